import { getMaxListeners } from 'node:events';
import { Logger } from '@nestjs/common';
import { StreamFeeds } from './stream-feeds.ts';

test('any number of feeds can wait for the stop, without a warning of a leak', async () => {
  const feeds = new StreamFeeds<string>(new Logger(), 'Streams');
  const limits: number[] = [];
  const follow = async (signal: AbortSignal) => void limits.push(getMaxListeners(signal));
  feeds.join('orders', 'stream', () => ({ streams: new Set(), follow }));
  await feeds.stop(() => undefined);
  // Node warns once when there are more listeners. In jest, its warnings cannot be seen.
  expect(limits).toEqual([Number.POSITIVE_INFINITY]);
});
