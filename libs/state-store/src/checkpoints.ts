import type { StateStore } from './state-store.ts';

/** `position` is decimal, since JSON's numbers would not hold every one; null until the follower has saved its first. */
interface SavedPosition {
  readonly position: string | null;
}

const scope = 'checkpoints';
const collection = 'checkpoints';
/** Versions keep positions from going backwards. Below that of position 0 is that of a follower which has begun. */
const begunVersion = 1;
const confirmEveryMs = 1_000;

/** How far each follower of a log has come, by the follower's name. A saved position never goes backwards. */
export class Checkpoints {
  constructor(private readonly stateStore: StateStore) {}

  /** The position last saved; undefined when there is none. */
  async read(name: string): Promise<bigint | undefined> {
    const stored = await this.stateStore.documents.read<SavedPosition>({ scope, collection, id: name });
    return positionOf(stored?.value);
  }

  /** For a follower that begins: it goes on after the checkpoint's position. */
  async open(name: string): Promise<Checkpoint> {
    const { documents } = this.stateStore;
    const value: SavedPosition = { position: null };
    await documents.write(scope, [{ kind: 'put', collection, id: name, version: begunVersion, value }]);
    return new Checkpoint(this.stateStore, name, await this.read(name));
  }
}

/**
 * The checkpoint of one follower. It is in the same store as what the follower writes, so that both are lost together: when
 * the store has a lower position than we left there, or none, the follower must begin again from what the store has.
 */
export class Checkpoint {
  constructor(
    private readonly stateStore: StateStore,
    private readonly name: string,
    private saved: bigint | undefined,
  ) {}

  /** The position last read or saved; undefined at the very beginning. */
  get position(): bigint | undefined {
    return this.saved;
  }

  /**
   * Saves the position unless one as high is saved already. `position` is from 0 to 2^53 − 3, else RangeError. Rejects with
   * {@link CheckpointLostError}, and saves nothing, when the store has lost the position before.
   */
  async save(position: bigint): Promise<void> {
    if (position < 0n) throw new RangeError(`position is negative: ${position}`);
    const [version, requiresVersion] = [versionOf(position), versionOf(this.saved)];
    const value: SavedPosition = { position: position.toString() };
    const change = { kind: 'put', collection, id: this.name, version, requiresVersion, value } as const;
    const [applied] = await this.stateStore.documents.write(scope, [change]);
    // Not applied: another instance is as far, or the store has lost it.
    if (applied !== true) await this.confirm();
    this.saved = position;
  }

  /** Rejects with {@link CheckpointLostError} when the store has lost the position last saved. */
  async confirm(): Promise<void> {
    const stored = await this.stateStore.documents.read({ scope, collection, id: this.name });
    if ((stored?.version ?? 0) < versionOf(this.saved)) throw new CheckpointLostError(this.name);
  }

  /**
   * Runs a follower until it ends by itself or by `signal`. When the checkpoint is lost meanwhile (looked at each second,
   * as an idle follower saves nothing) the signal that it got aborts, and this rejects with {@link CheckpointLostError}.
   */
  async whileKept(signal: AbortSignal, follow: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const lost = new AbortController();
    const timer = setInterval(() => {
      // That the store does not answer is no loss; whoever needs it will see.
      this.confirm().catch((error: unknown) => error instanceof CheckpointLostError && lost.abort(error));
    }, confirmEveryMs);
    timer.unref();
    try {
      await follow(AbortSignal.any([signal, lost.signal]));
    } finally {
      clearInterval(timer);
    }
    lost.signal.throwIfAborted();
  }
}

/** The state store has lost its last moments or all it had; what was derived must be derived again. */
export class CheckpointLostError extends Error {
  override readonly name = 'CheckpointLostError';
  readonly temporary = true;

  constructor(name: string) {
    super(`The state store has lost the checkpoint ${name}: it is followed again from what is left.`);
  }
}

function versionOf(position: bigint | undefined): number {
  return position === undefined ? begunVersion : Number(position) + begunVersion + 1;
}

function positionOf(saved: SavedPosition | undefined): bigint | undefined {
  return saved === undefined || saved.position === null ? undefined : BigInt(saved.position);
}
