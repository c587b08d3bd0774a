import { waitUntil } from '@dakpion/repetition';
import { readClusterRecord, removeClusterRecord } from './cluster-record.ts';
import { isRunning } from './command-line.ts';

interface Left {
  readonly name: string;
  readonly pid: number;
  readonly args: readonly string[];
}

/** The time in which the runner ends all other processes. A single other process needs less. */
const endWithinMs = 22_000;
/** The time after SIGKILL. The kernel ends a killed process sooner, unless its disk hangs. */
const killedWithinMs = 10_000;

/**
 * Ends the recorded processes of the data directory, the runner first, so that it can end the others in order. Ends no process
 * with another command line than the recorded one. Returns the names of the ended processes.
 */
export async function cleanUp(dataDir: string): Promise<readonly string[]> {
  const record = readClusterRecord(dataDir);
  if (record === null) return [];
  const runner: Left = { name: 'cluster', ...record.runner };
  const running = [runner, ...record.processes].filter(({ pid, args }) => isRunning(pid, args));
  if (running.includes(runner)) await end([runner]);
  // The runner may have restarted a process since: only its own record is current.
  await end((readClusterRecord(dataDir) ?? record).processes);
  removeClusterRecord(dataDir);
  return running.map(({ name }) => name);
}

async function end(processes: readonly Left[]): Promise<void> {
  const left = () => processes.filter(({ pid, args }) => isRunning(pid, args));
  signal(left(), 'SIGTERM');
  const haveEnded = () => left().length === 0;
  if (await waitUntil(haveEnded, { withinMs: endWithinMs, everyMs: 50 })) return;
  signal(left(), 'SIGKILL');
  await waitUntil(haveEnded, { withinMs: killedWithinMs, everyMs: 20 });
}

function signal(processes: readonly Left[], name: NodeJS.Signals): void {
  for (const { pid } of processes) {
    try {
      process.kill(pid, name);
    } catch {
      // The process has ended in the meantime.
    }
  }
}
