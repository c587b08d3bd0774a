import fc from 'fast-check';
import { nextStepAfter, type StepPlace } from './next-step.ts';

const limit = 5;
const timeOf = (millisecond: number) => String(millisecond).padStart(4, '0');

/** The entries of all steps, in the order of the log. */
function walk(times: readonly number[]): string[] {
  const log = times.toSorted((one, other) => one - other).map((time, id) => ({ created_at: timeOf(time), id }));
  const taken: string[] = [];
  let place: StepPlace | null = { from: timeOf(0), offset: 0 };
  for (let steps = 0; place !== null; steps += 1) {
    if (steps > log.length + 1) throw new Error('it does not end');
    const here: StepPlace = place;
    const since = log.filter(({ created_at }) => created_at >= here.from);
    const { chosen, next } = nextStepAfter(since.slice(here.offset, here.offset + limit), { ...here, limit });
    taken.push(...chosen.map(({ id }) => String(id)));
    place = next;
  }
  return taken;
}

describe('the steps of a redelivery', () => {
  test('take every entry once, in order, even if many share a millisecond', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(8), { maxLength: 60 }), (times) => {
        expect(walk(times)).toEqual(times.map((_, id) => String(id)));
      }),
    );
  });

  test('end at once for an empty log', () => {
    expect(nextStepAfter([], { from: timeOf(0), offset: 0, limit })).toEqual({ chosen: [], next: null });
  });
});
