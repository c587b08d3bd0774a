import { isAfter } from '@dakpion/event-store';
import type { StateStore, StoredDocument } from '@dakpion/state-store';
import {
  type CheckpointDocument,
  type FollowedEvent,
  isSettled,
  marksApartMs,
  movedTo,
} from './checkpoint-document.ts';
import { checkpointWatchOf, type FoundCheckpoint } from './checkpoint-watch.ts';
import { maxTries, positionOf, readCheckpoint, writeCheckpoint } from './stored-checkpoint.ts';

/** The maximum age of the history on which a save relies, in ms. The watch reads it each second. */
const historyKnownForMs = 2_000;

/** The dependencies of a checkpoint. */
interface CheckpointParts {
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
    /**
     * Whether `caughtUp` of the following had resolved since the follower began, or went back the last time before now. If not, what
     * it does there is still to be done, also for events before the position.
     */
    readonly hadCaughtUp: boolean,
  ) {
    this.saved = positionOf(stored.value);
  }

  get name(): string {
    return this.parts.name;
  }

  /** The stored form that was last read or saved. */
  get known(): StoredDocument<CheckpointDocument> {
    return this.stored;
  }

  /** The position that was last read or saved. Undefined at the beginning. */
  get position(): bigint | undefined {
    return this.saved;
  }

  /**
   * Whether it is useful to save the same position again. That records how long the follower has been there, so that it can go back
   * to this position later.
   */
  get needsRefresh(): boolean {
    const { value } = this.stored;
    const savedAt = value.marks[0]?.saved_at;
    if (savedAt === undefined || isSettled(value)) return false;
    return this.parts.clock() - savedAt >= marksApartMs;
  }

  /**
   * Saves the position of the event unless a higher one is saved. Rejects with {@link CheckpointLostError} without saving if
   * the store may have lost earlier writes. Usually this takes one write, which the store refuses unless it has exactly what was
   * last read or saved.
   */
  async save(event: FollowedEvent): Promise<void> {
    if (event.position < 0n) throw new RangeError(`position is negative: ${event.position}`);
    await this.change((before) =>
      isAfter(positionOf(before), event.position) ? before : movedTo(before, event, this.parts.clock()),
    );
    this.saved = event.position;
  }

  /** Saves that its streams have no event between the saved position and this one. Rejects as {@link save} does. */
  async saveSearched(to: bigint): Promise<void> {
    await this.change((before) =>
      isAfter(positionOf(before), to) ? before : { ...before, searched_to: to.toString() },
    );
  }

  /** Saves that `caughtUp` of the following has resolved. Rejects as {@link save} does. */
  async saveCaughtUp(): Promise<void> {
    await this.change((before) => (before.caught_up === true ? before : { ...before, caught_up: true }));
  }

  /** Writes what `changed` makes of the saved document. The same document is not written. */
  private async change(changed: (before: CheckpointDocument) => CheckpointDocument): Promise<void> {
    const { stateStore, name } = this.parts;
    let before = this.stored;
    for (let tries = 0; tries < maxTries; tries += 1) {
      this.require(before, { history: await stateStore.history({ maxAgeMs: historyKnownForMs }), stored: before });
      const value = changed(before.value);
      const isSame = value === before.value;
      const next = isSame ? before : { ...before, version: before.version + 1, value };
      if (isSame || (await writeCheckpoint(stateStore, next))) {
        this.stored = next;
        return;
      }
      // Another instance has saved, or the checkpoint is lost.
      before = await this.kept();
    }
    throw new CheckpointLostError(name, 'other instances keep saving it');
  }

  /** Rejects with {@link CheckpointLostError} if the store may have lost the last saved position. */
  async confirm(): Promise<void> {
    await this.kept();
  }

  /** The error if the known checkpoint was lost. Null if the found one is the known one, or a later one. */
  lossOf(known: StoredDocument<CheckpointDocument>, { history, stored }: FoundCheckpoint): CheckpointLostError | null {
    const lost = (reason: string) => new CheckpointLostError(this.name, reason);
    if (history !== known.value.history) return lost('the state store was restarted or replaced');
    if (stored === null) return lost('it is gone');
    if (stored.value.generation !== known.value.generation) return lost('another instance went back');
    if (stored.version < known.version) return lost('it is older than what was saved');
    return null;
  }

  /**
   * Runs a follower until it ends or `signal` aborts. If the checkpoint is lost in the meantime, it aborts the signal of the
   * follower and rejects with {@link CheckpointLostError}.
   */
  async whileKept(signal: AbortSignal, follow: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const lost = new AbortController();
    const leave = checkpointWatchOf(this.parts.stateStore).add({
      checkpoint: this,
      lose: (error) => lost.abort(error),
    });
    try {
      await follow(AbortSignal.any([signal, lost.signal]));
    } finally {
      leave();
    }
    lost.signal.throwIfAborted();
  }

  /** Reads the checkpoint from the store: ours, or the one that another instance has written. */
  private async kept(): Promise<StoredDocument<CheckpointDocument>> {
    const { stateStore, name } = this.parts;
    const known = this.stored;
    const history = await stateStore.history();
    return this.require(known, { history, stored: await readCheckpoint(stateStore, name) });
  }

  private require(
    known: StoredDocument<CheckpointDocument>,
    found: FoundCheckpoint,
  ): StoredDocument<CheckpointDocument> {
    const lost = this.lossOf(known, found);
    if (lost !== null) throw lost;
    return found.stored ?? known;
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
