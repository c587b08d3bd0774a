import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import { type EventRecord, newEvent, openLmdbEventStore } from '@dakpion/event-store';
import { at, withTemporaryDirectory } from '@dakpion/fixtures';
import { RecordsEndedError, RecordsReceiver, RecordsSender } from './record-transfer.ts';

/** More than the sender sends ahead. */
const parts = 40;
const context = { actor: { kind: 'service', service: 'order' }, correlation_id: 'r', causation_id: null } as const;

/** Some records, as an event store has read them. */
async function someRecords(): Promise<readonly EventRecord[]> {
  const records: EventRecord[] = [];
  await withTemporaryDirectory(async (directory) => {
    const eventStore = await openLmdbEventStore({ directory: join(directory, 'events') });
    for (const text of ['ঢাকা', '', 'x'.repeat(70_000)]) {
      const envelope = { schema_version: 1, occurred_at: at(0), context };
      const event = newEvent({ type: 'Happened', data: { text } }, envelope);
      await eventStore.append(`order-${randomUUID()}`, [event], 'no_stream');
    }
    for await (const part of eventStore.readRecords?.({}) ?? []) records.push(...part);
    await eventStore.close();
  });
  return records;
}

function ports() {
  const { port1, port2 } = new MessageChannel();
  return { sender: new RecordsSender(port1), receiver: new RecordsReceiver(port2), senderPort: port1 };
}

/** Sends the records again and again. Resolves with the number of parts that were sent to the end. */
async function sendParts(sender: RecordsSender, records: readonly EventRecord[], sent = { count: 0 }): Promise<void> {
  for (; sent.count < parts; sent.count += 1) await sender.send(records);
}

const decoded = (records: readonly EventRecord[]) => records.map((record) => record.decode());

test('gives the other thread the same records in the same order, more than are sent ahead', async () => {
  const records = await someRecords();
  const { sender, receiver } = ports();
  const sending = sendParts(sender, records).then(() => sender.end());
  const received: EventRecord[] = [];
  for await (const part of receiver) received.push(...part);
  await sending;
  receiver.close();
  expect(decoded(received)).toEqual(Array.from({ length: parts }, () => decoded(records)).flat());
});

test('waits for the other thread when it is 32 parts behind, and no longer once that has closed its port', async () => {
  const records = await someRecords();
  const { sender, receiver } = ports();
  const sent = { count: 0 };
  const sending = sendParts(sender, records, sent);
  for (let turns = 0; turns < 100; turns += 1) await nextTurn();
  expect(sent.count).toBe(32);
  receiver.close();
  await sending;
  expect(sent.count).toBe(parts);
});

test('fails if the thread that reads has ended before the end of the records, which must not look like the end', async () => {
  const records = await someRecords();
  const { sender, receiver, senderPort } = ports();
  await sender.send(records);
  const closed = once(senderPort, 'close');
  senderPort.close();
  await closed;
  const received: EventRecord[] = [];
  const reading = (async () => {
    for await (const part of receiver) received.push(...part);
  })();
  await expect(reading).rejects.toThrow(RecordsEndedError);
  expect(decoded(received)).toEqual(decoded(records));
});
