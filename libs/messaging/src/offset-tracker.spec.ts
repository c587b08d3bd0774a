import fc from 'fast-check';
import { OffsetTracker } from './offset-tracker.ts';

describe('OffsetTracker', () => {
  test('commits the offset after the last message below which all are finished', () => {
    const offsets = fc.uniqueArray(fc.nat(1_000), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(offsets, fc.infiniteStream(fc.nat()), (some, dice) => {
        const begun = [...some].sort((a, b) => a - b);
        const tracker = new OffsetTracker(0);
        // As a partition in which some senders name a position in their source.
        const positionOf = (offset: number) => (offset % 3 === 0 ? `position of ${offset}` : undefined);
        for (const offset of begun) tracker.begin(offset, positionOf(offset));
        const unfinished = [...begun];
        while (unfinished.length > 0) {
          const before = tracker.committed;
          const [offset] = unfinished.splice((dice.next().value as number) % unfinished.length, 1);
          const moved = tracker.finish(offset!);
          const below = begun.filter((one) => unfinished[0] === undefined || one < unfinished[0]);
          const expected = below.length === 0 ? 0 : below.at(-1)! + 1;
          expect(tracker.committed).toBe(expected);
          expect(moved).toBe(expected > before);
          expect(tracker.reached).toBe(below.map(positionOf).findLast((position) => position !== undefined) ?? null);
          expect(tracker.unfinished).toBe(unfinished.length);
          expect(tracker.span).toBe(begun.length - below.length);
        }
      }),
    );
  });

  test('changes nothing when a message is finished twice or was never begun', () => {
    const tracker = new OffsetTracker(5);
    tracker.begin(5);
    tracker.begin(6);
    expect(tracker.finish(6)).toBe(false);
    expect(tracker.finish(6)).toBe(false);
    expect(tracker.finish(99)).toBe(false);
    expect([tracker.committed, tracker.unfinished]).toEqual([5, 1]);
    expect(tracker.finish(5)).toBe(true);
    expect([tracker.committed, tracker.unfinished]).toEqual([7, 0]);
  });
});
