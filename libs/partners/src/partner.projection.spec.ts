import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type EventMetadata,
  type EventStore,
  EventStoreUnavailableError,
  openLmdbEventStore,
  type SubscribeOptions,
} from '@dakpion/event-store';
import { context, until } from '@dakpion/fixtures';
import { Checkpoints, EventFollower, StreamRelease } from '@dakpion/following';
import { openLmdbStateStore, type StateStore } from '@dakpion/state-store';
import { newApiKey } from './api-key.ts';
import { PartnerProjection } from './partner.projection.ts';
import { PartnerAccounts } from './partner-accounts.ts';
import { PartnersIncompleteError } from './partner-build.ts';
import { partnerAccounts } from './partners.fixture.ts';
import { Partners } from './partners.ts';

const start = Date.parse('2026-11-21T00:00:00Z');

let directory: string;
let eventStore: EventStore;
/** The stores that commands write and the projection rebuilds. */
let written: StateStore;
let rebuilt: StateStore;
let now: number;
let accounts: PartnerAccounts;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'partner-projection-'));
  eventStore = await openLmdbEventStore({ directory: join(directory, 'events') });
  written = await openLmdbStateStore({ directory: join(directory, 'written') });
  rebuilt = await openLmdbStateStore({ directory: join(directory, 'rebuilt') });
  now = start;
  accounts = partnerAccounts({ eventStore, stateStore: written }, () => now);
});

afterEach(async () => {
  await written.close();
  await rebuilt.close();
  await eventStore.close();
  await rm(directory, { recursive: true, force: true });
});

/** Runs the projection until the condition holds, then ends it. */
async function project(events: EventStore, stateStore: StateStore, holds: () => Promise<boolean>): Promise<void> {
  const engines = { eventStore: events, stateStore, clock: Date.now };
  const follower = new EventFollower(engines, new PartnerProjection(events, stateStore));
  follower.start();
  await until(holds);
  await follower.stop();
}

/** An event of a type that only a newer version knows. */
async function promote(partnerId: string): Promise<void> {
  const stream = `partner-${partnerId}`;
  let revision = 0;
  for await (const event of eventStore.readStream(stream)) revision = event.revision;
  const metadata = { schema_version: 1, $correlationId: 'r', $causationId: null, actor: {}, occurred_at: '' };
  await eventStore.append(stream, [{ id: crypto.randomUUID(), type: 'PartnerPromoted', data: {}, metadata }], revision);
}

const areRebuilt = () => new Partners(rebuilt, eventStore).areComplete();

