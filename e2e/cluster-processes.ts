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

/** SIGKILL; resolves when the runner has started it again and every service can do its work. */
export async function killAndAwait(name: string): Promise<void> {
  const { pid } = processNamed(name);
  process.kill(pid, 'SIGKILL');
  await until(`${name} to be started again`, () => processNamed(name).pid !== pid, settleWithinMs);
  const services = clusterRecord().processes.filter(({ address }) => address.startsWith('http'));
  for (const { name: service, address } of services) {
    await until(`${service} to be ready`, async () => (await fetch(`${address}/health/ready`)).ok, settleWithinMs);
  }
}
