/** The part of the package that the tests use; it brings no declarations of its own. */
declare module "opossum" {
  export default class CircuitBreaker {
    constructor(action: () => Promise<void>, options: object);
    readonly closed: boolean;
    readonly opened: boolean;
    fire(): Promise<void>;
    on(event: "open" | "halfOpen" | "close", listener: () => void): this;
    shutdown(): void;
  }
}
