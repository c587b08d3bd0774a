import { setTimeout as pause } from 'node:timers/promises';
import { type ClusterRecord, clusterRecord } from './cluster.ts';
import { until } from './until.ts';

type Process = ClusterRecord['processes'][number];

/** The maximum duration of a recovery from a fault, in ms, when engines and services share a busy machine. */
export const settleWithinMs = 240_000;

/** The process with a name, e.g. `order-1` or `kafka`; a restart changes it. */
function processNamed(name: string): Process {
  const process = clusterRecord().processes.find((candidate) => candidate.name === name);
  if (process === undefined) throw new Error(`there is no ${name}`);
  return process;
}

export function pidOf(name: string): number {
  return processNamed(name).pid;
}

/**
 * Sends SIGSTOP, and SIGCONT when the condition holds, and at least this many milliseconds have passed. Simulates a suspended
 * machine.
 */
export async function stopUntil(
  name: string,
  milliseconds: number,
  condition: () => boolean | Promise<boolean>,
): Promise<void> {
  const { pid } = processNamed(name);
  process.kill(pid, 'SIGSTOP');
  try {
    await pause(milliseconds);
    await until(`others to take over from ${name}`, condition, settleWithinMs);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}

/** The active followers in a process, from its metrics. All builds of a read model have its name. */
export async function followersIn(name: string): Promise<string[]> {
  const response = await fetch(`${processNamed(name).address}/metrics`);
  if (!response.ok) throw new Error(`${name} answered ${response.status}`);
  const lines = (await response.text()).matchAll(/^dakpion_parked_streams\{follower="(.+)"\}/gm);
  return [...lines].map(([, follower]) => follower as string);
}

/** The value of a metric without labels, from the metrics of a process. */
export async function metricOf(name: string, metric: string): Promise<number> {
  const text = await (await fetch(`${processNamed(name).address}/metrics`)).text();
  return Number(new RegExp(`^${metric} (.+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}

/** Sends SIGKILL; resolves when the runner has restarted the process. */
export async function killAndAwaitStart(name: string): Promise<void> {
  const { pid } = processNamed(name);
  process.kill(pid, 'SIGKILL');
  await until(`${name} to be started again`, () => processNamed(name).pid !== pid, settleWithinMs);
}

/** Sends SIGKILL; resolves when the runner has restarted the process and every service is ready. */
export async function killAndAwait(name: string): Promise<void> {
  await killAndAwaitStart(name);
  await untilAllReady();
}

/** Resolves when every service is ready. */
export async function untilAllReady(): Promise<void> {
  const services = clusterRecord().processes.filter(({ address }) => address.startsWith('http'));
  for (const { name, address } of services) {
    await until(`${name} to be ready`, async () => (await fetch(`${address}/health/ready`)).ok, settleWithinMs);
  }
}
