import { EventStoreLockedError } from '@dakpion/event-store';
import type { Logger } from 'pino';
import { closeEngines, type Engines, openEngines, prepareDataDirectory } from './engines.ts';
import { openLog } from './log.ts';
import { type ReadySettings, withEmbeddedSecrets } from './secrets.ts';
import type { RunningService, ServiceDefinition } from './service-definition.ts';
import { describeFaults, readSettings } from './settings.ts';
import { StartRefusedError } from './start-refused.error.ts';
import { startServices } from './start-services.ts';

/** How long a stop may take before the process ends regardless, in ms. */
const stopTimeoutMs = 10_000;

/** What a program may do once its services run, e.g. greet. */
export type AfterStart = (started: { engines: Engines; settings: ReadySettings; log: Logger }) => Promise<void>;

/**
 * The whole life of a process: settings, engines, services, until SIGINT or SIGTERM. What a user can mend ends the
 * process with one clear line and exit code 1.
 */
export async function runServices(services: readonly ServiceDefinition[], afterStart?: AfterStart): Promise<void> {
  const read = readSettings(process.env);
  if (read.outcome === 'refused') return refuse(describeFaults(read.faults));
  const log = openLog(read.settings.logLevel);
  let engines: Engines | undefined;
  try {
    prepareDataDirectory(read.settings.dataDir);
    engines = await openEngines(read.settings.dataDir);
    const settings = withEmbeddedSecrets(read.settings);
    const running = await startServices(services, engines, settings, log);
    stopOnSignal(running, engines, log);
    await afterStart?.({ engines, settings, log });
  } catch (error) {
    if (engines !== undefined) await closeEngines(engines);
    refuse(describeStartError(error));
  }
}

function refuse(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
  // What a failed start left open must not keep the process; stderr is written synchronously.
  setImmediate(() => process.exit(1));
}

/** One line for what a user can mend; the stack for what only we can. */
export function describeStartError(error: unknown): string {
  if (error instanceof StartRefusedError || error instanceof EventStoreLockedError) return error.message;
  const { code, address, port } = error as { code?: string; address?: string; port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} at ${address} is in use. Stop what listens there or set PORT to another.`;
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} may not be opened by this user. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${address}. Set HOST to one that it has.`;
  return `Dakpion could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

function stopOnSignal(running: RunningService, engines: Engines, log: Logger): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    // A second Ctrl-C means now; everything acknowledged is durable whatever happens.
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ service: 'dakpion' }, `${signal}: stopping`);
    setTimeout(() => {
      log.error({ service: 'dakpion' }, `Not stopped after ${stopTimeoutMs} ms; ending now`);
      process.exit(1);
    }, stopTimeoutMs).unref();
    try {
      await running.close();
      await closeEngines(engines);
      log.info({ service: 'dakpion' }, 'Stopped');
      process.exit(0);
    } catch (error) {
      log.error({ service: 'dakpion', err: error }, 'The stop failed');
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
}
