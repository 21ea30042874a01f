import type { Ladder } from "../../engine/ladder";
import { layerProfile } from "../../profiles/layers";
import type { AllTexts } from "../../texts/all";

/** Products as they come, between a client and a pool whose times only their owner knows. */
export function usualChain(kinds: AllTexts["ladder"]["kinds"]): Ladder {
  const products = ["aws-alb", "nginx", "node-http"].flatMap((id) => layerProfile(id)?.layer ?? []);
  return [{ kind: "client", name: kinds.client }, ...products, { kind: "pool", name: kinds.pool }];
}
