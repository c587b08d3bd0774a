import { Counter } from 'prom-client';

/** The outcome of a rider event. `unchanged` is a duplicate, `outdated` a location older than the known one. */
export const riderEventOutcomes = [
  'applied',
  'unchanged',
  'held',
  'located',
  'outdated',
  'ignored',
  'dead_lettered',
] as const;
export type RiderEventOutcome = (typeof riderEventOutcomes)[number];

const receivedTotal = new Counter({
  name: 'dakpion_rider_events_received_total',
  help: 'Rider events received. dakpion_rider_events_total counts each of them by outcome. If another instance takes an event over between two attempts, that instance counts it again.',
});
const outcomesTotal = new Counter({
  name: 'dakpion_rider_events_total',
  help: 'Rider events by outcome. A held event counts as held, and again with its final outcome when dakpion_rider_events_released_total counts it.',
  labelNames: ['outcome'] as const,
});
const releasedTotal = new Counter({
  name: 'dakpion_rider_events_released_total',
  help: 'Held rider events with a final outcome: applied, unchanged or dead_lettered.',
});

/**
 * Counts the outcomes of rider events since the start, for this process and for Prometheus. Each event is applied, unchanged,
 * located, outdated, ignored, a dead letter, or held and not yet released. There is no other outcome.
 *
 * Messages that are not JSON do not arrive here: the broker makes dead letters of them.
 */
export class RiderEventCounts {
  private readonly counts = new Map<RiderEventOutcome | 'received' | 'released', number>();

  received(): void {
    this.grow('received');
    receivedTotal.inc();
  }

  add(outcome: RiderEventOutcome): void {
    this.grow(outcome);
    outcomesTotal.inc({ outcome });
  }

  /** A held event was settled. */
  release(outcome: Exclude<RiderEventOutcome, 'held'>): void {
    this.grow('released');
    releasedTotal.inc();
    this.add(outcome);
  }

  of(outcome: RiderEventOutcome | 'received' | 'released'): number {
    return this.counts.get(outcome) ?? 0;
  }

  /** The number of events without an outcome: those in progress. 0 when idle. */
  get unaccounted(): number {
    const known = riderEventOutcomes.reduce((sum, outcome) => sum + this.of(outcome), 0);
    return this.of('received') - (known - this.of('released'));
  }

  private grow(name: RiderEventOutcome | 'received' | 'released'): void {
    this.counts.set(name, this.of(name) + 1);
  }
}
