import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { EngineError } from './engine.ts';
import type { EngineUrls } from './engine-urls.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const composeFile = `${root}docker-compose.yml`;
const portsFile = fileURLToPath(new URL('../../config/compose.ports.yml', import.meta.url));
const askWithinMs = 5_000;
const startWithinMs = 10 * 60_000;
const stopWithinMs = 15_000;
const engines = ['kafka', 'eventstore', 'redis'];

/** Whether a Docker engine answers and the Compose file exists. */
export async function hasDocker(): Promise<boolean> {
  if (!existsSync(composeFile)) return false;
  return run('docker', ['compose', 'ls'], { timeout: askWithinMs }).then(
    () => true,
    () => false,
  );
}

/** Starts the engines of the Compose file and waits until they are healthy. Their data stays in volumes. */
export async function startDockerEngines(): Promise<EngineUrls> {
  await compose(['up', '--detach', '--wait', ...engines], startWithinMs);
  return {
    kafkaBrokers: `127.0.0.1:${portOf('KAFKA_PORT', 9_094)}`,
    eventStoreUrl: `esdb://127.0.0.1:${portOf('EVENTSTORE_PORT', 2_113)}?tls=false`,
    redisUrl: `redis://127.0.0.1:${portOf('REDIS_PORT', 6_379)}`,
    redisPassword: null,
  };
}

/** The port that the Compose file publishes: Compose reads the same variables. */
function portOf(variable: string, standard: number): string {
  return process.env[variable] || String(standard);
}

export async function stopDockerEngines(): Promise<void> {
  await compose(['stop', '--timeout', '10', ...engines], stopWithinMs);
}

/** Values for the secrets of the services, without which Compose does not read the file. No service is started with them. */
function unusedSecrets(): Readonly<Record<string, string>> {
  const required = readFileSync(composeFile, 'utf8').matchAll(/\$\{(\w+):\?/g);
  return Object.fromEntries([...required].map(([, name = '']) => [name, 'not-used-by-engines']));
}

async function compose(args: readonly string[], timeout: number): Promise<void> {
  try {
    const env = { ...process.env, ...unusedSecrets() };
    await run('docker', ['compose', '-f', composeFile, '-f', portsFile, ...args], { cwd: root, timeout, env });
  } catch (error) {
    throw new EngineError(`Docker could not run the engines: ${error instanceof Error ? error.message : error}`);
  }
}
