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

/** Counts what became of rider events since the start. A held one counts as `held` and again when it is applied or dead-lettered. */
export class RiderEventCounts {
  private readonly counts = new Map<RiderEventOutcome, number>();

  add(outcome: RiderEventOutcome): void {
    this.counts.set(outcome, this.of(outcome) + 1);
  }

  of(outcome: RiderEventOutcome): number {
    return this.counts.get(outcome) ?? 0;
  }
}
