import type { EventStore } from '@dakpion/event-store';
import { signedHead } from './checkpoint.ts';
import { allCheckpoints, type StoredCheckpoint } from './checkpoints.ts';
import { compareLeaves, type EventFinding } from './compare-leaves.ts';
import { leavesOfEvents } from './leaves-of-events.ts';
import { hashBytes, rootOf } from './merkle-tree.ts';
import { PrefixRoot } from './prefix-root.ts';
import type { NoteVerifier } from './signed-note.ts';
import { tileWidth } from './tile-path.ts';
import { NotInTreeError, TreeReader } from './tree-reader.ts';

/** A disagreement of an event with its leaf, or of a checkpoint with the leaves. */
export type LogFinding =
  | EventFinding
  /** No trusted key has signed the checkpoint, or its text differs from the signed text. */
  | { readonly kind: 'checkpoint_forged'; readonly size: number }
  /** The leaves are not those that were signed. The first difference is between the two sizes. */
  | { readonly kind: 'tree_differs'; readonly size: number; readonly after: number }
  /** The log has fewer leaves than a checkpoint. */
  | { readonly kind: 'log_rolled_back'; readonly size: number; readonly found: number }
  /** The log differs from the log of the checkpoint that the auditor has kept. */
  | { readonly kind: 'log_forked'; readonly size: number };

/** How far the log was verified, in events. */
interface LogRange {
  /** The number of events that a valid and matching checkpoint covers. */
  readonly anchored: number;
  /** The number of events that were recorded after the last checkpoint. The next one covers them. */
  readonly unanchored: number;
  /** The number of events that checkpoints cover, none of which is valid and matching. */
  readonly unchecked: number;
  readonly checkpoints: number;
}

export type LogVerificationItem =
  | { readonly kind: 'finding'; readonly finding: LogFinding }
  | ({ readonly kind: 'verified' } & LogRange);

export interface VerifyLogOptions {
  readonly eventStore: EventStore;
  /** The public keys that may have signed checkpoints, the former ones included. */
  readonly keys: readonly NoteVerifier[];
  /** The note of a checkpoint that the auditor has kept, signed by one of the keys. */
  readonly since?: string;
}

/**
 * Computes every leaf again from the events and compares it with the tree, and the tree with each checkpoint. Its memory does
 * not grow with the log. Throws a RangeError if no key has signed `since`.
 */
export async function* verifyLog(options: VerifyLogOptions): AsyncGenerator<LogVerificationItem> {
  const { eventStore } = options;
  const checkpoints = new CheckpointCheck(options.keys, options.since);
  await checkpoints.begin(allCheckpoints(eventStore));
  const leaves = storedLeaves(eventStore, checkpoints);
  const compared = compareLeaves(leaves, leavesSoFar(eventStore));
  let newEvents = 0;
  for await (const item of compared) {
    if (item.kind === 'new_events') newEvents = item.count;
    else yield { kind: 'finding', finding: item };
    yield* findings(checkpoints.take());
  }
  yield* findings(await checkpoints.end());
  yield { kind: 'verified', ...checkpoints.range(newEvents) };
}

function* findings(found: readonly LogFinding[]): Generator<LogVerificationItem> {
  for (const finding of found) yield { kind: 'finding', finding };
}

/**
 * The leaves of the tree with their names, and the checkpoints on the way. A program at work adds leaves meanwhile. They are read,
 * too, because a checkpoint that is signed meanwhile covers them.
 */
async function* storedLeaves(eventStore: EventStore, checkpoints: CheckpointCheck) {
  const tree = new TreeReader(eventStore);
  for (let size = 0; ; ) {
    const known = size % tileWidth;
    const leaves = await tree.leaves({ index: (size - known) / tileWidth, width: known + 1 }).catch(nullAtEnd);
    if (leaves === null) return;
    const events = leaves.events.slice(known);
    size += events.length;
    const bytes = leaves.hashes.subarray(known * hashBytes);
    await checkpoints.pass(bytes);
    const hashes = bytes.toString('binary');
    yield events.map((name, at) => ({ name, hash: hashes.slice(at * hashBytes, (at + 1) * hashBytes) }));
  }
}

