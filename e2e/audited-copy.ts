import { once } from 'node:events';
import { cpSync, lstatSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openLmdbStateStore, openRedisStateStore, type StateStore } from '@dakpion/state-store';
import { freePort } from '../scripts/free-port.mjs';
import { atEnd } from './at-end.ts';
import { clusterEnvironment, clusterRecord } from './cluster.ts';
import { pidOf } from './cluster-processes.ts';
import { launch, type Program, run, temporaryDirectory } from './program.ts';
import { type Tampering, writeTampered } from './tampered-store.ts';
import { until } from './until.ts';

const isCluster = (globalThis as { profile?: string }).profile === 'cluster';

/** Copies the data of a program, which is stopped. In the cluster, the event store is copied. Returns the directory. */
export async function copyData(program: Program): Promise<string> {
  const copy = join(temporaryDirectory(), 'original');
  if (isCluster) copyEventStore(join(copy, 'events'));
  else {
    await program.stop();
    cpSync(program.dataDir, copy, { recursive: true });
  }
  return copy;
}

/** Stops the process of the event store during the copy, so that the copy is like the disk after a power cut. */
function copyEventStore(copy: string): void {
  const pid = pidOf('eventstore');
  const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
  process.kill(pid, 'SIGSTOP');
  try {
    const filter = (source: string) => !lstatSync(source).isSocket();
    cpSync(args.at(-2) ?? '', copy, { recursive: true, filter });
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}

/** A copy of all data, whose events were tampered with. */
export async function tamperedCopy(original: string, tampering: Tampering): Promise<string> {
  const copy = temporaryDirectory();
  cpSync(original, copy, { recursive: true });
  rmSync(join(copy, 'events'), { recursive: true });
  mkdirSync(join(copy, 'events'));
  await writeTampered(join(original, 'events'), join(copy, 'events'), tampering);
  return copy;
}

/** The state store of a copy. In the cluster, which has no copy of it, the present one: undo all changes. */
export function openState(copy: string): Promise<StateStore> {
  if (isCluster) return openRedisStateStore({ url: clusterRecord().redis_url });
  return openLmdbStateStore({ directory: join(copy, 'state') });
}

/** The output of `audit verify` about a copy, and about the log in it: the findings and the closing line. */
export async function verifyCopy(copy: string, options: readonly string[]) {
  const served = isCluster ? await serve(copy) : null;
  const env: Record<string, string> =
    served === null ? { DATA_DIR: copy } : { ...clusterEnvironment(), EVENTSTORE_URL: served.url };
  const { exitCode, output } = await run('dist/programs/cli.js', ['audit', 'verify', ...options], env);
  await served?.end();
  const lines = output.split('\n').filter((line) => line.startsWith('transparency log: '));
  const findings = lines.map((line) => line.slice('transparency log: '.length));
  const closing = findings.pop() ?? '';
  if (!closing.includes(' anchored by ')) throw new Error(`the log was not read to its end:\n${output}`);
  return { exitCode, output, closing, findings };
}

/** Serves a copy in the protocol of EventStoreDB. */
async function serve(copy: string) {
  const port = await freePort();
  const server = 'tools/eventstore-protocol-server/dist/eventstore-local.main.js';
  const { child, output } = launch(server, [], { DATA_DIR: copy, EVENTSTORE_PORT: String(port) });
  const closed = once(child, 'close');
  const end = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await closed;
  };
  atEnd(end);
  await until('the copy to be served', () => output().includes('is served at'));
  return { url: `esdb://127.0.0.1:${port}?tls=false`, end };
}
