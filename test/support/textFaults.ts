/** What can be wrong with a text of another language beside its English, as far as a rule can tell. */
import type { LoadedLanguage } from "../../src/texts/language";
import { NAME } from "./typeSamples";

/** Names, units and words of code, which are the same in every language. */
const SAME_EVERYWHERE = new Set(
  `${NAME} ${NAME.toLowerCase()} Hopwatch Shop MIT DNS TLS HTTP UTF JSON CSV Markdown Node JavaScript Java Go GitHub gRPC Page Up Down Home End Esc Shift Ctrl
  cookie circuit breaker min max true Infinity CDN QR
  HTML MDX SVG Docusaurus VitePress MkDocs Astro Starlight Sphinx reST iframe src state`.split(
    /\s+/,
  ),
);
/** Words that people of that language say in English. */
const SAID_IN_ENGLISH: { readonly [language in LoadedLanguage]: ReadonlySet<string> } = {
  ru: new Set(["backoff", "volume", "throughput"]),
  vi: new Set(
    `ms px timeout backoff Backoff jitter Jitter full equal decorrelated fan-out deadline ok
    client Client instance Instance seed proxy Proxy keep-alive Keep-alive`.split(/\s+/),
  ),
};
/** `timeoutMs`, `p99`, `Retry-After`, `retry_on`, `hops[2]`: written as in code. */
const CODE = /^([a-z]+[A-Z]\w*|p\d+|x\d*|\w+_\w+|\w+-After|\w+\(\)|Ms)$/;

/** Words of a scenario file, of code and of the wire, and keys, which sentences name as they are. */
const AS_WRITTEN = new Set(
  `src state false null never uniform samples count breakers id 31ms Symbol BigInt signal read
  Agent undici keep-alive Keep-alive Alt Delete Enter enable disable shutdown done issue DISABLED Error Exception ReadyToTrip
  DelegateBackoff IterableBackoff WithMaxRetries UseJitter BackoffType`.split(/\s+/),
);
/** Hops of the lessons, and libraries. */
const NAMED = new Set(
  `API Audit Catalogue Database Gateway Inventory Loyalty Orders Payment Price Prices Pricing Profile Search Shop Stock
  Supplier Tax AWS Failsafe Hystrix Polly cockatiel gobreaker opossum resilience4j`.split(/\s+/),
);
/** `7.payment.1.refused`, `open()`, `forced[2]`, `\`code\``, `{own}`, `--json`, `hopwatch list`: no words of a sentence. */
const NO_WORDS =
  /`[^`]*`|\{[a-z0-9-]+\}|\b\w+(\.\w+)+\b|\b\w+\(\)|\b\w+\[[\d.-]*\]|(?<!\S)--[a-z]+|\bhopwatch (run|check|list|lesson|help)\b/g;

/** Words that English cannot do without and Vietnamese does not have. */
const ENGLISH =
  /\b(the|of|and|is|are|was|were|it|its|that|this|with|from|which|when|not|has|have|by|for|than|left|after|before)\b/i;

/** Control, format and direction characters; a line break is none of them. */
const UNSEEN = /[^\P{C}\n]/u;

interface Rule {
  readonly fault: string;
  readonly breaks: (text: string, english: string, language: LoadedLanguage) => boolean;
}

const inBoth = (wrong: RegExp, fault: string): Rule => ({
  fault,
  // What English has on purpose (a line break of code, an empty word) may be there too.
  breaks: (text, english) => wrong.test(text) && !wrong.test(english),
});

const EVERYWHERE: readonly Rule[] = [
  inBoth(/undefined|NaN|\[object|=>/, "is made of something that is no text"),
  inBoth(/[ \u00a0\u202f]{2}/, "has two spaces"),
  inBoth(/^\s|\s$/, "begins or ends with a space"),
  inBoth(/ [,.;:!?)]|\( /, "has a space beside a mark that has none there"),
  inBoth(UNSEEN, "has a character that is not seen"),
  inBoth(/["']/, "has a straight quote"),
  inBoth(/\.\.\./, "has three dots for …"),
  { fault: "is not in the composed form (NFC)", breaks: (text) => text !== text.normalize("NFC") },
  { fault: "is empty", breaks: (text, english) => text === "" && english !== "" },
  {
    fault: "has other {figures} than English",
    breaks: (text, english) => figures(text) !== figures(english),
  },
  {
    fault: "is the same as in English",
    breaks: (text, english, language) => text === english && ownWords(text, language).length > 0,
  },
];

const OF_LANGUAGE: { readonly [language in LoadedLanguage]: readonly Rule[] } = {
  ru: [
    {
      fault: "has an English word",
      breaks: (text, _, language) => ownWords(text, language).some((word) => /[A-Za-z]/.test(word)),
    },
    inBoth(/[“”„]/, "has quotes other than « »"),
    {
      fault: "says Вы with a capital",
      breaks: (text) => /[^.!?…]\s(Вы|Вас|Вам|Вами|Ваш\p{L}*)(?!\p{L})/u.test(text),
    },
    { fault: "has a hyphen for a dash", breaks: (text) => / - /.test(text) },
  ],
  vi: [
    {
      fault: "has an English word",
      breaks: (text) => ENGLISH.test(text.replace(/Retry-After|\{[a-z0-9-]+\}/g, "")),
    },
    inBoth(/[«»„]/, "has quotes other than “ ”"),
    { fault: "has a hyphen for a dash", breaks: (text) => / - /.test(text) },
  ],
};

export function faultsOf(
  text: string,
  english: string,
  language: LoadedLanguage,
): readonly string[] {
  return [...EVERYWHERE, ...OF_LANGUAGE[language]]
    .filter(({ breaks }) => breaks(text, english, language))
    .map(({ fault }) => fault);
}

/** Words of two letters and more that are neither names nor code. */
function ownWords(text: string, language: LoadedLanguage): readonly string[] {
  const words = text.replace(NO_WORDS, " ").match(/[\p{L}\d_-]*\p{L}{2}[\p{L}\d_-]*/gu) ?? [];
  return words.filter(
    (word) =>
      !CODE.test(word) &&
      !AS_WRITTEN.has(word) &&
      !NAMED.has(word) &&
      !SAID_IN_ENGLISH[language].has(word) &&
      !word.split("-").every((part) => SAME_EVERYWHERE.has(part) || /^\d*$/.test(part)),
  );
}

function figures(text: string): string {
  return [...new Set(text.match(/\{[a-z][a-z0-9-]*\}/g) ?? [])].sort().join(" ");
}
