import type { ContinueRedelivery, RedeliverWebhooks, ResendAfterRecovery } from '@dakpion/contracts';
import type { Broker } from '@dakpion/messaging';
import { DeliveryLog, Redeliveries, Usage } from '@dakpion/read-models';
import { withEngines } from '../webhook.fixture.ts';
import { BulkRedelivery } from './bulk-redelivery.ts';
import type { Redelivery } from './redelivery.ts';

const owner = { partner_id: 'prt_1', environment: 'sandbox' } as const;
const context = {
  actor: { kind: 'service', service: 'gateway' },
  correlation_id: 'req_1',
  causation_id: null,
} as const;

const settings = { partnerStorageMb: { sandbox: 1, production: 1 } };

function command(redelivery_id: string): RedeliverWebhooks {
  const filter = { created_at_from: null, status: 'manual_review' } as const;
  const requested_at = '2026-11-21T12:00:00.000+06:00';
  return { type: 'RedeliverWebhooks', ...owner, redelivery_id, filter, requested_at, context };
}

test('does not take a redelivery whose first step was never sent for one in progress', async () => {
  await withEngines(async ({ stateStore }) => {
    const published: string[] = [];
    let isUp = false;
    const publish: Broker['publish'] = async (messages) => {
      if (!isUp) throw new Error('the broker is down');
      published.push(...messages.map(({ value }) => (value as RedeliverWebhooks).redelivery_id));
    };
    const redeliveries = new Redeliveries(stateStore);
    const bulk = new BulkRedelivery(
      new DeliveryLog(stateStore),
      redeliveries,
      {} as Redelivery,
      new Usage(stateStore),
      settings,
      { publish } as Broker,
      Date.now,
    );

    await expect(bulk.begin(command('rdl_1'))).rejects.toThrow('the broker is down');
    isUp = true;
    expect(await bulk.begin(command('rdl_2'))).toMatchObject({ redelivery_id: 'rdl_2' });
    expect(published).toEqual(['rdl_2']);
    expect(await redeliveries.underWay(owner)).toMatchObject({ redelivery_id: 'rdl_2' });
  });
});

test('resends that wait for a redelivery do not add to the pause between its steps', async () => {
  const { requested_at } = command('rdl_1');
  const entry = { order_id: 'ord_1', created_at: requested_at, sequence: 1, attempts_total: 6 };
  const log = { list: async () => ({ deliveries: Array(100).fill(entry), total: 100 }) };
  const nothing = async () => undefined;
  const redeliveries = {
    ...{ find: async () => null, underWay: async () => ({ redelivery_id: 'rdl_1' }), hasPassed: async () => false },
    ...{ record: nothing, recordSent: nothing },
  };
  const published: string[] = [];
  const publish = async ([message]: readonly { readonly type: string }[]) => void published.push(message?.type ?? '');
  const usage = { storedBytes: async () => 0 };
  const parts = [log, redeliveries, { request: async () => true }, usage, { publish }] as never[];
  const bulk = new BulkRedelivery(parts[0]!, parts[1]!, parts[2]!, parts[3]!, settings, parts[4]!, Date.now);
  const places = { from: requested_at, offset: 0, to: requested_at, accepted: 200, redelivered: 0, step: 1 };
  const step = { ...command('rdl_1'), ...places, type: 'ContinueRedelivery' } as unknown as ContinueRedelivery;
  const resend = { ...command('rdl_2'), type: 'ResendAfterRecovery' } as unknown as ResendAfterRecovery;
  // Without a step before it, it waits, so that it is not repeated endlessly. One pause serves all.
  const began = performance.now();
  await bulk.resend(resend);
  expect(performance.now() - began).toBeGreaterThanOrEqual(999);
  await bulk.resend(resend);
  const stepped = performance.now();
  await bulk.step(step);
  for (let count = 0; count < 10; count += 1) await bulk.resend(resend);
  await bulk.step(step);
  // Ten pauses of a second would take longer.
  expect(performance.now() - stepped).toBeLessThan(10_000);
  expect(published).toHaveLength(14);
});

