import { parentPort, workerData } from 'node:worker_threads';
import { type EventRecord, openEventStoreDb, openLmdbEventStore } from '@dakpion/event-store';
import { parseVerifier, verifyLog } from '@dakpion/transparency';
import { RecordsSender } from './record-transfer.ts';
import type { LogVerification } from './verify-transparency-log.ts';

// Verifies the transparency log on a second core, beside the replay of the orders. Posts each LogVerificationItem. Loads little: the
// services and the clients of the other engines would take longer to load than the log of a small installation takes to verify.
const { place, keys, since, records } = workerData as LogVerification;
const eventStore =
  'url' in place
    ? await openEventStoreDb({ url: place.url, mustWrite: false })
    : await openLmdbEventStore({ directory: place.directory, readOnly: true });
const sender = records && new RecordsSender(records);
try {
  const verifiers = keys.map(parseVerifier).filter((key) => key !== null);
  const onRecords = sender && ((part: readonly EventRecord[]) => sender.send(part));
  const log = { eventStore, keys: verifiers, onRecords, ...(since !== undefined && { since }) };
  for await (const item of verifyLog(log)) parentPort?.postMessage(item);
  sender?.end();
} finally {
  await eventStore.close();
}
