import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { pack, unpack } from "../../src/codec/packed";
import { streamPack, streamUnpack } from "../../src/codec/streamPacked";

describe("packing by the browser's own streams", () => {
  it.each(["", "a", "Ж ü 漢 🙂", "ab".repeat(20_000)])(
    "is read by the other way: %.10s",
    async (text) => {
      expect(unpack(await streamPack(text))).toEqual({ ok: true, text });
      expect(await streamUnpack(pack(text))).toEqual({ ok: true, text });
    },
  );

  it("stops at the size of a file", async () => {
    // A million equal bytes and more are a kilobyte packed.
    const packed = pack("x".repeat(1_048_577));
    expect(packed.length).toBeLessThan(2_000);
    expect(await streamUnpack(packed)).toEqual({ ok: false, why: "too_long" });
  });

  it.each([
    ["not base64url", "a+b/"],
    ["not deflate", "AAAA"],
    ["cut off", pack("some text that is long enough to be cut").slice(0, -8)],
    ["not UTF-8", deflateRawSync(Buffer.from([0xff])).toString("base64url")],
  ])("refuses what is damaged: %s", async (_, packed) => {
    expect(await streamUnpack(packed)).toEqual({ ok: false, why: "damaged" });
  });
});
