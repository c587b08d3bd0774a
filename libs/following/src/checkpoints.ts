import { randomUUID } from 'node:crypto';
import { repeat } from '@dakpion/repetition';
import type { StateStore, StoredDocument } from '@dakpion/state-store';
import {
  type CheckpointDocument,
  type FollowedEvent,
  goneBack,
  isSettled,
  lastEvent,
  marksApartMs,
  movedTo,
} from './checkpoint-document.ts';

const scope = 'checkpoints';
const collection = 'checkpoints';
const confirmEveryMs = 1_000;
/** Conflicts are rare: they need two instances with the same checkpoint at the same time. */
const maxTries = 10;

/** The checkpoints of all followers, by the follower's name. */
export class Checkpoints {
  /** `clock`: epoch milliseconds. Default: the clock of the state store, which all instances share. */
  constructor(
    private readonly stateStore: StateStore,
    private readonly clock: () => number = () => stateStore.clock.now(),
  ) {}

  /** The last saved position. Undefined if there is none. */
  async read(name: string): Promise<bigint | undefined> {
    return positionOf((await this.stored(name))?.value);
  }

  /** The event of the last saved position, in any history of the state store. Undefined if unknown. */
  async lastEvent(name: string): Promise<FollowedEvent | undefined> {
    const stored = await this.stored(name);
    return stored === null || !isWhole(stored.value) ? undefined : lastEvent(stored.value);
  }

  /**
   * Opens the checkpoint of a starting follower, which continues after its position. The position is the last saved one; or an
   * older one if the history of the state store has changed since, because the store may have lost writes.
   */
  async open(name: string): Promise<Checkpoint> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const history = await this.stateStore.history();
      const stored = await this.stored(name);
      if (stored !== null && isWhole(stored.value) && stored.value.history === history)
        return this.opened(name, stored);
      const begun = { ...beginning(stored), history, generation: randomUUID() };
      const next = { id: name, version: (stored?.version ?? 0) + 1, value: begun };
      if (await writeCheckpoint(this.stateStore, next)) return this.opened(name, next, positionOf(stored?.value));
    }
    throw new CheckpointLostError(name, 'other instances keep opening it');
  }

  private opened(name: string, stored: StoredDocument<CheckpointDocument>, wentBackFrom?: bigint): Checkpoint {
    return new Checkpoint({ stateStore: this.stateStore, clock: this.clock, name }, stored, wentBackFrom);
  }

  private stored(name: string): Promise<StoredDocument<CheckpointDocument> | null> {
    return readCheckpoint(this.stateStore, name);
  }
}

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

function readCheckpoint({ documents }: StateStore, name: string): Promise<StoredDocument<CheckpointDocument> | null> {
  return documents.read<CheckpointDocument>({ scope, collection, id: name });
}

/**
 * Returns whether it was written: the stored document must have the previous version, or must not exist before the first
 * version.
 */
async function writeCheckpoint(
  { documents }: StateStore,
  { id, version, value }: StoredDocument<CheckpointDocument>,
): Promise<boolean> {
  const change = { kind: 'put', collection, id, version, requiresVersion: version - 1, value } as const;
  const [applied] = await documents.write(scope, [change]);
  return applied === true;
}

/** The start of a follower in a history of the state store in which it has not followed. */
function beginning(
  stored: StoredDocument<CheckpointDocument> | null,
): Omit<CheckpointDocument, 'history' | 'generation'> {
  if (stored === null) return { position: null, marks: [] };
  if (isWhole(stored.value)) return goneBack(stored.value);
  // The format of versions up to 0.1.0, without a history.
  return { position: (stored.value as { position: string | null }).position, marks: [] };
}

function isWhole(value: CheckpointDocument): boolean {
  return value.generation !== undefined;
}

function positionOf(value: CheckpointDocument | undefined): bigint | undefined {
  return value === undefined || value.position === null ? undefined : BigInt(value.position);
}