describe('the projection of partners', () => {
  test('rebuilds the documents of commands from the streams, including keys that ended long ago', async () => {
    const shop = await accounts.create({ name: 'Shop', email: 'ops@shop.example' }, context);
    const keys = [shop.api_keys.sandbox, shop.api_keys.production];
    for (let rotation = 0; rotation < 5; rotation += 1) {
      now += 60_000;
      const rotated = await accounts.rotateApiKey(shop.partner_id, 'sandbox', context);
      if (rotated.outcome === 'done') keys.push(rotated.api_key);
    }
    await accounts.setCallbackUrl(shop.partner_id, 'sandbox', 'https://shop.example/hook', context);
    await accounts.suspend(shop.partner_id, context);
    await accounts.create({ name: 'Other', email: 'ops@other.example' }, context);
    const complete = () => new Partners(written, eventStore).areComplete();
    await project(eventStore, written, complete);

    await project(eventStore, rebuilt, areRebuilt);

    const [before, after] = [new Partners(written, eventStore), new Partners(rebuilt, eventStore)];
    expect(await after.find(shop.partner_id)).toEqual(await before.find(shop.partner_id));
    expect(await after.list({ offset: 0, limit: 10 })).toEqual(await before.list({ offset: 0, limit: 10 }));
    const checks = await Promise.all(keys.map((key) => after.checkApiKey(key, now)));
    expect(checks).toEqual(await Promise.all(keys.map((key) => before.checkApiKey(key, now))));
    expect(checks.map((check) => check.outcome)).toEqual([
      'expired',
      'valid',
      'expired',
      'expired',
      'expired',
      'valid',
      'valid',
    ]);
  });

  test('continues from its checkpoint, while partners stay complete', async () => {
    const from: (bigint | undefined)[] = [];
    const complete: boolean[] = [];
    const watched: EventStore = {
      ...bound(eventStore),
      subscribe: (options) => {
        from.push(options.after);
        return eventStore.subscribe(options);
      },
    };
    const shop = await accounts.create({ name: 'Shop', email: 'ops@shop.example' }, context);
    await project(watched, rebuilt, async () => (await checkpoint()) === (await eventStore.head()));
    const head = await eventStore.head();

    await accounts.suspend(shop.partner_id, context);
    await project(watched, rebuilt, async () => {
      complete.push(await areRebuilt());
      return (await new Partners(rebuilt, eventStore).find(shop.partner_id))?.suspended === true;
    });
    expect(from).toEqual([undefined, head]);
    expect(complete).not.toContain(false);
  });

  test('rebuilds everything when the state store has lost it, even without a new event', async () => {
    await accounts.create({ name: 'Shop', email: 'ops@shop.example' }, context);
    let current = written;
    const { clock, dueQueues, leases, tokenBuckets, journals } = written;
    const losing: StateStore = {
      get documents() {
        return current.documents;
      },
      ...{ clock, dueQueues, leases, tokenBuckets, journals, isShared: false },
      history: () => current.history(),
      historyBeganBy: () => current.historyBeganBy(),
      run: () => current.run(),
      examine: () => current.examine(),
      close: () => current.close(),
    };
    await project(eventStore, losing, async () => {
      if (current === written && (await checkpoint(written)) === (await eventStore.head())) current = rebuilt;
      return areRebuilt();
    });
    const { partners } = await new Partners(rebuilt, eventStore).list({ offset: 0, limit: 10 });
    expect(partners.map(({ name }) => name)).toEqual(['Shop']);
  });

  test('is not complete before it has all partners after a dropped subscription', async () => {
    for (const name of ['Shop', 'Other']) await accounts.create({ name, email: 'ops@shop.example' }, context);
    let drops = 2;
    const shaky: EventStore = {
      ...bound(eventStore),
      async *subscribe(options: SubscribeOptions) {
        for await (const item of eventStore.subscribe(options)) {
          yield item;
          if (drops > 0) {
            drops -= 1;
            throw new EventStoreUnavailableError('dropped');
          }
        }
      },
    };
    await project(shaky, rebuilt, areRebuilt);
    expect(drops).toBe(0);
    expect((await new Partners(rebuilt, eventStore).list({ offset: 0, limit: 10 })).total).toBe(2);
  });

  test('parks a partner with an event that no version knows, and rebuilds all others', async () => {
    const odd = await accounts.create({ name: 'Odd', email: 'ops@odd.example' }, context);
    await promote(odd.partner_id);
    const foreign = { id: crypto.randomUUID(), type: 'Foreign', data: {}, metadata: {} as EventMetadata };
    await eventStore.append('partner-foreign', [foreign], 'no_stream');
    const shop = await accounts.create({ name: 'Shop', email: 'ops@shop.example' }, context);
    const before = new Partners(rebuilt, eventStore);
    await expect(before.checkApiKey(odd.api_keys.production, Date.now())).rejects.toThrow(PartnersIncompleteError);
    await project(eventStore, rebuilt, areRebuilt);
    const parked = await new StreamRelease(eventStore, Date.now).list();
    const streams = parked.map(({ follower, stream }) => `${follower} ${stream}`).sort();
    expect(streams).toEqual(['partners partner-foreign', `partners partner-${odd.partner_id}`].sort());
    const partners = new Partners(rebuilt, eventStore);
    expect(await partners.find(shop.partner_id)).not.toBeNull();
    // The keys of the parked partner cannot be checked. Unknown keys can.
    for (const key of Object.values(odd.api_keys)) {
      await expect(partners.checkApiKey(key, Date.now())).rejects.toThrow(PartnersIncompleteError);
    }
    expect(await partners.checkApiKey(shop.api_keys.sandbox, Date.now())).toMatchObject({ outcome: 'valid' });
    expect(await partners.checkApiKey(newApiKey('sandbox'), Date.now())).toEqual({ outcome: 'invalid' });
    // No reader treats it as a missing partner, which has no webhooks.
    await expect(partners.find(odd.partner_id)).rejects.toThrow('PartnerPromoted');
    expect(await partners.find('prt_nobody')).toBeNull();
  });

  test('does not judge a key by old read models when its partner can no longer be read', async () => {
    const odd = await accounts.create({ name: 'Odd', email: 'ops@odd.example' }, context);
    await promote(odd.partner_id);
    // Its documents exist, and the marker of completeness does not.
    const partners = new Partners(written, eventStore);
    await expect(partners.checkApiKey(odd.api_keys.production, Date.now())).rejects.toThrow(PartnersIncompleteError);
  });
});

async function checkpoint(stateStore = rebuilt): Promise<bigint | undefined> {
  return new Checkpoints(stateStore).read('partners');
}

/** The methods of the store as a separate object, so that a test can replace one of them. */
function bound(store: EventStore): EventStore {
  return {
    append: store.append.bind(store),
    keepLast: store.keepLast.bind(store),
    readStream: store.readStream.bind(store),
    readAll: store.readAll.bind(store),
    subscribe: store.subscribe.bind(store),
    head: store.head.bind(store),
    close: store.close.bind(store),
  };
}
