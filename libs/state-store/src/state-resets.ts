import { randomUUID } from 'node:crypto';
import { waitUntil } from '@dakpion/repetition';
import { type StateStore, StateStoreUnavailableError } from './state-store.ts';

const scope = 'checkpoints';
/** Kept when a store is cleared. */
export const stateResetsCollection = 'state-resets';
/** The maximum time to report a reset. Concurrent resets are reported one after another. */
const reportedWithinMs = 5_000;
const address = { scope, collection: stateResetsCollection, id: 'last' } as const;

/** A removal of the derived state by an operator. */
interface StateReset {
  readonly id: string;
  /** Whether the store can be partly empty. It remains true if the command that empties the store is killed. */
  readonly is_under_way: boolean;
}

/** The removals of the derived state by operators. Errors: those of the state store. */
export class StateResets {
  constructor(private readonly stateStore: StateStore) {}

  /** The last reset. Null if none is known. */
  async last(): Promise<StateReset | null> {
    return (await this.stateStore.documents.read<StateReset>(address))?.value ?? null;
  }

  /** Reports to all processes that share the store that it is being emptied. Returns the id of the reset. */
  async begin(): Promise<string> {
    const id = randomUUID();
    // Not applied, because another reset was reported at the same time.
    await this.until(() => this.replace({ id, is_under_way: true }));
    return id;
  }

  /** Reports that the store is empty, unless another reset has begun since. */
  async end(id: string): Promise<void> {
    await this.until(async () => (await this.last())?.id !== id || (await this.replace({ id, is_under_way: false })));
  }

  private async until(isReported: () => Promise<boolean>): Promise<void> {
    if (await waitUntil(isReported, { withinMs: reportedWithinMs, everyMs: 10 })) return;
    throw new StateStoreUnavailableError('Other resets keep being reported.');
  }

  private async replace(value: StateReset): Promise<boolean> {
    const { documents } = this.stateStore;
    const version = ((await documents.read(address))?.version ?? 0) + 1;
    const { collection, id } = address;
    const [applied] = await documents.write(scope, [{ kind: 'put', collection, id, version, value }]);
    return applied === true;
  }
}
