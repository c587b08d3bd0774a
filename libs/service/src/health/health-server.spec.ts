import type { AddressInfo } from 'node:net';
import type { Stores } from '../engines.ts';
import { startHealthServer } from './health-server.ts';
import { ProcessHealth } from './process-health.ts';

/** Stores that answer, or do not. */
function stores(serve: boolean): Stores {
  const answer = () => (serve ? Promise.resolve(0) : Promise.reject(new Error('down')));
  return { eventStore: { head: answer }, stateStore: { dueQueues: { depth: answer } } } as unknown as Stores;
}

async function withServer(test: (health: ProcessHealth, get: (path: string) => Promise<Response>) => Promise<void>) {
  const health = new ProcessHealth(Date.now);
  const server = await startHealthServer(health, 0, '127.0.0.1');
  try {
    await test(health, (path) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('ready from the start of the services to their stop, while the stores answer', () =>
  withServer(async (health, get) => {
    const ready = async () => {
      const answer = await get('/health/ready');
      return [answer.status, await answer.json()];
    };
    health.waiting('Kafka');
    expect(await ready()).toEqual([503, { status: 'unavailable', waiting_for: ['Kafka'] }]);
    health.serving('Kafka');
    health.started(stores(true));
    expect(await ready()).toEqual([200, { status: 'ok', checks: { event_store: 'ok', state_store: 'ok' } }]);
    health.started(stores(false));
    expect((await ready())[0]).toBe(503);
    health.stopping();
    expect(await ready()).toEqual([503, { status: 'unavailable', waiting_for: [] }]);
  }));

test('alive whatever engine is down', () =>
  withServer(async (health, get) => {
    health.waiting('Redis');
    expect((await get('/health/live')).status).toBe(200);
    health.started(stores(false));
    expect((await get('/health/live')).status).toBe(200);
  }));

test('tells Prometheus about the process', () =>
  withServer(async (_health, get) => {
    const text = await (await get('/metrics')).text();
    expect(text).toMatch(/^process_cpu_seconds_total \d/m);
    expect(text).toContain('# TYPE dakpion_consumer_lag_messages gauge');
    expect((await get('/elsewhere')).status).toBe(404);
  }));
