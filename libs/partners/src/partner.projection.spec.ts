import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandContext } from '@dakpion/contracts';
import {
  type EventStore,
  EventStoreUnavailableError,
  openLmdbEventStore,
  type SubscribeOptions,
} from '@dakpion/event-store';
import { until } from '@dakpion/examples';
import { Checkpoints, openLmdbStateStore, type StateStore } from '@dakpion/state-store';
import { PartnerProjection } from './partner.projection.ts';
import { PartnerAccounts } from './partner-accounts.ts';
import { Partners } from './partners.ts';

const start = Date.parse('2026-11-21T00:00:00Z');
const context: CommandContext = { actor: { kind: 'operator' }, correlation_id: 'req_1', causation_id: null };

let directory: string;
let eventStore: EventStore;
/** What commands write to, and what the projection rebuilds. */
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
  accounts = new PartnerAccounts(eventStore, written, () => now);
});

afterEach(async () => {
  await written.close();
  await rebuilt.close();
  await eventStore.close();
  await rm(directory, { recursive: true, force: true });
});

/** Runs a projection until the condition holds, then ends it. */
async function project(projection: PartnerProjection, holds: () => Promise<boolean>): Promise<Error[]> {
  const abort = new AbortController();
  const drops: Error[] = [];
  const running = projection.run(abort.signal, (error) => drops.push(error));
  await until(holds);
  abort.abort();
  await running;
  return drops;
}

const sameAsWritten = (partnerId: string) => async () =>
  JSON.stringify(await new Partners(rebuilt).find(partnerId)) ===
  JSON.stringify(await new Partners(written).find(partnerId));

describe('the projection of partners', () => {
  test('rebuilds from the streams what the commands wrote, keys that ended long ago included', async () => {
    const shop = await accounts.create({ name: 'Shop', email: 'ops@shop.example' }, context);
    const keys = [shop.api_keys.sandbox, shop.api_keys.production];
    for (let rotation = 0; rotation < 5; rotation += 1) {
      now += 60_000;
      const rotated = await accounts.rotateApiKey(shop.partner_id, 'sandbox', context);
      if (rotated.outcome === 'done') keys.push(rotated.api_key);
    }
    await accounts.setCallbackUrl(shop.partner_id, 'sandbox', 'https://shop.example/hook', context);
    await accounts.suspend(shop.partner_id, context);
    const other = await accounts.create({ name: 'Other', email: 'ops@other.example' }, context);

    await project(new PartnerProjection(eventStore, rebuilt), sameAsWritten(other.partner_id));

    const [before, after] = [new Partners(written), new Partners(rebuilt)];
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

  test('goes on where it was, and follows what comes', async () => {
    const from: (bigint | undefined)[] = [];
    const watched: EventStore = {
      ...bound(eventStore),
      subscribe: (options) => {
        from.push(options.after);
        return eventStore.subscribe(options);
      },
    };
    const shop = await accounts.create({ name: 'Shop', email: 'ops@shop.example' }, context);
    const projection = new PartnerProjection(watched, rebuilt);
    const caughtUp = async () => (await checkpoint()) === (await eventStore.head());
    await project(projection, caughtUp);
    const head = await eventStore.head();

    let suspended = false;
    await project(projection, async () => {
      if (!suspended) await accounts.suspend(shop.partner_id, context);
      suspended = true;
      return (await new Partners(rebuilt).find(shop.partner_id))?.suspended === true;
    });
    expect(from).toEqual([undefined, head]);
  });

  test('does not put an old state over a newer one', async () => {
    const shop = await accounts.create({ name: 'Shop', email: 'ops@shop.example' }, context);
    await accounts.suspend(shop.partner_id, context);
    const newest = await new Partners(written).find(shop.partner_id);
    const seen = new Set<string>();
    await project(new PartnerProjection(eventStore, written), async () => {
      seen.add(JSON.stringify(await new Partners(written).find(shop.partner_id)));
      return (await checkpoint(written)) === (await eventStore.head());
    });
    expect([...seen]).toEqual([JSON.stringify(newest)]);
  });

  test('rebuilds all when the state store has lost it, though no new event comes', async () => {
    const shop = await accounts.create({ name: 'Shop', email: 'ops@shop.example' }, context);
    let current = written;
    const { dueQueues, leases, tokenBuckets } = written;
    const losing: StateStore = {
      get documents() {
        return current.documents;
      },
      ...{ dueQueues, leases, tokenBuckets },
      close: () => current.close(),
    };
    let isLost = false;
    const drops = await project(new PartnerProjection(eventStore, losing), async () => {
      if (!isLost && (await checkpoint(written)) === (await eventStore.head())) {
        isLost = true;
        current = rebuilt;
      }
      return isLost && (await sameAsWritten(shop.partner_id)());
    });
    expect(drops.map(({ name }) => name)).toEqual(['CheckpointLostError']);
  });

  test('begins again after the event store dropped it', async () => {
    const shop = await accounts.create({ name: 'Shop', email: 'ops@shop.example' }, context);
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
    const dropped = await project(new PartnerProjection(shaky, rebuilt), sameAsWritten(shop.partner_id));
    expect(dropped.map(({ message }) => message)).toEqual(['dropped', 'dropped']);
  });

  test('rejects for what no pause can mend', async () => {
    await eventStore.append(
      'partner-prt_broken',
      [
        {
          id: crypto.randomUUID(),
          type: 'PartnerSuspended',
          data: { suspended_at: '' },
          metadata: { schema_version: 1, $correlationId: '', $causationId: null, actor: {}, occurred_at: '' },
        },
      ],
      'no_stream',
    );
    const running = new PartnerProjection(eventStore, rebuilt).run(new AbortController().signal);
    await expect(running).rejects.toThrow('PartnerSuspended before PartnerCreated');
  });
});

async function checkpoint(stateStore = rebuilt): Promise<bigint | undefined> {
  return new Checkpoints(stateStore).read('partners');
}

/** The store's methods as an object of its own, so that a test can put one of them in another's place. */
function bound(store: EventStore): EventStore {
  return {
    append: store.append.bind(store),
    readStream: store.readStream.bind(store),
    readAll: store.readAll.bind(store),
    subscribe: store.subscribe.bind(store),
    head: store.head.bind(store),
    close: store.close.bind(store),
  };
}
