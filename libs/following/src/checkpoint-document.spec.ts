import fc from 'fast-check';
import {
  type CheckpointDocument,
  type FollowedEvent,
  goBackMs,
  goneBack,
  isSettled,
  lastEvent,
  marksApartMs,
  movedTo,
} from './checkpoint-document.ts';

const beginning: CheckpointDocument = { position: null, history: 'first', generation: 'one', marks: [] };
const at = (position: number): FollowedEvent => ({
  id: `event-${position}`,
  stream: 'stream',
  revision: position,
  position: BigInt(position),
});

/** Saves positions 1, 2, … with these pauses in milliseconds between them. */
function saved(pauses: readonly number[]): { document: CheckpointDocument; savedAt: readonly number[] } {
  let now = 1_000_000;
  let document = beginning;
  const savedAt: number[] = [];
  for (const [index, pauseMs] of pauses.entries()) {
    now += pauseMs;
    document = movedTo(document, at(index + 1), now);
    savedAt.push(now);
  }
  return { document, savedAt };
}

test('goes back to a position that was saved 30 s before the last one, and not needlessly far', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 1, maxLength: 60 }), (pauses) => {
      const { document, savedAt } = saved(pauses);
      const newest = savedAt.at(-1)!;
      const back = goneBack(document);
      const allowed = savedAt.filter((time) => time <= newest - goBackMs);
      if (allowed.length === 0) return back.position === null && lastEvent(back) === undefined;
      const time = savedAt[Number(back.position) - 1]!;
      // A mark stays that is old enough: what follows it is at most as far off as marks are apart, or as saves are.
      const next = savedAt.find((other) => other > time + marksApartMs) ?? newest;
      return time <= newest - goBackMs && next > newest - goBackMs - marksApartMs;
    }),
    { numRuns: 500 },
  );
});

test('keeps few marks, however long and often it saves', () => {
  const { document } = saved(Array.from({ length: 5_000 }, () => 500));
  expect(document.marks.length).toBeLessThanOrEqual(6);
  expect(lastEvent(document)).toEqual(at(5_000));
});

test('going back twice goes further back, to the beginning at last', () => {
  const { document } = saved(Array.from({ length: 20 }, () => 10_000));
  const positions: (string | null)[] = [];
  for (let step = document; step.position !== null; ) {
    step = goneBack(step);
    positions.push(step.position);
  }
  expect(positions).toEqual(['17', null]);
});

test('a position that is saved again for 30 s can be gone back to', () => {
  let { document } = saved([0, 500]);
  let now = 1_000_500;
  for (let saves = 0; !isSettled(document); saves += 1) {
    expect(saves).toBeLessThan(6);
    now += marksApartMs;
    document = movedTo(document, at(2), now);
  }
  expect(goneBack(document).position).toBe('2');
});
