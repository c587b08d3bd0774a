import { deadLetterTopic, topics } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import type { Body } from './api.ts';
import { clusterRecord } from './cluster.ts';
import type { DispatchSystem } from './dispatch-system.ts';

const heldStreamPrefix = 'dispatch-held-';

/** The outcomes of rider events, over all instances of the order service since their start. */
export interface RiderEventAccounts {
  /** The number of messages in the topic, from all publishers. */
  readonly published: number;
  readonly received: number;
  readonly applied: number;
  readonly unchanged: number;
  /** The number of events that are held now. */
  readonly held: number;
  readonly located: number;
  readonly outdated: number;
  readonly ignored: number;
  readonly deadLettered: number;
  /** The number of messages in the dead-letter topic, including unparsable ones, which are not counted as received. */
  readonly letters: number;
  /** The instances of these counts. Counts of other instances cannot be compared with these. */
  readonly instances: string;
}

/** Adds up the instances' metrics and the messages in the topics. */
export async function riderEventAccounts(dispatch: DispatchSystem): Promise<RiderEventAccounts> {
  const published = await dispatch.lengthOf(topics.riderEvents.name);
  const letters = await dispatch.lengthOf(deadLetterTopic(topics.riderEvents.name));
  return { published, letters, ...(await riderEventCounts()) };
}

/** The counts of the instances only. */
export async function riderEventCounts(): Promise<Omit<RiderEventAccounts, 'published' | 'letters'>> {
  const instances = clusterRecord().processes.filter(({ name }) => name.startsWith('order-'));
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

/**
 * The number of messages received by the instances between the two counts whose outcome they have not counted. If a rebalance takes
 * a message from an instance between two tries, its outcome is counted only by the next instance, which receives it again.
 */
export function uncounted(before: RiderEventAccounts, after: RiderEventAccounts): number {
  const left = ({ received, applied, unchanged, held, located, outdated, ignored, deadLettered }: RiderEventAccounts) =>
    received - (applied + unchanged + held + located + outdated + ignored + deadLettered);
  return left(after) - left(before);
}

/** The number of messages between the two counts that instances got again, after a rebalance. Negative while some have not arrived. */
export function redelivered(before: RiderEventAccounts, after: RiderEventAccounts): number {
  if (before.instances !== after.instances) {
    throw new Error(`instances were started again: ${before.instances}, then ${after.instances}`);
  }
  const again = ({ published, received, letters, deadLettered }: RiderEventAccounts) =>
    received + (letters - deadLettered) - published;
  return again(after) - again(before);
}

/** The number of events of the orders that are held now, as recorded in the event store. */
export async function heldEvents(eventStore: EventStore, orderIds: readonly string[]): Promise<number> {
  const streams = new Set(orderIds.map((orderId) => heldStreamPrefix + orderId));
  const held = new Set<string>();
  for await (const { stream, type, data } of eventStore.readAll({ streamPrefixes: [heldStreamPrefix] })) {
    if (!streams.has(stream)) continue;
    if (type === 'RiderEventHeld') held.add(`${stream} ${(data as Body).transition.event_id}`);
    if (type === 'RiderEventSettled') held.delete(`${stream} ${(data as Body).event_id}`);
  }
  return held.size;
}

/** Each line of the text format: its name with labels, and the value. */
async function metricsAt(address: string): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(`${address}/metrics`, { signal: AbortSignal.timeout(15_000) });
  // A counter without a value is not in the text, so an answer without metrics would count as zeros.
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}
