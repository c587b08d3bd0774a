import { randomUUID } from 'node:crypto';
import { changeDocument } from './change-document.ts';
import type { StateStore } from './state-store.ts';

/** Kept when a store is cleared. */
export const stateResetsCollection = 'state-resets';
const address = { scope: 'checkpoints', collection: stateResetsCollection, id: 'last' } as const;

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
    await changeDocument<StateReset>(this.stateStore.documents, address, () => ({ id, is_under_way: true }));
    return id;
  }

  /** Reports that the store is empty, unless another reset has begun since. */
  async end(id: string): Promise<void> {
    await changeDocument<StateReset>(this.stateStore.documents, address, (last) =>
      last?.id === id ? { id, is_under_way: false } : last,
    );
  }
}
