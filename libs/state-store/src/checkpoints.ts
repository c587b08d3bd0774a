import type { StateStore } from './state-store.ts';

interface Checkpoint {
  /** Decimal: JSON's numbers would not hold every position. */
  readonly position: string;
}

const scope = 'checkpoints';
const collection = 'checkpoints';

/** How far each follower of a log has come, by the follower's name. A saved position never goes backwards. */
export class Checkpoints {
  constructor(private readonly stateStore: StateStore) {}

  /** The position last saved; undefined when there is none. */
  async read(name: string): Promise<bigint | undefined> {
    const checkpoint = await this.stateStore.documents.read<Checkpoint>({ scope, collection, id: name });
    return checkpoint === null ? undefined : BigInt(checkpoint.value.position);
  }

  /** Saves the position unless one as high is saved already. `position` is from 0 to 2^53 − 2, else RangeError. */
  async save(name: string, position: bigint): Promise<void> {
    const value: Checkpoint = { position: position.toString() };
    // The version rule is what keeps it from going backwards; versions begin at 1, positions at 0.
    const version = Number(position) + 1;
    await this.stateStore.documents.write(scope, [{ kind: 'put', collection, id: name, version, value }]);
  }
}
