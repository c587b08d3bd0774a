import { DakpionClient } from './dakpion-client.ts';
import type { WebhookLogEntry } from './generated/api.types.ts';

interface Entry {
  readonly delivery_id: string;
  readonly at: number;
  status: WebhookLogEntry['status'];
}

const dhakaTime = (at: number) => new Date(at + 6 * 3_600_000).toISOString().replace('Z', '+06:00');

/** A client whose API serves this log: newest first, in numbered pages. */
function clientOf(log: Entry[]): DakpionClient {
  const fetch = async ({ url }: Request) => {
    const query = Object.fromEntries(new URL(url).searchParams);
    const { page = '1', limit = '50', status, created_at_to } = query;
    const found = log
      .filter((entry) => status === undefined || entry.status === status)
      .filter(({ at }) => created_at_to === undefined || at < Date.parse(created_at_to))
      .sort((one, other) => other.at - one.at || (other.delivery_id > one.delivery_id ? 1 : -1));
    const end = Number(page) * Number(limit);
    const data = found
      .slice(end - Number(limit), end)
      .map(({ at, ...entry }) => ({ ...entry, created_at: dhakaTime(at) }));
    return Response.json({ data, pagination: { has_more: found.length > end } });
  };
  return new DakpionClient({ apiKey: 'sandbox_key_test_1', baseUrl: 'https://api.example.com', fetch });
}

const webhook = (number: number, at: number): Entry => ({
  delivery_id: `dlv_${String(number).padStart(3, '0')}`,
  at,
  status: 'manual_review',
});

// Twenty webhooks, three in each millisecond.
const some = () => Array.from({ length: 20 }, (_, index) => webhook(index, 1_795_848_000_000 + Math.floor(index / 3)));
const newestFirst = some()
  .map(({ delivery_id }) => delivery_id)
  .reverse();

describe.each([1, 2, 3, 5, 50])('a list of webhooks in pages of %d', (limit) => {
  test('has each webhook once, also if many were created in one millisecond', async () => {
    const listed: string[] = [];
    for await (const { delivery_id } of clientOf(some()).webhooks.list({ limit })) listed.push(delivery_id);
    expect(listed).toEqual(newestFirst);
  });

  test('repeats no webhook while new ones are created', async () => {
    const log = some();
    const listed: string[] = [];
    for await (const { delivery_id } of clientOf(log).webhooks.list({ limit })) {
      listed.push(delivery_id);
      if (log.length < 60) log.push(webhook(log.length, 1_795_848_001_000 + log.length));
    }
    expect(listed).toEqual(newestFirst);
  });

  test('hides no webhook while listed ones stop matching the filter', async () => {
    const log = some().flatMap((entry) => [
      entry,
      { ...entry, delivery_id: `${entry.delivery_id}b`, status: 'delivered' as const },
    ]);
    const listed: string[] = [];
    for await (const { delivery_id } of clientOf(log).webhooks.list({ limit, status: 'manual_review' })) {
      listed.push(delivery_id);
      for (const entry of log) if (entry.delivery_id === delivery_id) entry.status = 'pending';
    }
    expect(listed).toEqual(newestFirst);
  });
});

test('a list of webhooks can begin at a page', async () => {
  const listed: string[] = [];
  for await (const { delivery_id } of clientOf(some()).webhooks.list({ limit: 5, page: 3 })) listed.push(delivery_id);
  expect(listed).toEqual(newestFirst.slice(10));
});
