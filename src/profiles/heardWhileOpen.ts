/** Of libraries that go on counting while they are open, and throw it all away when they close. */
import type { NotModelled } from "./breakerProfile";

export const HEARD_WHILE_OPEN: NotModelled = {
  what: "late results in the figures of an open breaker",
  why: "closing throws them away, so they decide nothing; here they are dropped",
  options: [],
};
