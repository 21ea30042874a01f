/**
 * Plain data as bytes, for a list too long to be moved, or kept, as objects: a number by its digits, a string
 * by its place in a table, an object by its list of keys and what they hold. Order and absence of keys are
 * kept, a prototype is not.
 */

/** What the packed lists of one packing have in common. */
export interface Tables {
  readonly strings: readonly string[];
  /** The keys of the objects that were met, in their order. */
  readonly shapes: readonly (readonly string[])[];
}

/** A list in pieces of `PIECE` items, of which each can be read by itself. */
export interface PackedList {
  readonly length: number;
  readonly piece: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Where each piece begins. */
  readonly starts: Uint32Array<ArrayBuffer>;
}

export interface Packing {
  readonly pack: (list: readonly unknown[], piece: number) => PackedList;
  /** Once all is packed. */
  readonly tables: () => Tables;
}

/** What a number in the bytes says beside its value: its last three bits. */
const KIND = {
  natural: 0,
  negative: 1,
  string: 2,
  object: 3,
  array: 4,
  named: 5,
  float: 6,
} as const;
const KINDS = 8;
const NAMED: readonly unknown[] = [null, true, false, undefined];
/** Larger ones leave no room for the kind. */
const LARGEST = 2 ** 50 - 1;
/** Whole numbers below this are handled by their bits. */
const BITS = 2 ** 28;
const FLOAT_BYTES = 8;
/** The longest whole number with its kind. */
const MOST_BYTES = 9;

/** Items between two signs of life: some tens of milliseconds, or hundreds where it is slow. */
const TOLD_EVERY = 2 ** 16;

/** A tree of keys: the way to it is the list of keys that an object has. */
interface Keys {
  readonly key: string;
  readonly further: Keys[];
  /** -1: no object had just these. */
  shape: number;
}

/** `tell` is called again and again while it packs. */
export function packing(tell: () => void = () => {}): Packing {
  const strings: string[] = [];
  const places = new Map<string, number>();
  const shapes: string[][] = [];
  const root: Keys = { key: "", further: [], shape: -1 };
  let bytes = new Uint8Array(0);
  let at = 0;
  /** In all lists so far. */
  let items = 0;
  const float = new Float64Array(1);
  const floatBytes = new Uint8Array(float.buffer);

  const whole = (value: number, kind: number) => {
    if (at + MOST_BYTES > bytes.length) bytes = larger(bytes);
    let left = value * KINDS + kind;
    // Most of what is packed.
    if (left < 128) {
      bytes[at++] = left;
      return;
    }
    while (left >= BITS) {
      bytes[at++] = (left % 128) + 128;
      left = Math.floor(left / 128);
    }
    while (left >= 128) {
      bytes[at++] = (left & 127) | 128;
      left >>>= 7;
    }
    bytes[at++] = left;
  };
  const number = (value: number) => {
    const isWhole = Number.isInteger(value) && Math.abs(value) <= LARGEST && !Object.is(value, -0);
    if (isWhole) return value < 0 ? whole(-value, KIND.negative) : whole(value, KIND.natural);
    whole(0, KIND.float);
    if (at + FLOAT_BYTES > bytes.length) bytes = larger(bytes);
    float[0] = value;
    bytes.set(floatBytes, at);
    at += FLOAT_BYTES;
  };
  const string = (value: string) => {
    let place = places.get(value);
    if (place === undefined) {
      place = strings.push(value) - 1;
      places.set(value, place);
    }
    whole(place, KIND.string);
  };
  const object = (value: object) => {
    let keys = root;
    for (const key in value) keys = furtherBy(keys, key);
    if (keys.shape < 0) keys.shape = shapes.push(Object.keys(value)) - 1;
    whole(keys.shape, KIND.object);
    const parts: unknown[] = Object.values(value);
    for (let k = 0; k < parts.length; k++) put(parts[k]);
  };
  const put = (value: unknown) => {
    if (typeof value === "number") number(value);
    else if (typeof value === "string") string(value);
    else if (Array.isArray(value)) {
      whole(value.length, KIND.array);
      for (const item of value) put(item);
    } else if (typeof value === "object" && value !== null) object(value);
    else whole(NAMED.indexOf(value), KIND.named);
  };

  return {
    pack: (list, piece) => {
      bytes = new Uint8Array(1024);
      at = 0;
      const starts = new Uint32Array(Math.ceil(list.length / piece));
      for (let k = 0; k < list.length; k++) {
        if (k % piece === 0) starts[k / piece] = at;
        if (items++ % TOLD_EVERY === 0) tell();
        put(list[k]);
      }
      return { length: list.length, piece, bytes: bytes.slice(0, at), starts };
    },
    tables: () => ({ strings, shapes }),
  };
}

function furtherBy({ further }: Keys, key: string): Keys {
  for (const next of further) if (next.key === key) return next;
  const added: Keys = { key, further: [], shape: -1 };
  further.push(added);
  return added;
}

function larger(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const next = new Uint8Array(2 * bytes.length);
  next.set(bytes);
  return next;
}

/** The items of one piece, made anew. */
export function unpacked(
  { strings, shapes }: Tables,
  { length, piece, bytes, starts }: PackedList,
  which: number,
): unknown[] {
  let at = starts[which] ?? 0;
  const whole = () => {
    let byte = bytes[at++] ?? 0;
    if (byte < 128) return byte;
    let value = byte & 127;
    for (let weight = 128; byte >= 128; weight *= 128) {
      byte = bytes[at++] ?? 0;
      value += (byte & 127) * weight;
    }
    return value;
  };
  const take = (): unknown => {
    const tagged = whole();
    const value = Math.floor(tagged / KINDS);
    switch (tagged % KINDS) {
      case KIND.natural:
        return value;
      case KIND.negative:
        return -value;
      case KIND.string:
        return strings[value];
      case KIND.object: {
        const object: { [key: string]: unknown } = {};
        for (const key of shapes[value] ?? []) object[key] = take();
        return object;
      }
      case KIND.array: {
        const array: unknown[] = [];
        for (let k = 0; k < value; k++) array.push(take());
        return array;
      }
      case KIND.named:
        return NAMED[value];
      default:
        at += FLOAT_BYTES;
        return new DataView(bytes.buffer, at - FLOAT_BYTES, FLOAT_BYTES).getFloat64(0, true);
    }
  };
  const count = Math.min(piece, length - which * piece);
  return Array.from({ length: count }, take);
}
