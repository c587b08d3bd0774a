import fc from 'fast-check';
import { type DueTime, DueTimes } from './due-times.ts';

type Step =
  | { readonly kind: 'set'; readonly orderId: string; readonly dueAt: number }
  | { readonly kind: 'delete'; readonly orderId: string }
  | { readonly kind: 'take'; readonly now: number };

const orderId = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const time = fc.integer({ min: 0, max: 9 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('set' as const), orderId, dueAt: time }) },
  fc.record({ kind: fc.constant('delete' as const), orderId }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('take' as const), now: time }) },
);

/** The earliest entries of a plain map. */
function earliest(model: ReadonlyMap<string, number>): readonly DueTime[] {
  const first = Math.min(...model.values());
  return [...model].filter(([, dueAt]) => dueAt === first).map(([id, dueAt]) => ({ orderId: id, dueAt }));
}

test('keeps the last time of each order and returns the earliest due one, as a plain map does', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const dueTimes = new DueTimes();
      const model = new Map<string, number>();
      for (const each of steps) {
        if (each.kind === 'set') {
          dueTimes.set(each.orderId, each.dueAt);
          model.set(each.orderId, each.dueAt);
        } else if (each.kind === 'delete') {
          dueTimes.delete(each.orderId);
          model.delete(each.orderId);
        } else {
          const taken = dueTimes.takeDue(each.now);
          const candidates = earliest(model).filter(({ dueAt }) => dueAt <= each.now);
          if (candidates.length === 0) expect(taken).toBeNull();
          else expect(candidates).toContainEqual(taken);
          if (taken !== null) model.delete(taken.orderId);
        }
        expect(dueTimes.size).toBe(model.size);
        expect(dueTimes.first()?.dueAt ?? Infinity).toBe(Math.min(...model.values()));
      }
    }),
    { numRuns: 500 },
  );
});
