import { deadLetterTopic, topics } from '@dakpion/contracts';
import { clusterRecord } from './cluster.ts';
import type { DispatchSystem } from './dispatch-system.ts';

/** What has become of rider events, over all instances of the dispatch service since these started. */
export interface RiderEventAccounts {
  /** Messages in the topic, whoever published them. */
  readonly published: number;
  readonly received: number;
  readonly applied: number;
  readonly unchanged: number;
  /** Waiting now. */
  readonly held: number;
  readonly located: number;
  readonly outdated: number;
  readonly ignored: number;
  readonly deadLettered: number;
  /** Messages in the dead-letter topic; those that are no JSON come there without having been received. */
  readonly letters: number;
  /** The instances that counted. Counts of others are no continuation of these. */
  readonly instances: string;
}

/** Adds up what the instances tell at `/metrics`, beside what is in the topics. */
export async function riderEventAccounts(dispatch: DispatchSystem): Promise<RiderEventAccounts> {
  const published = await dispatch.lengthOf(topics.riderEvents.name);
  const letters = await dispatch.lengthOf(deadLetterTopic(topics.riderEvents.name));
  return { published, letters, ...(await riderEventCounts()) };
}

/** The counts of the instances alone. */
export async function riderEventCounts(): Promise<Omit<RiderEventAccounts, 'published' | 'letters'>> {
  const instances = clusterRecord().processes.filter(({ name }) => name.startsWith('dispatch-'));
  const metrics = await Promise.all(instances.map(({ address }) => metricsAt(address)));
  const sum = (name: string) => metrics.reduce((total, values) => total + (values.get(name) ?? 0), 0);
  const outcome = (name: string) => sum(`dakpion_rider_events_total{outcome="${name}"}`);
  return {
    received: sum('dakpion_rider_events_received_total'),
    applied: outcome('applied'),
    unchanged: outcome('unchanged'),
    held: outcome('held') - sum('dakpion_rider_events_released_total'),
    located: outcome('located'),
    outdated: outcome('outdated'),
    ignored: outcome('ignored'),
    deadLettered: outcome('dead_lettered'),
    instances: instances.map(({ name, pid }) => `${name} ${pid}`).join(', '),
  };
}

/** Of what was published between the two: how much it is not known of what became of it. 0 when nothing is under way. */
export function unaccounted(before: RiderEventAccounts, after: RiderEventAccounts): number {
  if (before.instances !== after.instances) {
    throw new Error(`instances were started again: ${before.instances}, then ${after.instances}`);
  }
  const known = ({ applied, unchanged, held, located, outdated, ignored, letters }: RiderEventAccounts) =>
    applied + unchanged + held + located + outdated + ignored + letters;
  return after.published - before.published - (known(after) - known(before));
}

/**
 * Of what the instances received between the two: how much of it they have not counted by what became of it. What an earlier
 * rebalance took from an instance between two tries stays uncounted there: the next instance received and counted it.
 */
export function uncounted(before: RiderEventAccounts, after: RiderEventAccounts): number {
  const left = ({ received, applied, unchanged, held, located, outdated, ignored, deadLettered }: RiderEventAccounts) =>
    received - (applied + unchanged + held + located + outdated + ignored + deadLettered);
  return left(after) - left(before);
}

/** Each line of the text format: name and labels as they stand, and the value. */
async function metricsAt(address: string): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(`${address}/metrics`, { signal: AbortSignal.timeout(15_000) });
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}
