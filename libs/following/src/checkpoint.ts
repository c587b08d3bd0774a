import { repeat } from '@dakpion/repetition';
import type { StateStore, StoredDocument } from '@dakpion/state-store';
import {
  type CheckpointDocument,
  type FollowedEvent,
  isSettled,
  marksApartMs,
  movedTo,
} from './checkpoint-document.ts';
import { maxTries, positionOf, readCheckpoint, writeCheckpoint } from './stored-checkpoint.ts';

const confirmEveryMs = 1_000;

/** The dependencies of a checkpoint. */
export interface CheckpointParts {
  readonly stateStore: StateStore;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly name: string;
}

/**
 * The checkpoint of one follower. It is in the same store as the follower's writes and can be lost with them. If the store has
 * another history, or an older checkpoint or none, the follower must start again from what the store has.
 */
export class Checkpoint {
  private saved: bigint | undefined;

  constructor(
    private readonly parts: CheckpointParts,
    private stored: StoredDocument<CheckpointDocument>,
    /** The position from which the follower went back, because the state store may have lost writes. */
    readonly wentBackFrom: bigint | undefined,
  ) {
    this.saved = positionOf(stored.value);
  }

  /** The position that was last read or saved. Undefined at the beginning. */
  get position(): bigint | undefined {
    return this.saved;
  }

  /**
   * Whether it is useful to save the same position again. That records how long the follower has been there, so that it can go
   * back to that position.
   */
  get needsRefresh(): boolean {
    const { value } = this.stored;
    const savedAt = value.marks[0]?.saved_at;
    if (savedAt === undefined || isSettled(value)) return false;
    return this.parts.clock() - savedAt >= marksApartMs;
  }

  /**
   * Saves the position of the event unless a higher one is saved. Rejects with {@link CheckpointLostError} without saving if
   * the store may have lost earlier writes.
   */
  async save(event: FollowedEvent): Promise<void> {
    if (event.position < 0n) throw new RangeError(`position is negative: ${event.position}`);
    const { stateStore, clock, name } = this.parts;
    for (let tries = 0; tries < maxTries; tries += 1) {
      await this.requireSameHistory();
      // Another instance may have saved. A store that lost everything has new checkpoints with unrelated versions.
      const before = await this.kept();
      const isAhead = (positionOf(before.value) ?? -1n) > event.position;
      const next = { ...before, version: before.version + 1, value: movedTo(before.value, event, clock()) };
      if (isAhead || (await writeCheckpoint(stateStore, next))) {
        this.stored = isAhead ? before : next;
        this.saved = event.position;
        return;
      }
    }
    throw new CheckpointLostError(name, 'other instances keep saving it');
  }

  /** Rejects with {@link CheckpointLostError} if the store may have lost the last saved position. */
  async confirm(): Promise<void> {
    await this.requireSameHistory();
    await this.kept();
  }

  /**
   * Runs a follower until it ends or `signal` aborts. If the checkpoint is lost in the meantime (checked each second, because
   * an idle follower saves nothing), it aborts the signal of the follower and rejects with {@link CheckpointLostError}.
   */
  async whileKept(signal: AbortSignal, follow: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const lost = new AbortController();
    const ended = new AbortController();
    const confirming = repeat(
      {
        everyMs: confirmEveryMs,
        pausesFirst: true,
        run: () => this.confirm(),
        // An unavailable store has lost nothing. The next caller gets its error.
        onFailure: (error) => error instanceof CheckpointLostError && lost.abort(error),
      },
      ended.signal,
    );
    try {
      await follow(AbortSignal.any([signal, lost.signal]));
    } finally {
      ended.abort();
      await confirming;
    }
    lost.signal.throwIfAborted();
  }

  private async requireSameHistory(): Promise<void> {
    const { stateStore, name } = this.parts;
    if ((await stateStore.history()) === this.stored.value.history) return;
    throw new CheckpointLostError(name, 'the state store was restarted or replaced');
  }

  /** Reads the checkpoint from the store: ours, or the one that another instance has written. */
  private async kept(): Promise<StoredDocument<CheckpointDocument>> {
    const { stateStore, name } = this.parts;
    const known = this.stored;
    const stored = await readCheckpoint(stateStore, name);
    if (stored === null) throw new CheckpointLostError(name, 'it is gone');
    if (stored.value.generation !== known.value.generation)
      throw new CheckpointLostError(name, 'another instance went back');
    if (stored.version < known.version) throw new CheckpointLostError(name, 'it is older than what was saved');
    return stored;
  }
}

/** The state store may have lost its last writes or all data. The events are handled again from an earlier checkpoint. */
export class CheckpointLostError extends Error {
  override readonly name = 'CheckpointLostError';
  readonly temporary = true;

  constructor(name: string, reason: string) {
    super(`The checkpoint ${name} is no longer valid: ${reason}. The latest events are handled again.`);
  }
}
