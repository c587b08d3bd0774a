import { parentPort, workerData } from 'node:worker_threads';
import { cliSettings } from '@dakpion/command-line';
import { openEventStoreForReading } from '@dakpion/service';
import { verifyLog } from '@dakpion/transparency';
import { verificationKeys } from './verification-keys.ts';
import type { LogVerification } from './verify-transparency-log.ts';

// Verifies the transparency log on a second core, beside the replay of the orders. Posts each LogVerificationItem.
const { key, since } = workerData as LogVerification;
const eventStore = await openEventStoreForReading(cliSettings());
try {
  const keys = verificationKeys(key);
  for await (const item of verifyLog({ eventStore, keys, ...(since !== undefined && { since }) })) {
    parentPort?.postMessage(item);
  }
} finally {
  await eventStore.close();
}
