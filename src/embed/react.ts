/** `<hopwatch-embed>` in the JSX of React 19: `import type {} from "hopwatch/embed/react"`. */
import type * as React from "react";
import type { HopwatchAttributes, HopwatchEmbedElement } from "./contract";

export type HopwatchEmbedProps = React.DetailedHTMLProps<
  React.HTMLAttributes<HopwatchEmbedElement>,
  HopwatchEmbedElement
> &
  Partial<HopwatchAttributes>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "hopwatch-embed": HopwatchEmbedProps;
    }
  }
}
