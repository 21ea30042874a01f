/**
 * Parts that are loaded when they are first drawn. `lazy` gives up for good on one that could not be
 * loaded; these are asked for again when their reader tries again.
 */
import { type ComponentType, createElement, lazy } from "react";

/** Starts each of those that did not come afresh. */
const missing = new Set<() => void>();

export function loadAgain(): void {
  for (const begin of missing) begin();
  missing.clear();
}

export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Part: ComponentType<Props>;
  const begin = () => {
    Part = lazy(() =>
      load().then(
        (part) => ({ default: part }),
        (error) => {
          missing.add(begin);
          throw error;
        },
      ),
    ) as ComponentType<Props>;
  };
  begin();
  return (props) => createElement(Part, props);
}
