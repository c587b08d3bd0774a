import { riderEventExample } from '@dakpion/fixtures';
import { type Broker, BrokerUnavailableError, maxSilenceMs } from '@dakpion/messaging';
import type { FastifyRequest } from 'fastify';
import { settings } from '../gateway.fixture.ts';
import { RiderEventPublication } from './rider-event-publication.ts';

test('answers a dispatch system in time while the broker is silent', async () => {
  jest.useFakeTimers();
  const broker = { publish: () => new Promise(() => undefined) } as unknown as Broker;
  const publication = new RiderEventPublication(broker, Date.now, settings);
  const body = Buffer.from(JSON.stringify(riderEventExample(Date.now())));
  const request = { id: 'req_1', body, headers: { 'content-type': 'application/json' } } as unknown as FastifyRequest;
  const failed = expect(publication.publish(request)).rejects.toBeInstanceOf(BrokerUnavailableError);
  await jest.advanceTimersByTimeAsync(maxSilenceMs);
  await failed;
  jest.useRealTimers();
});

test.each([
  ['an operator', { name: 'Rahima', role: 'operator' }, 'operator'],
  ['a dispatch system', null, undefined],
])('says in each message that %s has sent it', async (_, operator, source) => {
  const publish = jest.fn().mockResolvedValue(undefined);
  const publication = new RiderEventPublication({ publish } as unknown as Broker, Date.now, settings);
  const body = Buffer.from(JSON.stringify(riderEventExample(Date.now())));
  // A caller cannot choose the source.
  const headers = { 'content-type': 'application/json', source: 'robot-courier' };
  await publication.publish({ id: 'req_1', body, headers, operator } as unknown as FastifyRequest);
  expect(publish.mock.calls[0][0][0].headers.source).toBe(source);
});
