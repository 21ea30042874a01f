import { LIMITS } from "./limits";

/** Why a scenario has no result, though every value in it is legal. */
export type RefusalCause =
  | { readonly reason: "cannot_end"; readonly hop: string }
  | { readonly reason: "too_many_attempts"; readonly attempts: number };

/** Thrown by `simulate` (model, sections 5 and 9); the words people read are made from `cause`. */
export class RunRefused extends Error {
  override readonly name = "RunRefused";
  override readonly cause: RefusalCause;

  constructor(cause: RefusalCause) {
    super(
      cause.reason === "cannot_end"
        ? `the operation cannot end: nothing limits the wait at hop "${cause.hop}"`
        : `the run would make ${cause.attempts} attempts, more than ${LIMITS.attempts}`,
    );
    this.cause = cause;
  }
}
