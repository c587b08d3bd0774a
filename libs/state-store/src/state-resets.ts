import { randomUUID } from 'node:crypto';
import { waitUntil } from '@dakpion/repetition';
import { type StateStore, StateStoreUnavailableError } from './state-store.ts';

const scope = 'checkpoints';
/** It stays when a store is cleared. */
export const stateResetsCollection = 'state-resets';
/** Resets are reported one after the other. */
const toldWithinMs = 5_000;
const address = { scope, collection: stateResetsCollection, id: 'last' } as const;

/** One time that an operator emptied what is computed. */
export interface StateReset {
  readonly id: string;
  /** The store may be half empty. It stays so when the command that empties it is killed. */
  readonly is_under_way: boolean;
}

/** When what is computed was emptied by an operator. Errors: those of the state store. */
export class StateResets {
  constructor(private readonly stateStore: StateStore) {}

  /** The last reset; null when none is known. */
  async last(): Promise<StateReset | null> {
    return (await this.stateStore.documents.read<StateReset>(address))?.value ?? null;
  }

  /** Tells all processes that share the store that it is emptied from now on. Answers with the reset's id. */
  async begin(): Promise<string> {
    const id = randomUUID();
    // Not applied: another reset was reported at the same moment.
    await this.until(() => this.replace({ id, is_under_way: true }));
    return id;
  }

  /** Reports that the store is empty. Reports nothing when another reset has begun since. */
  async end(id: string): Promise<void> {
    await this.until(async () => (await this.last())?.id !== id || (await this.replace({ id, is_under_way: false })));
  }

  private async until(isTold: () => Promise<boolean>): Promise<void> {
    if (await waitUntil(isTold, { withinMs: toldWithinMs, everyMs: 10 })) return;
    throw new StateStoreUnavailableError('Other resets keep telling of themselves.');
  }

  private async replace(value: StateReset): Promise<boolean> {
    const { documents } = this.stateStore;
    const version = ((await documents.read(address))?.version ?? 0) + 1;
    const { collection, id } = address;
    const [applied] = await documents.write(scope, [{ kind: 'put', collection, id, version, value }]);
    return applied === true;
  }
}
