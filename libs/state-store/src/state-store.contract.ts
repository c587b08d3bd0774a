import { documentsContract } from './documents.contract.ts';
import { dueQueuesContract } from './due-queues.contract.ts';
import { expiringDocumentsContract } from './expiring-documents.contract.ts';
import { heldDocumentsContract } from './held-documents.contract.ts';
import { journalsContract } from './journals.contract.ts';
import { leasesContract } from './leases.contract.ts';
import { listsContract } from './lists.contract.ts';
import type { StateStore } from './state-store.ts';
import { talliesContract } from './tallies.contract.ts';
import { tokenBucketsContract } from './token-buckets.contract.ts';

/** The contract of every state store. Each test has its own scopes and names, so the store can be shared. */
export function stateStoreContract(engine: string, open: () => Promise<StateStore>): void {
  describe(`state store on ${engine}`, () => {
    let store: StateStore;
    const current = () => store;

    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    documentsContract(current);
    heldDocumentsContract(current);
    listsContract(current);
    expiringDocumentsContract(current);
    talliesContract(current);
    dueQueuesContract(current);
    leasesContract(current);
    tokenBucketsContract(current);
    journalsContract(current);
  });
}
