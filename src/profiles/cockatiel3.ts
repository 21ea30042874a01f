/** cockatiel 3: callers wait for the one probe; an error that is not handled closes it. */
import type { BreakerProfile } from "./breakerProfile";
import {
  COCKATIEL_NOT_MODELLED,
  COCKATIEL_OPTIONS,
  COCKATIEL_UNRECORDED,
  cockatielRules,
} from "./cockatiel";
import { cockatielRetry } from "./cockatielRetry";

export const cockatiel3: BreakerProfile = {
  id: "cockatiel",
  name: "cockatiel 3",
  version: "3.2.1",
  evidence: "recordings",
  options: COCKATIEL_OPTIONS,
  notModelled: COCKATIEL_NOT_MODELLED,
  unrecorded: COCKATIEL_UNRECORDED,
  map: (config) =>
    cockatielRules(config, {
      halfOpen: { permits: 1, admits: "total", excess: "waits-for-probe", ignored: "closes" },
    }),
  retry: cockatielRetry,
};
