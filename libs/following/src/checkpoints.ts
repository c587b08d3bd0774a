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
/** Only instances that share a checkpoint for a moment get into each other's way. */
const maxTries = 10;

/** How far each follower of a log has come, by the follower's name. */
export class Checkpoints {
  /** `clock`: epoch milliseconds, by default the store's, which instances have in common. */
  constructor(
    private readonly stateStore: StateStore,
    private readonly clock: () => number = () => stateStore.clock.now(),
  ) {}

  /** The position last saved; undefined when there is none. */
  async read(name: string): Promise<bigint | undefined> {
    return positionOf((await this.stored(name))?.value);
  }

  /** The event of the position last saved, in whichever history of the state store; undefined when none is known. */
  async lastEvent(name: string): Promise<FollowedEvent | undefined> {
    const stored = await this.stored(name);
    return stored === null || !isWhole(stored.value) ? undefined : lastEvent(stored.value);
  }

  /**
   * For a follower that begins: it goes on after the checkpoint's position. That is the one last saved, or an older one when
   * the state store has another history since then and so may have lost what was written before.
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
 * The checkpoint of one follower. It is in the same store as what the follower writes, and may be lost together with it: when the
 * store has another history, an older checkpoint or none, the follower must begin again from what the store has.
 */
export class Checkpoint {
  private saved: bigint | undefined;

  constructor(
    private readonly parts: CheckpointParts,
    private stored: StoredDocument<CheckpointDocument>,
    /** Where the follower had been when it went back because the state store may have lost something. */
    readonly wentBackFrom: bigint | undefined,
  ) {
    this.saved = positionOf(stored.value);
  }

  /** The position last read or saved; undefined at the very beginning. */
  get position(): bigint | undefined {
    return this.saved;
  }

  /**
   * Whether saving the same position again is useful: it shows that the follower stayed there for longer, so that it can be
   * gone back to.
   */
  get needsRefresh(): boolean {
    const { value } = this.stored;
    const savedAt = value.marks[0]?.saved_at;
    if (savedAt === undefined || isSettled(value)) return false;
    return this.parts.clock() - savedAt >= marksApartMs;
  }

  /**
   * Saves the event's position unless a higher one is saved already. Rejects with {@link CheckpointLostError}, and saves
   * nothing, when the store may have lost what was written before.
   */
  async save(event: FollowedEvent): Promise<void> {
    if (event.position < 0n) throw new RangeError(`position is negative: ${event.position}`);
    const { stateStore, clock, name } = this.parts;
    for (let tries = 0; tries < maxTries; tries += 1) {
      await this.requireSameHistory();
      // Another instance may have saved; and a store that lost all has new checkpoints, whose versions say nothing of ours.
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

  /** Rejects with {@link CheckpointLostError} when the store may have lost the position last saved. */
  async confirm(): Promise<void> {
    await this.requireSameHistory();
    await this.kept();
  }

  /**
   * Runs a follower until it ends by itself or by `signal`. When the checkpoint is lost in the meantime (checked each second,
   * as an idle follower saves nothing) the signal that it got aborts, and this rejects with {@link CheckpointLostError}.
   */
  async whileKept(signal: AbortSignal, follow: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const lost = new AbortController();
    const ended = new AbortController();
    const confirming = repeat(
      {
        everyMs: confirmEveryMs,
        pausesFirst: true,
        run: () => this.confirm(),
        // A store that does not answer is no loss; the next caller gets its error.
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

  /** The checkpoint as the store has it, which is ours or what another instance has made of it. */
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

/** The state store may have lost its last moments or all it had; what was derived must be derived again. */
export class CheckpointLostError extends Error {
  override readonly name = 'CheckpointLostError';
  readonly temporary = true;

  constructor(name: string, reason: string) {
    super(
      `The checkpoint ${name} does not hold any more: ${reason}. What followed from the latest events is written again.`,
    );
  }
}

function readCheckpoint({ documents }: StateStore, name: string): Promise<StoredDocument<CheckpointDocument> | null> {
  return documents.read<CheckpointDocument>({ scope, collection, id: name });
}

/** Answers whether it was written: what is stored must have the version before, or nothing be there before the first. */
async function writeCheckpoint(
  { documents }: StateStore,
  { id, version, value }: StoredDocument<CheckpointDocument>,
): Promise<boolean> {
  const change = { kind: 'put', collection, id, version, requiresVersion: version - 1, value } as const;
  const [applied] = await documents.write(scope, [change]);
  return applied === true;
}

/** Where a follower begins in a history of the state store that it has not followed in. */
function beginning(
  stored: StoredDocument<CheckpointDocument> | null,
): Omit<CheckpointDocument, 'history' | 'generation'> {
  if (stored === null) return { position: null, marks: [] };
  if (isWhole(stored.value)) return goneBack(stored.value);
  // As versions up to 0.1.0 saved it, which knew of no history.
  return { position: (stored.value as { position: string | null }).position, marks: [] };
}

function isWhole(value: CheckpointDocument): boolean {
  return value.generation !== undefined;
}

function positionOf(value: CheckpointDocument | undefined): bigint | undefined {
  return value === undefined || value.position === null ? undefined : BigInt(value.position);
}
