import { randomUUID } from 'node:crypto';
import type { StateStore } from './state-store.ts';

const scope = 'checkpoints';
/** It stays when a store is cleared. */
export const stateResetsCollection = 'state-resets';
const address = { scope, collection: stateResetsCollection, id: 'last' } as const;

/** When what is computed was emptied by an operator. Errors: those of the state store. */
export class StateResets {
  constructor(private readonly stateStore: StateStore) {}

  /** Names the last reset; null when none is known. */
  async last(): Promise<string | null> {
    return (await this.stateStore.documents.read<string>(address))?.value ?? null;
  }

  /** Tells all processes that share the store that it is emptied now. */
  async record(): Promise<void> {
    const { documents } = this.stateStore;
    const version = ((await documents.read(address))?.version ?? 0) + 1;
    const { collection, id } = address;
    const [applied] = await documents.write(scope, [{ kind: 'put', collection, id, version, value: randomUUID() }]);
    // Then another reset told of itself at the same moment.
    if (applied !== true) await this.record();
  }
}
