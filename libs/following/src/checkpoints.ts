import { randomUUID } from 'node:crypto';
import type { Place } from '@dakpion/event-store';
import type { StateStore, StoredDocument } from '@dakpion/state-store';
import { Checkpoint, CheckpointLostError } from './checkpoint.ts';
import { type CheckpointDocument, type FollowedEvent, goneBack, lastEvent } from './checkpoint-document.ts';
import {
  handledTo,
  isWhole,
  maxTries,
  positionOf,
  readCheckpoint,
  versionAfter,
  writeCheckpoint,
} from './stored-checkpoint.ts';

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

  /** The place up to which all its events are handled: the last saved position, or a later one. Undefined: the beginning. */
  async handledTo(name: string): Promise<Place> {
    return handledTo((await this.stored(name))?.value);
  }

  /** Whether a checkpoint is stored. If not, the follower starts for the first time, or the state store was lost. */
  async isStored(name: string): Promise<boolean> {
    return (await this.stored(name)) !== null;
  }

  /** The event of the last saved position, in any history of the state store. Undefined if unknown. */
  async lastEvent(name: string): Promise<FollowedEvent | undefined> {
    const stored = await this.stored(name);
    return stored === null || !isWhole(stored.value) ? undefined : lastEvent(stored.value);
  }

  /**
   * Opens the checkpoint of a starting follower, which continues after its position. The position is the last saved one. If the
   * history of the state store has changed since, it is an older one, because the store may have lost writes.
   */
  async open(name: string): Promise<Checkpoint> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const history = await this.stateStore.history();
      const stored = await this.stored(name);
      const hadCaughtUp = stored?.value.caught_up === true;
      if (stored !== null && isWhole(stored.value) && stored.value.history === history)
        return this.opened(name, stored, undefined, hadCaughtUp);
      const begun = { ...beginning(stored), history, generation: randomUUID() };
      const before = stored?.version ?? 0;
      const next = { id: name, version: versionAfter(before), value: begun };
      // A checkpoint in the form of version 0.1.0 names no history, so a loss cannot be detected.
      const wentBackFrom = stored !== null && isWhole(stored.value) ? positionOf(stored.value) : undefined;
      if (await writeCheckpoint(this.stateStore, next, before))
        return this.opened(name, next, wentBackFrom, hadCaughtUp);
    }
    throw new CheckpointLostError(name, 'other instances keep opening it');
  }

  private opened(
    name: string,
    stored: StoredDocument<CheckpointDocument>,
    wentBackFrom: bigint | undefined,
    hadCaughtUp: boolean,
  ): Checkpoint {
    return new Checkpoint({ stateStore: this.stateStore, clock: this.clock, name }, stored, wentBackFrom, hadCaughtUp);
  }

  private stored(name: string): Promise<StoredDocument<CheckpointDocument> | null> {
    return readCheckpoint(this.stateStore, name);
  }
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
