import type { BrowseOptions } from '../broker.ts';
import type { IncomingMessage } from '../message.ts';
import { valueOrUndefined } from '../message-value.ts';
import type { TopicLog } from './topic-log.ts';

const browseAtOnce = 100;

/** Reads the durable messages of a log, oldest first, to the end that it has at the beginning. */
export function* browseTopic(log: TopicLog, options: BrowseOptions): Generator<Omit<IncomingMessage, 'topic'>> {
  const end = log.next;
  let left = options.maxCount ?? Number.POSITIVE_INFINITY;
  const after = options.after ?? options.afterEach?.find((place) => Number(place) < end);
  let from = after === undefined ? Number(options.from ?? 0) : Number(after) + 1;
  while (left > 0 && from < end) {
    const messages = log.readDurable(from, Math.min(left, browseAtOnce, end - from));
    if (messages.length === 0) return;
    for (const { offset, ...message } of messages) {
      yield { ...message, place: String(offset), value: valueOrUndefined(message.bytes), tries: 0, failures: 0 };
      from = offset + 1;
      left -= 1;
    }
  }
}
