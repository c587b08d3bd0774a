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
  help: 'Held rider events that got a final outcome, which is any outcome except held.',
});

/*
 * Each event is applied, unchanged, located, outdated, ignored, a dead letter, or held and not yet released. There is no other
 * outcome. Messages that are not JSON are not counted here, because the broker makes them dead letters.
 */

/** Counts an event that has arrived. */
export function countReceived(): void {
  receivedTotal.inc();
}

export function countOutcome(outcome: RiderEventOutcome): void {
  outcomesTotal.inc({ outcome });
}

/** Counts the outcome of an event that was held. */
export function countReleased(outcome: Exclude<RiderEventOutcome, 'held'>): void {
  releasedTotal.inc();
  countOutcome(outcome);
}