/** The leaves of the recorded events. An empty part: there are no more at present. The next read finds those that came since. */
async function* leavesSoFar(eventStore: EventStore) {
  for (let after: bigint | undefined; ; ) {
    for await (const leaves of leavesOfEvents(eventStore, after)) {
      after = leaves.at(-1)?.position ?? after;
      yield leaves;
    }
    yield [];
  }
}

function nullAtEnd(error: unknown): null {
  if (error instanceof NotInTreeError) return null;
  throw error;
}

/** Compares checkpoints, which grow in size, with the root of the leaves so far. */
class CheckpointCheck {
  private readonly tree = new PrefixRoot();
  private checkpoints: AsyncIterator<StoredCheckpoint> | undefined;
  private next: StoredCheckpoint | undefined;
  private found: LogFinding[] = [];
  private count = 0;
  private agreed = 0;
  /** The number of leaves that a checkpoint covers, also one that does not agree. */
  private covered = 0;
  private readonly kept: { readonly size: number; readonly root: Buffer } | null;

  constructor(
    private readonly keys: readonly NoteVerifier[],
    since: string | undefined,
  ) {
    this.kept = since === undefined ? null : signedHead(since, keys);
    if (since !== undefined && this.kept === null) throw new RangeError('no key has signed the kept checkpoint');
  }

  async begin(checkpoints: AsyncIterable<StoredCheckpoint>): Promise<void> {
    this.checkpoints = checkpoints[Symbol.asyncIterator]();
    await this.advance();
  }

  /**
   * Adds the next leaves, whose concatenated hashes are `hashes`. Adds the largest complete subtrees, which is quicker than single
   * leaves.
   */
  async pass(hashes: Buffer): Promise<void> {
    for (let at = 0; at < hashes.length; ) {
      const leaves = this.leavesOfNext((hashes.length - at) / hashBytes);
      const end = at + leaves * hashBytes;
      this.tree.addSubtree(rootOf(hashes.subarray(at, end)), leaves);
      at = end;
      await this.compareAtSize();
    }
  }

  /** The size of the next complete subtree, of at most `left` leaves, in which no checkpoint ends before its last leaf. */
  private leavesOfNext(left: number): number {
    const { size } = this.tree;
    const sizes = [this.kept?.size ?? 0, this.next?.head.size ?? 0].filter((other) => other > size);
    const most = Math.min(left, ...sizes.map((other) => other - size));
    let leaves = 1;
    while (size % (2 * leaves) === 0 && 2 * leaves <= most) leaves *= 2;
    return leaves;
  }

  private async compareAtSize(): Promise<void> {
    const { size } = this.tree;
    if (this.kept?.size === size && !this.kept.root.equals(this.tree.root())) {
      this.found.push({ kind: 'log_forked', size });
    }
    while (this.next !== undefined && this.next.head.size <= size) {
      this.compare(this.next);
      await this.advance();
    }
  }

  take(): readonly LogFinding[] {
    const found = this.found;
    this.found = [];
    return found;
  }

  /** Reports the remaining checkpoints, which are larger than the tree. */
  async end(): Promise<readonly LogFinding[]> {
    const { size: found } = this.tree;
    for (; this.next !== undefined; await this.advance()) {
      this.found.push({ kind: 'log_rolled_back', size: this.next.head.size, found });
      this.covered = found;
    }
    if (this.kept !== null && this.kept.size > found) {
      this.found.push({ kind: 'log_rolled_back', size: this.kept.size, found });
    }
    return this.take();
  }

  /** `newEvents`: the number of events that have no leaf yet. A writer at work stores leaves before their checkpoint. */
  range(newEvents: number): LogRange {
    const { agreed: anchored, covered, count: checkpoints } = this;
    return { anchored, unanchored: this.tree.size - covered + newEvents, unchecked: covered - anchored, checkpoints };
  }

  private async advance(): Promise<void> {
    const { value, done } = (await this.checkpoints?.next()) ?? { done: true, value: undefined };
    this.next = done === true ? undefined : value;
  }

  private compare({ head, note }: StoredCheckpoint): void {
    this.count += 1;
    const { size } = head;
    this.covered = Math.max(this.covered, size);
    if (signedHead(note, this.keys) === null) this.found.push({ kind: 'checkpoint_forged', size });
    // Includes a checkpoint that is smaller than the one before it.
    else if (size !== this.tree.size || !head.root.equals(this.tree.root())) {
      this.found.push({ kind: 'tree_differs', size, after: this.agreed });
    } else this.agreed = size;
  }
}
