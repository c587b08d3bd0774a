import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { mayNameHost, type NamedHosts } from '@dakpion/settings';
import { collectDefaultMetrics, Gauge, Registry, register } from 'prom-client';
import type { HealthAnswer, ProcessHealth } from './process-health.ts';

/** Delays of the event loop shorter than this are not measured. */
const loopDelayEveryMs = 100;

/**
 * Answers orchestrators and Prometheus at a separate port, for any services of the process: `/health/live`, `/health/ready` (200 or
 * 503, JSON) and `/metrics`. Listens at the host of the settings, and answers 421 to requests that name another one than {@link
 * mayNameHost} allows. Resolves when it listens. Rejects with the listen errors of Node.
 */
export async function startHealthServer(health: ProcessHealth, port: number, hosts: NamedHosts): Promise<Server> {
  const metrics = metricsOf(health);
  const server = createServer((request, response) => {
    if (!mayNameHost(request.headers.host, hosts)) refuseHost(request, response);
    else answer(request, response, health, metrics).catch(() => response.destroy());
  });
  server.listen(port, hosts.host);
  await once(server, 'listening');
  // The server ends with the process.
  server.unref();
  return server;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  health: ProcessHealth,
  metrics: Registry,
): Promise<void> {
  request.resume();
  const path = request.url?.split('?', 1)[0];
  if (request.method !== 'GET') response.writeHead(405, { allow: 'GET' }).end();
  else if (path === '/health/live') send(response, health.live());
  else if (path === '/health/ready') send(response, await health.ready());
  else if (path === '/metrics') {
    // The metrics of services are in the default registry of the client. Both wait for engines, so at the same time: Prometheus
    // waits 5 s in some installations.
    const texts = await Promise.all([metrics.metrics(), register.metrics()]);
    response.writeHead(200, { 'content-type': metrics.contentType }).end(texts.join('\n'));
  } else response.writeHead(404).end();
}

function refuseHost(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  response.writeHead(421, { 'content-type': 'application/json' }).end(JSON.stringify({ code: 'misdirected_request' }));
}

function send(response: ServerResponse, { ok, body }: HealthAnswer): void {
  response.writeHead(ok ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function metricsOf(health: ProcessHealth): Registry {
  const registry = new Registry();
  // The default of 10 ms wakes an idle process a hundred times a second, which is most of the CPU time that it uses.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: loopDelayEveryMs });
  new Gauge({
    name: 'dakpion_consumer_lag_messages',
    help: 'Messages that wait for a consumer group of this process.',
    labelNames: ['group'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [group, lag] of health.consumers.lags) this.set({ group }, lag);
    },
  });
  new Gauge({
    name: 'dakpion_engine_up',
    help: '1 if the engine answers this process, otherwise 0: also for a state store that refuses writes.',
    labelNames: ['engine'],
    registers: [registry],
    async collect() {
      const checks = await health.engineChecks();
      this.reset();
      for (const [engine, check] of Object.entries(checks ?? {})) this.set({ engine }, check === 'ok' ? 1 : 0);
    },
  });
  return registry;
}
