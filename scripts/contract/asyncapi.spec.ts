import {
  deadLetterRetentionMs,
  deadLetterTopic,
  type OrderEventName,
  RiderEvent,
  riderEventTypes,
  sandboxScenarios,
  topics,
  webhookEventNames,
} from '@dakpion/contracts';
import { orderEvent, orderId } from '@dakpion/fixtures';
import { deadLetterHeaders } from '@dakpion/messaging';
import { validateSync } from 'class-validator';
import fc from 'fast-check';
import { payloadFaults, readAsyncApi } from './asyncapi-document.ts';

const document = readAsyncApi();
const faultsOf = payloadFaults();

/** The faults that the service itself finds in a value. */
function isRiderEvent(value: object): boolean {
  return (
    validateSync(Object.assign(new RiderEvent(), value), { whitelist: true, forbidNonWhitelisted: true }).length === 0
  );
}

test('is AsyncAPI 3, with channels that match the declarations of their topics', () => {
  expect(document.asyncapi).toBe('3.0.0');
  const { riderEvents, dispatchRequests, robotCourierRequests, orderEvents } = topics;
  const declared = [riderEvents, dispatchRequests, robotCourierRequests, orderEvents];
  const letters = { ...riderEvents, name: deadLetterTopic(riderEvents.name), retentionMs: deadLetterRetentionMs };
  const channels = Object.values(document.channels).map(({ address, bindings }) => ({
    name: address,
    partitions: bindings.kafka.partitions,
    retentionMs: bindings.kafka.topicConfiguration['retention.ms'],
  }));
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);
  expect(channels.sort(byName)).toEqual([...declared, letters].sort(byName));
});

test('refers in every channel to existing messages', () => {
  const named = Object.values(document.channels).flatMap(({ messages }) => Object.values(messages));
  for (const { $ref } of named) expect(Object.keys(document.components.messages)).toContain($ref.split('/').at(-1));
});

test('has the headers of dead letters that the broker writes', () => {
  const headers = document.components.messages.deadLetter?.headers?.required ?? [];
  expect([...headers].sort()).toEqual(Object.values(deadLetterHeaders).sort());
});

test('has examples that are valid by the schema, and rider events that the service accepts', () => {
  const examples = Object.entries(document.components.messages).flatMap(([message, { examples = [] }]) =>
    examples.map(({ name, payload }) => ({ message, name, payload })),
  );
  expect(examples.length).toBeGreaterThanOrEqual(4);
  for (const { message, name, payload } of examples) {
    expect([name, faultsOf(message, payload)]).toEqual([name, []]);
    if (message === 'riderEvent') expect([name, isRiderEvent(payload as object)]).toEqual([name, true]);
  }
});

test.each<OrderEventName>([...webhookEventNames, 'RETRIED', 'RIDER_REPLACED'])(
  'describes the message of the event %s with its status and all fields of its order (schemas OrderEvent, Status and Order)',
  (event) => {
    expect(faultsOf('orderEvent', orderEvent(orderId, 2, { event }))).toEqual([]);
  },
);

test.each(sandboxScenarios)('describes the sandbox scenario %s (schema Scenario)', (sandbox_scenario) => {
  expect(faultsOf('orderEvent', orderEvent(orderId, 1, { sandbox_scenario }))).toEqual([]);
});

test('has a schema that agrees with the service on every valid and faulty rider event', () => {
  const example = document.components.messages.riderEvent?.examples?.[0]?.payload as Record<string, unknown>;
  const fields = [...Object.keys(example), 'reason', 'colour'];
  const odd = fc.constantFrom<unknown>(
    ...[null, '', 'x', 0, -1, 1, 1.5, 10_001, true, {}, 'x'.repeat(501), 'a\u0000b', '2026-11-21T12:00:00Z'],
    ...riderEventTypes,
    ...[
      { latitude: 91, longitude: 0 },
      { latitude: 1, longitude: 2 },
      { latitude: '1', longitude: 2 },
    ],
  );
  const anyEvent = fc
    .record({
      changes: fc.dictionary(fc.constantFrom(...fields), odd, { maxKeys: 2 }),
      absent: fc.subarray(fields, { maxLength: 2 }),
      type: fc.constantFrom(...riderEventTypes),
    })
    .map(({ changes, absent, type }) =>
      Object.fromEntries(Object.entries({ ...example, type, ...changes }).filter(([field]) => !absent.includes(field))),
    );
  fc.assert(
    fc.property(anyEvent, (event) => {
      expect(faultsOf('riderEvent', event).length === 0).toBe(isRiderEvent(event));
    }),
    { numRuns: 1_000 },
  );
});
