import { nodeHash } from './merkle-tree.ts';

/** The root of a tree that grows leaf by leaf, at each of its sizes. Its memory does not grow with the tree. */
export class PrefixRoot {
  /** The roots of the complete subtrees, from the largest. */
  private readonly peaks: Buffer[] = [];
  size = 0;

  /**
   * Adds the next `leaves` leaves, whose root is `root`. Their number is a power of two, and the present size is a multiple of it.
   */
  addSubtree(root: Buffer, leaves: number): void {
    let peak = root;
    for (let size = this.size / leaves; size % 2 === 1; size = Math.floor(size / 2)) {
      const left = this.peaks.pop();
      if (left !== undefined) peak = nodeHash(left, peak);
    }
    this.peaks.push(peak);
    this.size += leaves;
  }

  /** The root. The tree has at least one leaf. */
  root(): Buffer {
    return this.peaks.reduceRight((root, peak) => nodeHash(peak, root));
  }
}
