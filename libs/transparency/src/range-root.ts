import { nodeHash, splitOf } from './merkle-tree.ts';

/** Consecutive leaves: from the first one up to the one before `to`. */
export interface LeafRange {
  readonly from: number;
  readonly to: number;
}

interface RangeSources {
  /** The hash of the next leaf of the range. */
  readonly leaf: () => Promise<Buffer>;
  /** The root of the leaves from `from` up to `to`, none of which is in the range. */
  readonly outside: (range: LeafRange) => Promise<Buffer>;
}

/**
 * The root of a tree of `size` leaves, from the leaves of a range and the roots of the subtrees beside it. Requests both from left
 * to right, so the roots beside the range can be a list: at most two for each level of the tree.
 */
export function rootAround(range: LeafRange, size: number, sources: RangeSources): Promise<Buffer> {
  const rootOf = async (from: number, to: number): Promise<Buffer> => {
    if (to <= range.from || from >= range.to) return sources.outside({ from, to });
    if (to - from === 1) return sources.leaf();
    const middle = from + splitOf(to - from);
    const left = await rootOf(from, middle);
    return nodeHash(left, await rootOf(middle, to));
  };
  return rootOf(0, size);
}

/** The subtrees beside a range, in the order in which {@link rootAround} requests them. */
export function* rangesAround(range: LeafRange, from: number, to: number): Generator<LeafRange> {
  if (to <= range.from || from >= range.to) yield { from, to };
  else if (from < range.from || to > range.to) {
    const middle = from + splitOf(to - from);
    yield* rangesAround(range, from, middle);
    yield* rangesAround(range, middle, to);
  }
}
