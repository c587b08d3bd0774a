import { randomBytes } from 'node:crypto';
import { openSync } from 'node:fs';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { waitUntil } from '@dakpion/repetition';
import type { ReadySettings } from '@dakpion/settings';
import type { ClusterSettings } from './cluster-settings.ts';
import { hasDocker, startDockerEngines, stopDockerEngines } from './engines/docker-engines.ts';
import { type EngineCommand, EngineError } from './engines/engine.ts';
import { answers } from './engines/engine-process.ts';
import type { EngineUrls } from './engines/engine-urls.ts';
import { localEngineCommands } from './engines/local-engines.ts';
import { startGatewayBalancer } from './gateway-balancer.ts';
import { Ports } from './ports.ts';
import type { RecordedProcess } from './processes/cluster-record.ts';
import { type ProcessWatch, SupervisedProcess } from './processes/supervised-process.ts';
import { serviceNames, serviceSpecification } from './services/service-specification.ts';

const checkEveryMs = 50;
const engineWithinMs = 60_000;
/** The time-outs of a stop, together below 20 s: the gateways, the other services, the engines. */
const stopWithinMs = { gateways: 5_000, others: 7_000, engines: 6_000 };

type Part = 'gateways' | 'others' | 'engines';

interface ClusterProcess {
  readonly part: Part;
  readonly process: SupervisedProcess;
  /** For a service: the address of its health checks. */
  readonly address: string;
}

/** Engines and services on one machine, which are kept running until a stop. */
export class Cluster {
  private readonly processes: ClusterProcess[] = [];
  private readonly pids = new Map<string, number>();
  private readonly ports: Ports;
  private readonly watch: ProcessWatch;
  private readonly balancers: Server[] = [];
  private usesDocker = false;
  private stopping = false;
  private ready = false;
  private givenUp = false;
  private engines: EngineUrls = { kafkaBrokers: '', eventStoreUrl: '', redisUrl: '', redisPassword: null };

  constructor(
    private readonly settings: ClusterSettings,
    private readonly secrets: ReadySettings,
    watch: ProcessWatch,
  ) {
    this.ports = new Ports(settings.basePort);
    this.watch = {
      ...watch,
      onStarted: (name, pid) => {
        this.pids.set(name, pid);
        watch.onStarted(name, pid);
      },
      onGivenUp: (name) => {
        this.givenUp = true;
        watch.onGivenUp(name);
      },
    };
  }

  /** Every service has been ready once. */
  get isReady(): boolean {
    return this.ready;
  }

  /** A process ended too often and is not restarted. */
  get hasGivenUp(): boolean {
    return this.givenUp;
  }

  get engineUrls(): EngineUrls {
    return this.engines;
  }

  /** The running processes. */
  get running(): readonly RecordedProcess[] {
    return this.processes.flatMap(({ process: { specification }, address }) => {
      const { name, args } = specification;
      const pid = this.pids.get(name);
      return pid === undefined ? [] : [{ name, pid, args, address }];
    });
  }

  /** Starts the engines and waits until they accept connections. Throws EngineError if one is not available. */
  async startEngines(): Promise<void> {
    const { kafkaBrokers, eventStoreUrl, redisUrl, engines } = this.settings;
    const allGiven = kafkaBrokers !== null && eventStoreUrl !== null && redisUrl !== null;
    this.usesDocker = !allGiven && (engines === 'docker' || (engines === 'auto' && (await hasDocker())));
    if (this.usesDocker) {
      const docker = await startDockerEngines();
      this.engines = {
        kafkaBrokers: kafkaBrokers ?? docker.kafkaBrokers,
        eventStoreUrl: eventStoreUrl ?? docker.eventStoreUrl,
        redisUrl: redisUrl ?? docker.redisUrl,
        redisPassword: null,
      };
      return;
    }
    const directory = join(this.settings.service.dataDir, 'engines');
    const password = randomBytes(16).toString('hex');
    const { kafka, eventStore, redis } = await localEngineCommands(this.settings, directory, this.ports, password);
    const commands = [kafka, redis, eventStore].filter((command) => command !== null);
    for (const command of commands) this.startEngine(command);
    this.engines = {
      kafkaBrokers: kafka?.address ?? kafkaBrokers ?? '',
      eventStoreUrl: eventStore?.address ?? eventStoreUrl ?? '',
      redisUrl: redis?.address ?? redisUrl ?? '',
      redisPassword: redis === null ? null : password,
    };
    await Promise.all(commands.map((command) => this.untilServing(command)));
  }

  /** Starts the services, which wait for missing engines, and the balancers of the gateways. */
  async startServices(): Promise<void> {
    const { instances, service: settings } = this.settings;
    const gateways: number[] = [];
    const operatorGateways: number[] = [];
    for (const service of serviceNames) {
      for (let instance = 1; instance <= instances; instance += 1) {
        const healthPort = await this.ports.take();
        const port = service === 'gateway' ? await this.ports.take() : null;
        if (port !== null) gateways.push(port);
        const operatorPort = port === null || settings.operatorPort === null ? null : await this.ports.take();
        if (operatorPort !== null) operatorGateways.push(operatorPort);
        const addresses = { healthPort, port, operatorPort };
        const options = { service, instance, settings: this.secrets, engines: this.engines, ...addresses };
        const process = new SupervisedProcess(serviceSpecification(options), this.watch);
        const part = service === 'gateway' ? 'gateways' : 'others';
        this.processes.push({ part, process, address: `http://127.0.0.1:${healthPort}` });
      }
    }
    this.balancers.push(await startGatewayBalancer(settings.port, settings.host, gateways));
    if (settings.operatorPort !== null) {
      this.balancers.push(await startGatewayBalancer(settings.operatorPort, settings.host, operatorGateways));
    }
    // A stop that came meanwhile has not seen these balancers and processes.
    if (this.stopping) return this.stop();
    for (const { part, process } of this.processes) if (part !== 'engines') process.start();
  }

  /** Resolves when every service is ready. False if the cluster was stopped before. */
  async untilReady(): Promise<boolean> {
    const waiting = new Set(this.processes.filter(({ part }) => part !== 'engines'));
    while (waiting.size > 0) {
      if (this.stopping) return false;
      for (const service of waiting) if (await isReady(service.address)) waiting.delete(service);
      await pause(checkEveryMs);
    }
    this.ready = true;
    return true;
  }

  /** Stops the gateways first and the engines last, so that work in progress can complete. */
  async stop(): Promise<void> {
    this.stopping = true;
    for (const balancer of this.balancers) balancer.close();
    for (const part of ['gateways', 'others', 'engines'] as const) {
      const processes = this.processes.filter((candidate) => candidate.part === part);
      await Promise.all(processes.map(({ process }) => process.stop(stopWithinMs[part])));
    }
    if (this.usesDocker) await stopDockerEngines();
  }

  private startEngine({ name, command, args, address, logFile }: EngineCommand): void {
    const output = openSync(logFile, 'a');
    const specification = { name, command, args, environment: process.env, output };
    const supervised = new SupervisedProcess(specification, this.watch);
    this.processes.push({ part: 'engines', process: supervised, address });
    supervised.start();
  }

  private async untilServing({ name, port, logFile }: EngineCommand): Promise<void> {
    const isOver = async () => this.stopping || (await answers(port));
    if (await waitUntil(isOver, { withinMs: engineWithinMs, everyMs: checkEveryMs })) return;
    throw new EngineError(`${name} was not ready within ${engineWithinMs} ms. See ${logFile}`);
  }
}

async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/health/ready`, { signal: AbortSignal.timeout(3_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
