/** The figures of findings about single settings. */
export interface SettingFigures {
  "optional-first": {
    readonly name: string;
    /** The mandatory hop behind it: the first, or the one that ran out of time. */
    readonly mandatory: string;
    /** What it took from that one in this run; without such a case what it may take at most. */
    readonly takesMs: number;
    readonly usableMs: number;
    readonly times: number;
  };
  "reserve-too-small": {
    readonly reserveMs: number;
    readonly finishMs: number;
    /** Answers of this run that the closing work made late, and by how much at most. */
    readonly times: number;
    readonly lateMs: number;
  };
  "read-timeout-as-deadline": {
    readonly name: string;
    readonly readTimeoutMs: number;
    /** Attempts of this run that took longer than it in all. */
    readonly times: number;
    readonly spentMs: number;
  };
  "connect-timeout-too-long": {
    readonly name: string;
    readonly connectTimeoutMs: number;
    readonly limitMs: number;
    /** Attempts of this run that used up their time before they had reached their callee. */
    readonly times: number;
  };
  "shared-breaker": {
    /** The hop that suffers. */
    readonly name: string;
    readonly breaker: string;
    readonly names: string;
    readonly hops: number;
    /** Calls of this run that were refused for failures of other hops alone. */
    readonly refused: number;
  };
  "open-before-retry-after": {
    readonly name: string;
    readonly breaker: string;
    readonly openMs: number;
    readonly retryAfterMs: number;
    readonly honoured: "yes" | "no";
  };
  "never-binds": {
    /** A hop's name, a breaker's key, or the scenario's title. */
    readonly name: string;
    readonly setting:
      | "timeoutMs"
      | "readTimeoutMs"
      | "marginMs"
      | "reserveMs"
      | "maxBudgetMs"
      | "retry.minUsefulMs"
      | "slowMs";
    readonly valueMs: number;
    readonly because: "budget-first" | "limit-first" | "nobody-looks" | "told-nothing";
    /** What comes first; 0 when nobody looks. */
    readonly limitMs: number;
  };
}
