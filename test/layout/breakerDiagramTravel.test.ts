import { describe, expect, it } from "vitest";
import { plan } from "../../src/engine/plan";
import { diagramFrame } from "../../src/layout/breakerDiagramFrame";
import { paced, tokenTravel } from "../../src/layout/breakerDiagramTravel";
import { en } from "../../src/texts/en";
import { fromGallery } from "../support/gallery";

const rules = plan(fromGallery("breaker-lab")).breakers.supplier;
if (rules === undefined) throw new Error("the lab lost its breaker");
const frame = diagramFrame(376, rules, 10_000, false, en.breaker);
const restOf = (kind: string) => frame.nodes.find((node) => node.kind === kind)?.rest;

describe("the token", () => {
  it("travels from the old state to the new", () => {
    const way = tokenTravel(frame, "closed", "open", false);
    expect([way?.[0], way?.at(-1)]).toEqual([restOf("closed"), restOf("open")]);
  });

  it("goes the very same way back on a step back", () => {
    const there = tokenTravel(frame, "closed", "open", false);
    const back = tokenTravel(frame, "open", "closed", true);
    expect(back?.toReversed()).toEqual(there);
  });

  it("takes the other of two opposite arrows when a probe fails", () => {
    const there = tokenTravel(frame, "open", "half-open", false);
    const failed = tokenTravel(frame, "half-open", "open", false);
    expect(failed?.toReversed()).not.toEqual(there);
  });

  it("takes no way that is not an arrow", () => {
    expect(tokenTravel(frame, "open", "closed", false)).toBeNull();
    expect(tokenTravel(frame, "closed", "half-open", false)).toBeNull();
  });

  it("keeps an even pace", () => {
    const points = [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
      { x: 30, y: 10 },
    ];
    expect(paced(points).map((point) => point.offset)).toEqual([0, 0.75, 1]);
  });
});
