/** The world around the command line, so that tests can stand in for it. */
export type Input =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "missing" | "directory" | "too_large" | "not_text" }
  | { readonly kind: "unreadable"; readonly code: string };

/** The output could not be written, and not because its reader has gone. */
export class WriteFailed extends Error {
  override readonly name = "WriteFailed";
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export interface Io {
  /** Reads no more than the limit of a scenario file. */
  readonly readFile: (path: string) => Promise<Input>;
  readonly readStdin: () => Promise<Input>;
  /** False once nobody reads any more (`| head`): the rest need not be written. */
  readonly stdout: (text: string) => Promise<boolean>;
  readonly stderr: (text: string) => Promise<boolean>;
}
