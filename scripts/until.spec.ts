import { until } from './until.mjs';

/** Keeps the process from all other work, as a busy machine does. */
function block(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
}

test('looks once more after a stop of the process that was longer than the time to wait', async () => {
  let isThere = false;
  setTimeout(() => {
    block(100);
    isThere = true;
  }, 5);
  await expect(until('it', () => isThere, 50)).resolves.toBe(true);
});

test('names what it waited for, and the error of the last look', async () => {
  const look = () => {
    throw new Error('not there');
  };
  await expect(until('it', look, 1, 1)).rejects.toThrow('waited 1 ms for it; last: Error: not there');
  await expect(until('it', () => false, 1, 1)).rejects.toThrow(/^waited 1 ms for it$/);
});
