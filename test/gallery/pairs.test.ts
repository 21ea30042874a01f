import { expect, it } from "vitest";
import { pairsOf } from "../../src/gallery/pairs";
import { fromGallery } from "../support/gallery";

it("pairs lead both ways, and only from the gallery's own", () => {
  const order = fromGallery("order-800");
  expect(pairsOf(order)).toEqual([fromGallery("order-800-local")]);
  expect(pairsOf(fromGallery("order-800-local"))).toEqual([order]);
  expect(pairsOf(fromGallery("retry-storm-27"))).toEqual([
    fromGallery("retry-storm-one-layer"),
    fromGallery("retry-storm-budget"),
  ]);
  expect(pairsOf({ ...order })).toEqual([]);
  expect(pairsOf(fromGallery("breaker-lab"))).toEqual([]);
});
