/*
 * Makes the RFC 8785 form of JSON that JSON.stringify has written, as bytes, without parsing it. In such a text, numbers and
 * strings already have their canonical form, so only the members of objects must be sorted. A replay does this for each event, and
 * parsing and serialising takes three times as long. A text in any other form is refused, and the caller parses it.
 */

const code = { quote: 0x22, backslash: 0x5c, comma: 0x2c, colon: 0x3a, minus: 0x2d, dot: 0x2e, zero: 0x30, nine: 0x39 };
const bracket = { open: 0x5b, close: 0x5d };
const brace = { open: 0x7b, close: 0x7d };
const literals = ['true', 'false', 'null'].map((text) => Buffer.from(text));
/** With more digits, or more zeros after the point, the shortest form of a number can be another one. */
const maxDigits = 15;
const maxZeros = 5;
const maxDepth = 32;
/** The maximum number of members of nested objects together. A text with more is refused. */
const maxMembers = 4_096;
/**
 * The characters that JSON.stringify writes after a backslash. `\\u` is refused, because JSON.stringify writes it for few
 * characters, and other programs for more.
 */
const isEscaped = new Uint8Array(256);
for (const byte of Buffer.from('"\\bfnrt')) isEscaped[byte] = 1;
/**
 * The bytes that end a run of plain characters in a string: a quote, a backslash, or a byte that JSON.stringify never writes in a
 * string.
 */
const isSpecial = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte < 0x20 || byte === code.quote || byte === code.backslash ? 1 : 0,
);

/**
 * Reads values of one text after another. The canonical form of a value is as long as the value, and stands at the same place of
 * `out` until the next text begins.
 */
export class CanonicalBytes {
  /** The second half is used for sorting, because copying within one buffer makes no garbage. */
  readonly out: Buffer;
  private source: Uint8Array = Buffer.alloc(0);
  private depth = 0;
  /** The members of the objects that are being read: the offsets of the beginning, of the end of the name, and of the end. */
  private readonly members = new Uint32Array(3 * maxMembers);
  private used = 0;
  /** By number of members: the order that the last such object had. */
  private readonly orders: number[][] = [];

  /** Longer texts are refused. */
  constructor(readonly maxBytes: number) {
    this.out = Buffer.alloc(2 * maxBytes);
  }

  /** Begins with a text. Returns whether it can be read. */
  begin(source: Uint8Array): boolean {
    if (source.length > this.maxBytes) return false;
    this.source = source;
    this.out.set(source);
    this.depth = 0;
    this.used = 0;
    return true;
  }

  /** Reads the value that begins at `at`. Returns where it ends, or -1 if it is refused. */
  value(at: number): number {
    const byte = this.source[at];
    if (byte === code.quote) return this.text(at);
    if (byte === brace.open) return this.nested(at, brace.close);
    if (byte === bracket.open) return this.nested(at, bracket.close);
    if (byte === code.minus || isDigit(byte)) return this.number(at);
    return this.literal(at);
  }

  /** Reads the string that begins at `at`, as {@link value} does. */
  text(at: number): number {
    const { source } = this;
    if (source[at] !== code.quote) return -1;
    for (let from = at + 1; from < source.length; from += 1) {
      // One table look-up for each byte, because this loop reads most of the log.
      if (isSpecial[source[from] as number] === 0) continue;
      if (source[from] === code.quote) return from + 1;
      if (source[from] !== code.backslash) return -1;
      from += 1;
      if (isEscaped[source[from] as number] !== 1) return -1;
    }
    return -1;
  }

  private nested(at: number, close: number): number {
    this.depth += 1;
    if (this.depth > maxDepth) return -1;
    const end = close === brace.close ? this.object(at) : this.array(at);
    this.depth -= 1;
    return end;
  }

  private array(at: number): number {
    const { source } = this;
    let from = at + 1;
    if (source[from] === bracket.close) return from + 1;
    for (;;) {
      from = this.value(from);
      if (from < 0 || source[from] !== code.comma) break;
      from += 1;
    }
    return from < 0 || source[from] !== bracket.close ? -1 : from + 1;
  }

