import { constants, deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { decodeLink, encodeLink } from "../../src/codec/link";
import { parseScenario, problemText } from "../../src/codec/parseScenario";
import type { Frame } from "../../src/engine/scenario";
import { small } from "./scenarios";

/** Packed by Node's own deflate, not by ours. */
const packed = (data: string | Uint8Array) => deflateRawSync(data).toString("base64url");
const packedSmall = packed(JSON.stringify(small()));

function linesOf(hash: string): readonly string[] {
  const link = decodeLink(hash);
  return link.ok ? [] : link.problems.map(problemText);
}

describe("a link", () => {
  it.each<[Frame, string]>([
    [{ operation: 7, hop: "payment", attempt: 1, moment: "refused" }, "7.payment.1.refused"],
    [{ operation: 1, moment: "finish" }, "1...finish"],
    [{ moment: "over" }, "...over"],
    [{ operation: 2, hop: "gateway", moment: "work" }, "2.gateway..work"],
    [{ breaker: "payment", moment: "breaker", nth: 2 }, "...breaker.2~payment"],
    [{ operation: 5, hop: "a-b", attempt: 2, breaker: "c-d", moment: "told" }, "5.a-b.2.told~c-d"],
  ])("names the frame %j as %s", (frame, text) => {
    const link = { source: { kind: "gallery", name: "order-800" } as const, frame, view: {} };
    expect(encodeLink(link)).toBe(`g=order-800&f=${text}`);
    expect(decodeLink(`#g=order-800&f=${text}`)).toEqual({ ok: true, ...link });
  });

  it.each([
    [{}, ""],
    [{ stepSize: "event" }, "&v=event"],
    [{ pane: "ledger" }, "&v=.ledger"],
    [{ stepSize: "event", pane: "ledger" }, "&v=event.ledger"],
  ] as const)("names the view %j as %j", (view, text) => {
    const link = { source: { kind: "gallery", name: "auth-480" } as const, frame: null, view };
    expect(encodeLink(link)).toBe(`g=auth-480${text}`);
    expect(decodeLink(`g=auth-480${text}`)).toEqual({ ok: true, ...link });
  });

  it("carries a scenario, whoever deflated it", () => {
    const parsed = parseScenario(small());
    if (!parsed.ok) throw new Error("refused");
    const source = { kind: "scenario", scenario: parsed.scenario } as const;
    const decoded = { ok: true, source, frame: null, view: {} };
    expect(decodeLink(`#s=${packedSmall}`)).toEqual(decoded);
    expect(decodeLink(`#${encodeLink({ source, frame: null, view: {} })}`)).toEqual(decoded);
  });

  it("carries what it is compared with, each half whole or by name", () => {
    const parsed = parseScenario(small());
    if (!parsed.ok) throw new Error("refused");
    const whole = { kind: "scenario", scenario: parsed.scenario } as const;
    const named = { kind: "gallery", name: "order-800" } as const;
    const frame: Frame = { moment: "over" };
    for (const [source, against, start] of [
      [named, { kind: "gallery", name: "auth-480" }, "g=order-800&bg=auth-480&"],
      [named, whole, "g=order-800&bs="],
      [whole, named, "s="],
      [whole, whole, "s="],
    ] as const) {
      const text = encodeLink({ source, against, frame, view: {} });
      expect(text.slice(0, start.length)).toBe(start);
      expect(decodeLink(`#${text}`)).toEqual({ ok: true, source, against, frame, view: {} });
    }
    expect(decodeLink(`#g=order-800&bs=${packedSmall}`)).toMatchObject({ against: whole });
  });

  it("without a second half has none", () => {
    expect(decodeLink("#g=order-800")).not.toHaveProperty("against");
  });

  it("is read when a messenger escaped it, and with keys of later versions", () => {
    const hash = "g=order-800&f=...breaker.2%7Epayment&later=1&later=2";
    const frame = { breaker: "payment", moment: "breaker", nth: 2 };
    expect(decodeLink(hash)).toMatchObject({ ok: true, frame });
  });
});

describe("a link that is refused", () => {
  const frame = "#f: expected a frame such as 7.payment.1.refused, got";
  const view = "#v: expected a view such as event or event.ledger, got";
  const source = "(link): expected either s= with a scenario or g= with the name of one, got";
  const damaged = "#s: expected a scenario as this page packs it, got damaged or incomplete data";

  it.each([
    ["an empty one", "", `${source} nothing`],
    ["a frame of nothing", "#f=...over", `${source} nothing`],
    ["two sources", `#g=order-800&s=${packedSmall}`, `${source} both`],
    ["a frame twice", "#g=a&f=...over&f=...over", "#f: expected this key once, got it twice"],
    [
      "a name that is none",
      "#g=Order",
      '#g: expected the name of a scenario: lower-case letters, digits and hyphens, got "Order"',
    ],
    [
      "a name that is markup",
      "#g=<img>",
      '#g: expected the name of a scenario: lower-case letters, digits and hyphens, got "<img>"',
    ],
    ["no frame", "#g=a&f=", `${frame} ""`],
    ["an index for a frame", "#g=a&f=12", `${frame} "12"`],
    ["a moment there is not", "#g=a&f=...lunch", `${frame} "...lunch"`],
    ["a moment every object has", "#g=a&f=...constructor", `${frame} "...constructor"`],
    ["operation 0", "#g=a&f=0...finish", `${frame} "0...finish"`],
    ["operation 100 001", "#g=a&f=100001...finish", `${frame} "100001...finish"`],
    ["attempt 01", "#g=a&f=1.a.01.end", `${frame} "1.a.01.end"`],
    ["a hop that is no id", "#g=a&f=1.-.1.end", `${frame} "1.-.1.end"`],
    ["more than a frame", "#g=a&f=1.a.1.end.1.1", `${frame} "1.a.1.end.1.1"`],
    ["no view", "#g=a&v=", `${view} ""`],
    ["a step size there is not", "#g=a&v=week", `${view} "week"`],
    ["a pane that is no id", "#g=a&v=.A", `${view} ".A"`],
    ["no scenario", "#s=", damaged],
    ["not base64", "#s=a.b", damaged],
    ["an escape that is none", "#s=%E0%A4%A", damaged],
    ["not deflated", "#s=eyJ2ZXJzaW9uIjoxfQ", damaged],
    ["not UTF-8", `#s=${packed(Uint8Array.of(0x22, 0xff, 0x22))}`, damaged],
    ["not JSON", `#s=${packed("hello")}`, "(file): expected JSON, got text that is not JSON"],
    [
      "not a scenario",
      `#s=${packed('{"version":1,"title":"","deadlineMs":null,"seed":1,"hops":[],"breakers":{},"arrivals":["2s"]}')}`,
      'arrivals[0]: expected a whole number of milliseconds from 0 to 2678400000, or an object with atMs, got "2s"',
    ],
    [
      "endless",
      `#s=${"A".repeat(4_000_000)}`,
      "(link): expected a link of at most 3001000 characters, got 4000003 characters",
    ],
    [
      "one half endless",
      `#s=${"A".repeat(2_000_000)}`,
      "#s: expected a file of at most 1048576 bytes, got more",
    ],
    ["a second half alone", `#bs=${packedSmall}`, `${source} nothing`],
    [
      "two second halves",
      `#g=a&bg=b&bs=${packedSmall}`,
      "(link): expected either bs= with a scenario or bg= with the name of one, got both",
    ],
    ["a second half twice", "#g=a&bg=b&bg=c", "#bg: expected this key once, got it twice"],
    [
      "a second name that is markup",
      "#g=a&bg=<img>",
      '#bg: expected the name of a scenario: lower-case letters, digits and hyphens, got "<img>"',
    ],
    ["a second half that is damaged", "#g=a&bs=rubbish", damaged.replace("#s", "#bs")],
    [
      "a second half that is no JSON",
      `#g=a&bs=${packed("hello")}`,
      "#bs (file): expected JSON, got text that is not JSON",
    ],
    [
      "a second half that is no scenario",
      `#g=a&bs=${packed('{"version":1,"title":"","deadlineMs":null,"seed":1,"hops":[],"breakers":{},"arrivals":["2s"]}')}`,
      '#bs arrivals[0]: expected a whole number of milliseconds from 0 to 2678400000, or an object with atMs, got "2s"',
    ],
  ])("%s", (_, hash, line) => {
    expect(linesOf(hash)).toEqual([line]);
  });

  it("one that was cut, wherever it was cut", () => {
    for (let length = 1; length < packedSmall.length; length++) {
      expect(linesOf(`#s=${packedSmall.slice(0, length)}`)).toEqual([damaged]);
    }
  });
});

describe("a small link that inflates to 1 GB", () => {
  it("is refused after 1 MiB of it", () => {
    // A megabyte that ends on a whole byte, a thousand times over, is one stream.
    const megabyte = deflateRawSync(new Uint8Array(1_000_000), {
      level: 9,
      finishFlush: constants.Z_SYNC_FLUSH,
    });
    const end = deflateRawSync(new Uint8Array(0));
    const bytes = Buffer.concat([...new Array(1_000).fill(megabyte), end]);
    const bomb = bytes.toString("base64url");
    expect(bomb.length).toBeLessThan(1_500_000);
    for (const [hash, key] of [
      [`#s=${bomb}`, "#s"],
      [`#g=order-800&bs=${bomb}`, "#bs"],
      [`#s=${packedSmall}&bs=${bomb}`, "#bs"],
    ]) {
      const before = performance.now();
      expect(linesOf(hash ?? "")).toEqual([
        `${key}: expected a file of at most 1048576 bytes, got more`,
      ]);
      expect(performance.now() - before).toBeLessThan(1_000);
    }
  });

  it("a text of exactly 1 MiB is still read, one byte more is not", () => {
    const text = JSON.stringify(small());
    expect(linesOf(`#s=${packed(text.padEnd(1_048_576))}`)).toEqual([]);
    expect(linesOf(`#s=${packed(text.padEnd(1_048_577))}`)).toHaveLength(1);
  });
});