/** A redelivery of 150 webhooks in two steps. `request`: of one webhook. */
async function withTwoSteps(
  request: (delivery: { readonly delivery_id: string }) => Promise<boolean>,
  run: (setting: {
    bulk: BulkRedelivery;
    redeliveries: Redeliveries;
    published: ContinueRedelivery[];
  }) => Promise<void>,
  storedBytes = 0,
): Promise<void> {
  await withEngines(async ({ stateStore }) => {
    const { requested_at } = command('rdl_1');
    const entries = Array.from({ length: 150 }, (_, index) => {
      const order_id = `ord_${index}`;
      return { delivery_id: `dlv_${index}`, order_id, created_at: requested_at, sequence: 1, attempts_total: 6 };
    });
    const list = async (_owner: unknown, { offset, limit }: { readonly offset: number; readonly limit: number }) => {
      return { deliveries: entries.slice(offset, offset + limit), total: entries.length };
    };
    const published: ContinueRedelivery[] = [];
    const publish: Broker['publish'] = async (messages) => {
      published.push(...messages.map(({ value }) => value as ContinueRedelivery));
    };
    const redeliveries = new Redeliveries(stateStore);
    const redelivery = { request: (_owner: unknown, delivery: { delivery_id: string }) => request(delivery) };
    const parts = [{ list }, redelivery, { publish }, { storedBytes: async () => storedBytes }] as never[];
    await run({
      bulk: new BulkRedelivery(parts[0]!, redeliveries, parts[1]!, parts[3]!, settings, parts[2]!, Date.now),
      ...{ redeliveries, published },
    });
  });
}

test('a repeated command or step begins no second chain of steps', () =>
  withTwoSteps(
    async () => true,
    async ({ bulk, redeliveries, published }) => {
      const began = await bulk.begin(command('rdl_1'));
      expect(await bulk.begin(command('rdl_1'))).toEqual(began);
      const [first] = published as [ContinueRedelivery];
      await bulk.step(first);
      await bulk.step(first);
      expect(published.map(({ step }) => step)).toEqual([1, 2]);
      await bulk.step(published[1]!);
      expect(await redeliveries.find(owner, 'rdl_1')).toMatchObject({
        redelivered: 150,
        finished_at: expect.any(String),
      });
      // A repeated last step does not hide that another redelivery is in progress.
      await bulk.begin(command('rdl_2'));
      await bulk.step(published[1]!);
      expect(await redeliveries.underWay(owner)).toMatchObject({ redelivery_id: 'rdl_2' });
    },
  ));

test('a webhook that cannot be redelivered does not end the redelivery of the others', () =>
  withTwoSteps(
    async ({ delivery_id }) => {
      if (delivery_id === 'dlv_7') throw new Error('its event is unreadable');
      return true;
    },
    async ({ bulk, redeliveries, published }) => {
      await bulk.begin(command('rdl_1'));
      await bulk.step(published[0]!);
      await bulk.step(published[1]!);
      expect(await redeliveries.find(owner, 'rdl_1')).toMatchObject({ redelivered: 149 });
    },
  ));

test.each([
  ['partners', context.actor, 1024 * 1024, 0, 1],
  ['partners below it', context.actor, 1024 * 1024 - 1, 100, 2],
  ['operators', { kind: 'operator', name: 'Rahim' } as const, 1024 * 1024, 100, 2],
])(
  'at the storage limit, a redelivery that has begun ends at its next step: of %s',
  async (_who, actor, storedBytes, redelivered, steps) => {
    await withTwoSteps(
      async () => true,
      async ({ bulk, redeliveries, published }) => {
        await bulk.begin({ ...command('rdl_1'), context: { ...context, actor } });
        await bulk.step(published[0]!);
        expect(published).toHaveLength(steps);
        const isFinished = (await redeliveries.underWay(owner)) === null;
        expect([isFinished, await redeliveries.find(owner, 'rdl_1')]).toMatchObject([steps === 1, { redelivered }]);
      },
      storedBytes,
    );
  },
);
