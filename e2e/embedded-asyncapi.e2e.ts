import { join } from 'node:path';
import { deadLetterTopic, topics } from '@dakpion/contracts';
import { type IncomingMessage, openLmdbBroker } from '@dakpion/messaging';
import { payloadFaults } from '../scripts/contract/asyncapi-document.ts';
import { type MadePartner, makePartner, operate } from './api.ts';
import { orderRequest } from './order-request.ts';
import { startProgram, temporaryDirectory } from './program.ts';
import { riderEvent, wholeCourse } from './rider-events.ts';
import { until } from './until.ts';

const { riderEvents, dispatchRequests, robotCourierRequests, orderEvents } = topics;

/** The name of the message in the document. Null for messages that the document does not describe. */
function messageOf({ topic, type }: IncomingMessage): string | null {
  if (topic === riderEvents.name) return 'riderEvent';
  if (topic === orderEvents.name) return 'orderEvent';
  return { RiderWanted: 'riderWanted', RiderNoLongerWanted: 'riderNoLongerWanted' }[type] ?? null;
}

async function runCourses(url: string, { sandbox, production }: MadePartner): Promise<void> {
  const served = (await sandbox.create(orderRequest({ metadata: { shop: 'নিউ মার্কেট' } }))).body.order_id;
  const dispatched = (await production.create(orderRequest())).body.order_id;
  const given_up = (await production.create(orderRequest())).body.order_id;
  await production.cancel(given_up, { cancellation_reason: 'Out of stock' });
  await production.retry(given_up);
  const events = wholeCourse.map((type) => riderEvent(dispatched, type));
  await operate(url, 'POST', '/rider-events', [...events, riderEvent(given_up, 'RIDER_ASSIGNED')]);
  for (const [partner, id] of [[sandbox, served] as const, [production, dispatched] as const]) {
    const isThere = async () => (await partner.status(id)).body.parcel_status === 'COMPLETED';
    await until(`${id} to be COMPLETED`, isThere, 60_000);
  }
  const letters = `/dead-letters?key=${given_up}`;
  await until('a dead letter', async () => (await operate(url, 'GET', letters)).body.data.length === 1, 60_000);
}

test('every published message is valid against docs/asyncapi.yaml', async () => {
  const dataDir = temporaryDirectory();
  const program = await startProgram({ dataDir });
  await runCourses(program.url, await makePartner(program.url));
  await program.stop();

  const faultsOf = payloadFaults();
  const seen = new Set<string>();
  const broker = await openLmdbBroker({ directory: join(dataDir, 'messages') });
  try {
    for (const { name } of [riderEvents, dispatchRequests, robotCourierRequests, orderEvents]) {
      for await (const message of broker.browse(name)) {
        const described = messageOf(message);
        expect(described).not.toBeNull();
        seen.add(`${name} ${described}`);
        expect([name, message.value, faultsOf(described ?? '', message.value)]).toEqual([name, message.value, []]);
      }
    }
    for await (const letter of broker.browse(deadLetterTopic(riderEvents.name))) {
      seen.add(`dead letter ${letter.headers['dead-letter-reason']}`);
    }
  } finally {
    await broker.close();
  }
  expect([...seen].sort()).toEqual([
    'dead letter too_late',
    `${dispatchRequests.name} riderNoLongerWanted`,
    `${dispatchRequests.name} riderWanted`,
    `${riderEvents.name} riderEvent`,
    `${robotCourierRequests.name} riderWanted`,
    `${orderEvents.name} orderEvent`,
  ]);
}, 300_000);
