import { partnerStreamPrefix } from '@dakpion/contracts';
import {
  describeFaults,
  type ReadySettings,
  readSettings,
  type Settings,
  StartRefusedError,
  withSecrets,
} from '@dakpion/settings';
import { Logger as NestLogger } from '@nestjs/common';
import type { Logger } from 'pino';
import { describeStartError } from './describe-start-error.ts';
import { watchDiskSpace } from './disk-watch.ts';
import type { EngineWatch } from './engine-waiting.ts';
import { closeEngines, type Engines, prepareDataDirectory } from './engines.ts';
import { ClockSkewWatch } from './health/clock-skew-watch.ts';
import { EvictionWatch } from './health/eviction-watch.ts';
import { startHealthServer } from './health/health-server.ts';
import { ProcessHealth } from './health/process-health.ts';
import { kafkaUserOf } from './kafka-users.ts';
import { openLog, ServiceLogger } from './log.ts';
import { openEngines } from './open-engines.ts';
import { outliveOutput } from './outlive-output.ts';
import { logPageCheck } from './page-check-log.ts';
import type { ServiceDefinition, StoreName } from './service-definition.ts';
import { startServices } from './start-services.ts';
import { StateResetWatch } from './state-reset-watch.ts';
import { endOnSignal, type Stop } from './stop-on-signal.ts';
import { recordStoredVersions } from './stored-versions.ts';

const bothStores: readonly StoreName[] = ['event_store', 'state_store'];

/** The context of a program whose services have started, e.g. for a greeting. */
type AfterStart = (started: { engines: Engines; settings: ReadySettings; log: Logger }) => Promise<void>;

/**
 * Runs a process: settings, engines and services, until SIGINT, SIGTERM or SIGHUP. Waits for the engines of a cluster. A fault
 * that the user can correct ends the process with one line and exit code 1.
 */
export async function runServices(services: readonly ServiceDefinition[], afterStart?: AfterStart): Promise<void> {
  outliveOutput();
  const required = services.flatMap((service) => service.required ?? []);
  const read = readSettings(process.env, required, { usesEvents: useEvents(services) });
  if (read.outcome === 'refused') return refuse(describeFaults(read.faults));
  const log = openLog(read.settings.logLevel, processName(services));
  // For messages of engines' clients before a service has a logger.
  NestLogger.overrideLogger(new ServiceLogger(log));
  const stop = endOnSignal(log);
  await stop.run(async () => {
    try {
      await start(services, read.settings, log, stop, afterStart);
    } catch (error) {
      if (stop.signal.aborted) return;
      await stop.now().catch((failure) => log.error({ err: failure }, 'The shutdown failed'));
      refuse(describeStartError(error, read.settings));
    }
  });
}

/** Starts the services. Rejects at its next step if the process must stop. */
async function start(
  services: readonly ServiceDefinition[],
  read: Settings,
  log: Logger,
  stop: Stop,
  afterStart: AfterStart | undefined,
): Promise<void> {
  const health = new ProcessHealth();
  await serveHealth(health, read);
  const clientId = services.map(({ name }) => kafkaUserOf(name)).join(' ');
  const { engines, settings } = await prepare(read, health, log, { clientId, signal: stop.signal });
  stop.before(() => closeEngines(engines));
  if (engines.diskSpace !== undefined) {
    const watch = watchDiskSpace(engines.diskSpace, log);
    stop.before(() => watch.stop());
  }
  if (settings.engines.redisUrl !== null) {
    new ClockSkewWatch(engines.stateStore.clock, engines.eventStore);
    new EvictionWatch(engines.stateStore);
    const watch = new StateResetWatch(engines.stateStore, {
      onWaiting: () => log.warn('Computed state is being reset, waiting for its end'),
      onReset: () => endAfterReset(log),
    });
    await watch.start(stop.signal);
    stop.before(() => watch.stop());
  }
  // Versions are recorded before anything else is written.
  if (useEvents(services)) {
    await recordStoredVersions(engines.eventStore, engines.stateStore, (error) =>
      log.warn({ err: error }, 'The stored versions could not be recorded in the state store'),
    );
  }
  const running = await startServices(services, engines, settings, log, stop.signal);
  stop.before(() => running.close());
  const readyWith = services.flatMap((service) => service.readyWith ?? bothStores);
  health.started(engines, new Set(readyWith));
  stop.before(() => health.stopping());
  stop.signal.throwIfAborted();
  await afterStart?.({ engines, settings, log });
}

function useEvents(services: readonly ServiceDefinition[]): boolean {
  return services.some((service) => service.usesEvents ?? true);
}

/** The name of a process in its log: the name of its only service, or of the embedded program. */
function processName(services: readonly ServiceDefinition[]): string {
  const [only] = services;
  return only !== undefined && services.length === 1 ? only.name : 'dakpion';
}

async function serveHealth(health: ProcessHealth, settings: Settings): Promise<void> {
  const { healthPort, host } = settings;
  if (healthPort === null) return;
  try {
    await startHealthServer(health, healthPort, settings);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartRefusedError(`HEALTH_PORT ${healthPort} at ${host} cannot be opened (${code}). Set it to another.`);
  }
}

async function prepare(
  read: Settings,
  health: ProcessHealth,
  log: Logger,
  client: Pick<EngineWatch, 'clientId' | 'signal'>,
): Promise<{ engines: Engines; settings: ReadySettings }> {
  if (read.profile === 'embedded') prepareDataDirectory(read.dataDir);
  const watch: EngineWatch = {
    ...client,
    onWaiting: (name, line) => {
      health.waiting(name);
      log.warn(line);
    },
    onServing: (name) => health.serving(name),
    onFatal: (name, error) => {
      // The supervisor restarts the process. Everything acknowledged is durable.
      log.fatal({ err: error }, `${name}: the client failed permanently, exiting`);
      process.exit(1);
    },
    pageCheck: logPageCheck(log, () => process.exit(1)),
  };
  const engines = await openEngines(read, watch);
  const broker = health.consumers.watch(engines.broker);
  const isStuck = () => !health.live().ok;
  const hasData = read.profile === 'embedded' && (await hasPartners(engines));
  return { engines: { ...engines, broker, isStuck }, settings: withSecrets(read, { hasData }) };
}

/** Whether the event store was used before. Not its head: EventStoreDB has events of its own. */
async function hasPartners({ eventStore }: Engines): Promise<boolean> {
  for await (const _ of eventStore.readAll({
    streamPrefixes: [partnerStreamPrefix],
    maxCount: 1,
    unreadable: () => null,
  }))
    return true;
  return false;
}

/** Ends the process. The supervisor restarts it. Everything acknowledged is durable. */
function endAfterReset(log: Logger): void {
  log.warn('Computed state was reset (dakpion state reset), exiting to restart with empty memory');
  process.exit(1);
}

function refuse(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
  // Open resources of a failed start must not keep the process alive. Stderr is written synchronously.
  setImmediate(() => process.exit(1));
}
