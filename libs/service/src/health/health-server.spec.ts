import type { AddressInfo } from 'node:net';
import { newGate, withTemporaryDirectory } from '@dakpion/fixtures';
import { FollowerFaults, openLmdbStateStore } from '@dakpion/state-store';
import { Gauge, register } from 'prom-client';
import type { Engines } from '../engines.ts';
import { noEventStore } from '../no-event-store.ts';
import type { StoreName } from '../service-definition.ts';
import { startHealthServer } from './health-server.ts';
import { ProcessHealth } from './process-health.ts';

const hosts = { host: '127.0.0.1', publicUrl: 'https://api.example.com', sandboxHost: null, productionHost: null };
const both = new Set<StoreName>(['event_store', 'state_store']);

/** Engines that answer or do not answer. */
function engines(...serving: readonly (StoreName | 'broker')[]): Engines {
  const answer = (engine: StoreName | 'broker') => () =>
    serving.includes(engine) ? Promise.resolve(0) : Promise.reject(new Error('down'));
  const stateStore = { examine: answer('state_store') };
  const broker = { ping: answer('broker') };
  return { eventStore: { head: answer('event_store') }, stateStore, broker } as unknown as Engines;
}

async function withServer(test: (health: ProcessHealth, get: (path: string) => Promise<Response>) => Promise<void>) {
  const health = new ProcessHealth();
  const server = await startHealthServer(health, 0, hosts);
  try {
    await test(health, (path) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('is ready from the start of the services to their stop, while the stores answer', () =>
  withServer(async (health, get) => {
    const ready = async () => {
      const answer = await get('/health/ready');
      return [answer.status, await answer.json()];
    };
    health.waiting('Kafka');
    expect(await ready()).toEqual([503, { status: 'unavailable', waiting_for: ['Kafka'] }]);
    health.serving('Kafka');
    health.started(engines(...both, 'broker'), both);
    expect(await ready()).toEqual([
      200,
      { status: 'ok', checks: { event_store: 'ok', state_store: 'ok', broker: 'ok' } },
    ]);
    health.started(engines('state_store', 'broker'), both);
    expect((await ready())[0]).toBe(503);
    health.stopping();
    expect(await ready()).toEqual([503, { status: 'unavailable', waiting_for: [] }]);
  }));

test('is ready without a store that it does not need, and reports that the store does not answer', () =>
  withServer(async (health, get) => {
    const readyWith = new Set<StoreName>(['state_store']);
    health.started(engines('state_store', 'broker'), readyWith);
    const answer = await get('/health/ready');
    const checks = { event_store: 'unavailable', state_store: 'ok', broker: 'ok' };
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok', checks }]);
    health.started(engines('event_store', 'broker'), readyWith);
    expect((await get('/health/ready')).status).toBe(503);
  }));

test('is ready without the broker, because a restart does not help, and reports that it does not answer', () =>
  withServer(async (health, get) => {
    health.started(engines(...both), both);
    const answer = await get('/health/ready');
    const checks = { event_store: 'ok', state_store: 'ok', broker: 'unavailable' };
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok', checks }]);
  }));

test('is ready without stores if it needs none, and does not mention an event store that it has not opened', () =>
  withServer(async (health, get) => {
    health.started({ ...engines(), eventStore: noEventStore }, new Set());
    const answer = await get('/health/ready');
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { status: 'ok', checks: { state_store: 'unavailable', broker: 'unavailable' } },
    ]);
  }));

test('is not ready while a follower has stopped, and names the cause', () =>
  withServer(async (health, get) => {
    await withTemporaryDirectory(async (directory) => {
      const stateStore = await openLmdbStateStore({ directory });
      health.started({ ...engines('event_store'), stateStore }, both);
      expect((await get('/health/ready')).status).toBe(200);
      const fault = { follower: 'views', reason: 'The event store has another history.' };
      await new FollowerFaults(stateStore).raise(fault);
      const answer = await get('/health/ready');
      expect([answer.status, await answer.json()]).toMatchObject([503, { status: 'unavailable', faults: [fault] }]);
      await new FollowerFaults(stateStore).clear('views');
      expect((await get('/health/ready')).status).toBe(200);
      await stateStore.close();
    });
  }));

test('is alive whichever engine is down', () =>
  withServer(async (health, get) => {
    health.waiting('Redis');
    expect((await get('/health/live')).status).toBe(200);
    health.started(engines(), both);
    expect((await get('/health/live')).status).toBe(200);
  }));

test('serves the metrics of the process to Prometheus', () =>
  withServer(async (_health, get) => {
    const text = await (await get('/metrics')).text();
    expect(text).toMatch(/^process_cpu_seconds_total \d/m);
    expect(text).toContain('# TYPE dakpion_consumer_lag_messages gauge');
    expect((await get('/elsewhere')).status).toBe(404);
  }));

test('tells Prometheus which engines answer from the start of the services to their stop', () =>
  withServer(async (health, get) => {
    const up = async () => [...(await (await get('/metrics')).text()).matchAll(/^dakpion_engine_up.*$/gm)].join(' ');
    const line = (engine: string, value: number) => `dakpion_engine_up{engine="${engine}"} ${value}`;
    expect(await up()).toBe('');
    health.started(engines('event_store', 'broker'), both);
    expect(await up()).toBe([line('event_store', 1), line('state_store', 0), line('broker', 1)].join(' '));
    health.started({ ...engines('state_store'), eventStore: noEventStore }, new Set());
    expect(await up()).toBe([line('state_store', 1), line('broker', 0)].join(' '));
    health.stopping();
    expect(await up()).toBe('');
  }));

test('asks the engines and the services for metrics at the same time, because Prometheus does not wait long', () =>
  withServer(async (health, get) => {
    const gate = newGate();
    const collect = () => gate.open();
    new Gauge({ name: 'spec_asked', help: 'Asked by Prometheus.', collect });
    // Answers only when the metrics of the services were asked for.
    health.started({ ...engines(...both), broker: { ping: () => gate.opened } } as unknown as Engines, both);
    expect(await (await get('/metrics')).text()).toContain('dakpion_engine_up{engine="broker"} 1');
    register.removeSingleMetric('spec_asked');
  }));
