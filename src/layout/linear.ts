/**
 * A linear scale: moments to pixels. d3's own brings the interpolation of colours and texts along,
 * a tenth of the first load, for this one line of arithmetic; its ticks and round ends are used.
 */
export interface Linear {
  (value: number): number;
  domain(): readonly [number, number];
  range(): readonly [number, number];
}

/** With `clamp`, what lies outside the domain stands at its edge. A domain without a length is its middle. */
export function linear(
  domain: readonly [number, number],
  range: readonly [number, number],
  clamp = false,
): Linear {
  const [from, to] = domain;
  const [fromPx, toPx] = range;
  const at = (value: number) => {
    const share = to === from ? 0.5 : (value - from) / (to - from);
    const shown = clamp ? Math.max(0, Math.min(1, share)) : share;
    return fromPx * (1 - shown) + toPx * shown;
  };
  return Object.assign(at, { domain: () => domain, range: () => range });
}
