import type { Propagation } from "../../engine/scenario";

export const PROPAGATIONS: readonly Propagation[] = ["none", "remaining", "absolute", "reset"];
