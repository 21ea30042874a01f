/** The file that a page loads. Loading it twice, or on a server, does nothing more. */
import { HopwatchEmbed } from "./HopwatchEmbed";

const NAME = "hopwatch-embed";

if (typeof customElements !== "undefined" && customElements.get(NAME) === undefined) {
  customElements.define(NAME, HopwatchEmbed);
}
