/** The number of hashes in a full tile, as in C2SP tlog-tiles. */
export const tileWidth = 256;

/** A tile of a level, or its first `width` hashes. */
export interface TilePlace {
  readonly index: number;
  /** From 1 to 256. */
  readonly width: number;
}

/** The path of a tile below its level, as C2SP tlog-tiles writes it: 1234067 is `x001/x234/067`. */
export function tilePath({ index, width }: TilePlace): string {
  const digits = String(index);
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/\d{3}/g) ?? [];
  const path = groups.map((group, at) => (at < groups.length - 1 ? `x${group}` : group)).join('/');
  return width === tileWidth ? path : `${path}.p/${width}`;
}

/** Parses a path as {@link tilePath} writes it. Null: no tile has this path. */
export function parseTilePath(path: string): TilePlace | null {
  const match = /^((?:x\d{3}\/){0,4}\d{3})(?:\.p\/(\d{1,3}))?$/.exec(path);
  if (match?.[1] === undefined) return null;
  const place = { index: Number(match[1].replace(/[x/]/g, '')), width: Number(match[2] ?? tileWidth) };
  return tilePath(place) === path && place.width > 0 && place.width <= tileWidth ? place : null;
}
