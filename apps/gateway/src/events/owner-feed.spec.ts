import type { PartnerEvent, PartnerEventPage } from '@dakpion/contracts';
import type { OrderEventIndex } from '@dakpion/read-models';
import { EventStream } from './event-stream.ts';
import { OwnerFeed } from './owner-feed.ts';
import type { RiderMovements } from './rider-movements.ts';

const owner = { partner_id: 'prt_1', environment: 'sandbox' } as const;
const [lost, slow] = ['ord_lost', 'ord_slow'];
const latest = 5;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A stream of one order, and the ids of the events that its client has received. */
function streamOf(orderId: string) {
  const received: string[] = [];
  const output = {
    write: (text: string) => received.push(...(/^id: (\d+)\nevent/.exec(text)?.slice(1) ?? [])) > 0,
    writableNeedDrain: false,
    end: () => undefined,
    destroy: () => undefined,
  };
  return { received, stream: new EventStream(output, { orderId, after: '0' }, () => 0) };
}

test('sends each event once, even if the order service fails for one stream while it is slow for another', async () => {
  const page = { events: [{ position: '5', body: {} } as PartnerEvent], next: '5', has_more: false };
  const answers: ((answer: PartnerEventPage) => void)[] = [];
  const failed = jest.fn();
  const feed = new OwnerFeed(owner, {
    index: {
      latest: async () => latest,
      page: async () => ({ events: [], hasMore: true }),
    } as unknown as OrderEventIndex,
    movements: { changed: async () => undefined, look: async () => [], known: [] } as unknown as RiderMovements,
    page: (_, { order_id }) =>
      order_id === lost ? Promise.reject(new Error('down')) : new Promise((answer) => answers.push(answer)),
    verify: async () => undefined,
    failed,
  });
  const { received, stream } = streamOf(slow);
  feed.streams.add(streamOf(lost).stream).add(stream);
  const stopping = new AbortController();
  const following = feed.follow(stopping.signal);
  await jest.advanceTimersByTimeAsync(2_000);
  for (const answer of answers) answer(page);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(received).toEqual(['5']);
  expect(failed).toHaveBeenCalledWith(new Error('down'));
  stopping.abort();
  await following;
});
