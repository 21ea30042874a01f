/** The figures of findings about calls inside calls. */
export interface TreeFigures {
  /** How long a caller waits for a callee, against what that may take: its own time, its calls, the wire. */
  "outer-not-longer": {
    readonly name: string;
    readonly limitMs: number;
    readonly limitedBy: "own" | "budget";
    readonly ownMs: number;
    readonly capsMs: number;
    readonly networkMs: number;
    readonly neededMs: number;
    /** Attempts of this run that were given up while a call below them went on. */
    readonly times: number;
  };
  "retries-multiply": {
    readonly name: string;
    readonly layers: number;
    /** Outermost first. */
    readonly names: string;
    readonly factors: string;
    readonly product: number;
    /** The most that one operation of this run sent to this hop. */
    readonly calls: number;
  };
  "worker-held": {
    readonly name: string;
    readonly effect: "read" | "write";
    readonly workedMs: number;
    readonly waitedMs: number;
    /** Requests of this run that it served. */
    readonly times: number;
  };
  "budget-reset": {
    readonly name: string;
    readonly by: "hop" | "retry";
    readonly wholeMs: number;
    /** Attempts of this run that went on past the deadline. */
    readonly times: number;
    /** How far the first of them did. */
    readonly pastMs: number;
  };
  "budget-not-clamped": {
    readonly name: string;
    /** The call that nothing else limits. */
    readonly inner: string;
    /** The most that it was told in this run. */
    readonly toldMs: number;
  };
  "absolute-with-skew": {
    readonly name: string;
    readonly skewMs: number;
    readonly direction: "ahead" | "behind";
    /** Requests of this run that it stopped although their caller still waited. */
    readonly times: number;
  };
}
