import { Counter } from 'prom-client';

/** What became of a rider event. `unchanged` is a duplicate, `outdated` a location older than the one we have. */
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
  help: 'Rider events that came. Each is counted once more in dakpion_rider_events_total, unless another instance took it over between two tries: that one counts it anew.',
});
const outcomesTotal = new Counter({
  name: 'dakpion_rider_events_total',
  help: 'What became of rider events. A held one counts as held, and by its end when dakpion_rider_events_released_total counts it.',
  labelNames: ['outcome'] as const,
});
const releasedTotal = new Counter({
  name: 'dakpion_rider_events_released_total',
  help: 'Held rider events that came to their end: applied, unchanged or dead_lettered.',
});

/**
 * Counts what became of rider events since the start, for this process and for Prometheus. What came in is applied,
 * unchanged, located, outdated, ignored, dead-lettered, or held and not yet released: nothing else can become of it.
 *
 * What is not JSON never comes here: the broker puts it into the dead letters by itself.
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

  /** A held event came to its end. */
  release(outcome: Exclude<RiderEventOutcome, 'held'>): void {
    this.grow('released');
    releasedTotal.inc();
    this.add(outcome);
  }

  of(outcome: RiderEventOutcome | 'received' | 'released'): number {
    return this.counts.get(outcome) ?? 0;
  }

  /** How many events came in of which it is not known what became of them: those under way, and none at rest. */
  get unaccounted(): number {
    const known = riderEventOutcomes.reduce((sum, outcome) => sum + this.of(outcome), 0);
    return this.of('received') - (known - this.of('released'));
  }

  private grow(name: RiderEventOutcome | 'received' | 'released'): void {
    this.counts.set(name, this.of(name) + 1);
  }
}
