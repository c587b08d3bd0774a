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
