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

test('goes back to the position that was saved 30 s before the last one, and not further than necessary', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 1, maxLength: 60 }), (pauses) => {
      const { document, savedAt } = saved(pauses);
      const newest = savedAt.at(-1)!;
      const back = goneBack(document);
      const allowed = savedAt.filter((time) => time <= newest - goBackMs);
      if (allowed.length === 0) return back.position === null && lastEvent(back) === undefined;
      const time = savedAt[Number(back.position) - 1]!;
      // Goes back to a mark that is old enough, and is older than necessary at most by the distance between marks or saves.
      const next = savedAt.find((other) => other > time + marksApartMs) ?? newest;
      return time <= newest - goBackMs && next > newest - goBackMs - marksApartMs;
    }),
    { numRuns: 500 },
  );
});

test('keeps few marks after many saves over a long time', () => {
  const { document } = saved(Array.from({ length: 5_000 }, () => 500));
  expect(document.marks.length).toBeLessThanOrEqual(6);
  expect(lastEvent(document)).toEqual(at(5_000));
});

test('does not go back further when nothing was saved since the last time', () => {
  const { document } = saved(Array.from({ length: 20 }, () => 10_000));
  const once = goneBack(document);
  expect([once.position, goneBack(once).position, goneBack(goneBack(once)).position]).toEqual(['17', '17', '17']);
  // What was saved since then may be lost, and the position to which it went back is older.
  const saved18 = movedTo(once, at(18), (document.marks[0]?.saved_at ?? 0) + 1_000);
  expect([saved18.position, goneBack(saved18).position]).toEqual(['18', '17']);
});

test('keeps the place that was searched with its position only', () => {
  const document = { ...saved([0, 40_000]).document, searched_to: '900' };
  expect(movedTo(document, at(2), 2_000_000)).toMatchObject({ position: '2', searched_to: '900' });
  expect(movedTo(document, at(3), 2_000_000)).not.toHaveProperty('searched_to');
  expect(goneBack(document)).toMatchObject({ position: '1' });
  expect(goneBack(document)).not.toHaveProperty('searched_to');
  expect(goneBack({ ...beginning, searched_to: '900' })).toEqual(beginning);
});

test('can go back to a position that was saved again for 30 s', () => {
  let { document } = saved([0, 500]);
  let now = 1_000_500;
  for (let saves = 0; !isSettled(document); saves += 1) {
    expect(saves).toBeLessThan(6);
    now += marksApartMs;
    document = movedTo(document, at(2), now);
  }
  expect(goneBack(document).position).toBe('2');
});
