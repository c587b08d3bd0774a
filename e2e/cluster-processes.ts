import { setTimeout as pause } from 'node:timers/promises';
import { type ClusterRecord, clusterRecord } from './cluster.ts';
import { until } from './until.ts';

type Process = ClusterRecord['processes'][number];

/** From a fault until all is as before, at the most: engines and services share a busy machine. */
export const settleWithinMs = 240_000;

/** What runs under a name, e.g. `order-1` or `kafka`; started again it is another process. */
function processNamed(name: string): Process {
  const process = clusterRecord().processes.find((candidate) => candidate.name === name);
  if (process === undefined) throw new Error(`there is no ${name}`);
  return process;
}

export function pidOf(name: string): number {
  return processNamed(name).pid;
}

/** SIGSTOP, and SIGCONT after so many milliseconds or later, when the condition holds: as a machine that was suspended. */
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

/** The followers that are at work in a process, as it tells Prometheus. */
export async function followersIn(name: string): Promise<string[]> {
  const response = await fetch(`${processNamed(name).address}/metrics`);
  if (!response.ok) throw new Error(`${name} answered ${response.status}`);
  const lines = (await response.text()).matchAll(/^dakpion_parked_streams\{follower="(.+)"\}/gm);
  return [...lines].map(([, follower]) => follower as string);
}

/** What a process tells Prometheus: the value of a metric without labels. */
export async function metricOf(name: string, metric: string): Promise<number> {
  const text = await (await fetch(`${processNamed(name).address}/metrics`)).text();
  return Number(new RegExp(`^${metric} (.+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}

/** SIGKILL; resolves when the runner has started it again. */
export async function killAndAwaitStart(name: string): Promise<void> {
  const { pid } = processNamed(name);
  process.kill(pid, 'SIGKILL');
  await until(`${name} to be started again`, () => processNamed(name).pid !== pid, settleWithinMs);
}

/** SIGKILL; resolves when the runner has started it again and every service can do its work. */
export async function killAndAwait(name: string): Promise<void> {
  await killAndAwaitStart(name);
  await untilAllReady();
}

/** Resolves when every service can do its work. */
export async function untilAllReady(): Promise<void> {
  const services = clusterRecord().processes.filter(({ address }) => address.startsWith('http'));
  for (const { name, address } of services) {
    await until(`${name} to be ready`, async () => (await fetch(`${address}/health/ready`)).ok, settleWithinMs);
  }
}
