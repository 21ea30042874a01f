import { loadBody } from "./body";
import type { EmbedLife } from "./embedLife";
import { OPTION_NAMES, SOURCE_NAMES } from "./optionNames";
import { reservedHeight } from "./reserved";
import { scriptPlace } from "./scriptPlace";
import { whenNear } from "./whenNear";

// On a server there is nothing to extend; importing this then does nothing.
const Base: typeof HTMLElement =
  typeof HTMLElement === "undefined" ? (class {} as typeof HTMLElement) : HTMLElement;

/**
 * `<hopwatch-embed>`: attributes in, events out; everything else is inside. Until it is nearly in view
 * it is no more than this: the rest of the script is not even run.
 */
export class HopwatchEmbed extends Base {
  static readonly observedAttributes = OPTION_NAMES;

  #life: EmbedLife | null = null;
  #forget = () => {};
  #waiting: "draw" | "open" | null = null;

  connectedCallback(): void {
    upgradeProperties(this);
    this.#forget();
    if (this.#life !== null) this.#life.start();
    else {
      this.#reserve();
      this.#forget = whenNear(this, (printing) => this.#begin(printing));
    }
  }

  disconnectedCallback(): void {
    // Moving it takes it out and puts it in again in one go: then nothing happens at all.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#forget();
      this.#life?.stop();
    });
  }

  /** Moved in one go by the page; without this the browser would take it out and put it in. */
  connectedMoveCallback(): void {
    this.#life?.speak();
  }

  /** To another document, which has style sheets of its own. */
  adoptedCallback(): void {
    this.#life?.adopt();
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now) return;
    if (name === "step") this.#life?.goTo();
    if (name === "lang") this.#life?.speak();
    this.#later(SOURCE_NAMES.includes(name) ? "open" : "draw");
  }

  /** Its place is kept from the start, however far below it is. */
  #reserve(): void {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    const room = this.ownerDocument.createElement("div");
    room.style.minHeight = reservedHeight((name) => this.getAttribute(name));
    shadow.replaceChildren(room);
  }

  async #begin(printing: boolean): Promise<void> {
    const { createEmbedLife } = await loadBody();
    if (!this.isConnected) return;
    this.#life ??= createEmbedLife(this, scriptPlace);
    this.#life.start(printing);
  }

  /** Attributes that change together are one change. */
  #later(what: "draw" | "open"): void {
    const isAsked = this.#waiting !== null;
    if (this.#waiting !== "open") this.#waiting = what;
    if (isAsked) return;
    queueMicrotask(() => {
      const wanted = this.#waiting;
      this.#waiting = null;
      if (wanted === "open") this.#life?.open();
      else this.#life?.draw();
    });
  }
}

// Each attribute is a property too; null, undefined and what is no text at all take it away.
for (const name of OPTION_NAMES) {
  // Every element has it.
  if (name === "lang") continue;
  Object.defineProperty(HopwatchEmbed.prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return this.getAttribute(name);
    },
    set(this: HTMLElement, value: unknown) {
      if (value === null || value === undefined || value === false) this.removeAttribute(name);
      else this.setAttribute(name, Array.isArray(value) ? value.join(" ") : String(value));
    },
  });
}

/** What a framework has set before the element was known lies over the accessor. */
function upgradeProperties(element: HTMLElement): void {
  for (const name of OPTION_NAMES) {
    const own = Object.getOwnPropertyDescriptor(element, name);
    if (own === undefined) continue;
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, own.value);
  }
}
