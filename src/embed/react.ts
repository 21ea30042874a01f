/** `<hopwatch-embed>` in the JSX of React 19: `import type {} from "hopwatch/embed/react"`. */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { HopwatchAttributes, HopwatchEmbedElement } from "./contract";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "hopwatch-embed": DetailedHTMLProps<
        HTMLAttributes<HopwatchEmbedElement>,
        HopwatchEmbedElement
      > &
        Partial<HopwatchAttributes>;
    }
  }
}