  private object(at: number): number {
    const { source } = this;
    const first = this.used;
    let isSorted = true;
    let from = at + 1;
    if (source[from] === brace.close) return from + 1;
    for (;;) {
      from = this.member(from);
      if (from < 0) return -1;
      if (isSorted && this.used > first + 1) isSorted = this.compareNames(this.used - 2, this.used - 1) < 0;
      if (source[from] !== code.comma) break;
      from += 1;
    }
    if (source[from] !== brace.close || (!isSorted && !this.sort(first))) return -1;
    this.used = first;
    return from + 1;
  }

  private member(at: number): number {
    const { source, members } = this;
    const nameEnd = this.text(at);
    if (nameEnd < 0 || source[nameEnd] !== code.colon) return -1;
    const end = this.value(nameEnd + 1);
    if (end < 0 || this.used === maxMembers) return -1;
    members[3 * this.used] = at;
    members[3 * this.used + 1] = nameEnd;
    members[3 * this.used + 2] = end;
    this.used += 1;
    return end;
  }

  /** Sorts the members from the one with this number on, all of one object. Returns false if two have the same name. */
  private sort(first: number): boolean {
    const { members, out, maxBytes } = this;
    const begin = members[3 * first] as number;
    const count = this.used - first;
    this.orders[count] ??= Array.from({ length: count }, (_, place) => place);
    const order = this.orders[count];
    // Insertion sort, beginning with the order of the last object with as many members, which almost always has the same fields.
    for (let at = 1; at < order.length; at += 1) {
      const place = order[at] as number;
      let to = at;
      let compared = -1;
      for (; to > 0; to -= 1) {
        compared = this.compareNames(first + (order[to - 1] as number), first + place);
        if (compared <= 0) break;
        order[to] = order[to - 1] as number;
      }
      order[to] = place;
      if (compared === 0) return false;
    }
    let to = maxBytes + begin;
    for (const place of order) {
      const nth = first + place;
      if (to > maxBytes + begin) out[to++] = code.comma;
      const [from, end] = [members[3 * nth] as number, members[3 * nth + 2] as number];
      out.copyWithin(to, from, end);
      to += end - from;
    }
    out.copyWithin(begin, maxBytes + begin, to);
    return true;
  }

  /**
   * Compares by UTF-16 code units, as RFC 8785 requires. Names outside of ASCII or with escapes count as equal, so that they are
   * refused.
   */
  private compareNames(one: number, other: number): number {
    const { members, source } = this;
    const [oneEnd, otherEnd] = [members[3 * one + 1] as number, members[3 * other + 1] as number];
    let [at, to] = [(members[3 * one] as number) + 1, (members[3 * other] as number) + 1];
    for (; at < oneEnd && to < otherEnd; at += 1, to += 1) {
      const [left, right] = [source[at] as number, source[to] as number];
      if (left > 0x7f || right > 0x7f || left === code.backslash || right === code.backslash) return 0;
      if (left === right) continue;
      // The closing quote of the shorter name is not a part of it.
      if (at === oneEnd - 1) return -1;
      return to === otherEnd - 1 ? 1 : left - right;
    }
    return 0;
  }

  private number(at: number): number {
    const { source } = this;
    let from = at;
    if (source[from] === code.minus) from += 1;
    const isFraction = source[from] === code.zero;
    const begin = from;
    while (isDigit(source[from])) from += 1;
    // -0 is 0.
    if (from === begin || (isFraction && (from > begin + 1 || (from > at + 1 && source[from] !== code.dot)))) return -1;
    if (source[from] === code.dot) {
      const point = from;
      let zeros = 0;
      for (from += 1; isDigit(source[from]); from += 1)
        if (source[from] === code.zero && from === point + 1 + zeros) zeros += 1;
      if (from === point + 1 || source[from - 1] === code.zero || (isFraction && zeros > maxZeros)) return -1;
    }
    return from - begin > maxDigits || source[from] === 0x65 || source[from] === 0x45 ? -1 : from;
  }

  private literal(at: number): number {
    const { source } = this;
    for (const text of literals) {
      if (source[at] !== text[0]) continue;
      for (let nth = 0; nth < text.length; nth += 1) if (source[at + nth] !== text[nth]) return -1;
      return at + text.length;
    }
    return -1;
  }
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= code.zero && byte <= code.nine;
}
