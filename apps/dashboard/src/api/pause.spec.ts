import { getEventListeners } from 'node:events';
import { pause } from './pause.ts';

test('a pause ends after its time or with its signal, and leaves no listener', async () => {
  const leaving = new AbortController();
  await pause(1, leaving.signal);
  expect(getEventListeners(leaving.signal, 'abort')).toEqual([]);
  const long = pause(60_000, leaving.signal);
  leaving.abort();
  await long;
  expect(getEventListeners(leaving.signal, 'abort')).toEqual([]);
});
