import { parentPort, workerData } from 'node:worker_threads';
import { openEventStoreDb, openLmdbEventStore } from '@dakpion/event-store';
import { parseVerifier, verifyLog } from '@dakpion/transparency';
import type { LogVerification } from './verify-transparency-log.ts';

// Verifies the transparency log on a second core, while the orders are replayed. Posts each LogVerificationItem. Imports little:
// loading the services and the clients of the other engines would take longer than verifying the log of a small installation.
const { place, keys, since } = workerData as LogVerification;
const eventStore =
  'url' in place
    ? await openEventStoreDb({ url: place.url, mustWrite: false })
    : await openLmdbEventStore({ directory: place.directory, readOnly: true });
try {
  const verifiers = keys.map(parseVerifier).filter((key) => key !== null);
  for await (const item of verifyLog({ eventStore, keys: verifiers, ...(since !== undefined && { since }) })) {
    parentPort?.postMessage(item);
  }
} finally {
  await eventStore.close();
}
