import { dhakaTime, type Owner } from '@dakpion/contracts';
import { context } from '@dakpion/fixtures';
import { PartnerBuild, Partners } from '@dakpion/partners';
import { DeliveryLog, type DeliveryLogEntry, DeliveryLogWriter, type DeliveryStatus } from '@dakpion/read-models';
import { partnerAccounts, withEngines } from '../webhook.fixture.ts';
import { DeliveryLogRetention, entriesPerBatch } from './delivery-log-retention.ts';

const t0 = Date.parse('2026-11-21T08:00:00.000Z');
const before = t0 + 1_000;

function entry(id: string, status: DeliveryStatus, createdAt = t0, updatedAt = createdAt): DeliveryLogEntry {
  return {
    delivery_id: `dlv_${id}`,
    order_id: 'ord_1',
    event: 'ASSIGNED',
    event_id: `evt_${id}`,
    sequence: 1,
    url: 'https://example.com/hook',
    environment: 'production',
    status,
    attempts: [],
    attempts_total: 0,
    next_attempt_at: null,
    created_at: dhakaTime(createdAt),
    updated_at: dhakaTime(updatedAt),
  };
}

interface Setting {
  readonly log: DeliveryLog;
  readonly writer: DeliveryLogWriter;
  readonly partners: Partners;
  /** The production environment of the only partner. */
  readonly owner: Owner;
}

async function withLog(run: (setting: Setting) => Promise<void>): Promise<void> {
  await withEngines(async (engines) => {
    const { stateStore } = engines;
    const accounts = partnerAccounts(engines);
    const { partner_id } = await accounts.create({ name: 'Shop', email: 'ops@shop.example' }, context);
    await (await PartnerBuild.begin(stateStore)).complete();
    await run({
      log: new DeliveryLog(stateStore),
      writer: new DeliveryLogWriter(stateStore),
      partners: new Partners(stateStore, engines.eventStore),
      owner: { partner_id, environment: 'production' },
    });
  });
}

test('removes old delivered webhooks in batches, and keeps those that wait, are in review or have changed since', async () => {
  await withLog(async ({ log, writer, partners, owner }) => {
    const old = Array.from({ length: entriesPerBatch * 2 + 1 }, (_, index) => entry(`old${index}`, 'delivered'));
    const staying = [
      entry('pending', 'pending'),
      entry('retrying', 'retrying'),
      entry('review', 'manual_review'),
      entry('again', 'delivered', t0 - 1, before),
      entry('new', 'delivered', before),
    ];
    const versioned = [...old, ...staying].map((each) => ({ entry: each, version: 1 }));
    await writer.write(owner, versioned);
    const retention = new DeliveryLogRetention({ log, writer, partners });
    const running = new AbortController();
    expect(await retention.removeDeliveredBefore(before, running.signal)).toBe(old.length);
    const { deliveries } = await log.list(owner, { offset: 0, limit: 100 });
    expect(deliveries.map(({ delivery_id }) => delivery_id).toSorted()).toEqual(
      staying.map(({ delivery_id }) => delivery_id).toSorted(),
    );
    expect(await retention.removeDeliveredBefore(before, running.signal)).toBe(0);
  });
});

test('keeps a webhook whose redelivery is requested just before its removal', async () => {
  await withLog(async ({ log, writer, partners, owner }) => {
    await writer.write(owner, [
      { entry: entry('a', 'delivered'), version: 2 },
      { entry: entry('b', 'delivered'), version: 2 },
      { entry: entry('c', 'delivered'), version: 2 },
    ]);
    const askAgain = (id: string) => writer.write(owner, [{ entry: entry(id, 'pending', t0, Date.now()), version: 3 }]);
    // Tested at both moments: before the entry is read with its version, and after it.
    const slow: Pick<DeliveryLogWriter, 'read' | 'remove'> = {
      read: async (...asked) => {
        await askAgain('a');
        return writer.read(...asked);
      },
      remove: async (...asked) => {
        await askAgain('b');
        return writer.remove(...asked);
      },
    };
    const retention = new DeliveryLogRetention({
      log,
      writer: slow as DeliveryLogWriter,
      partners,
    });
    expect(await retention.removeDeliveredBefore(before, new AbortController().signal)).toBe(1);
    const { deliveries } = await log.list(owner, { offset: 0, limit: 100 });
    expect(deliveries.map(({ delivery_id, status }) => [delivery_id, status]).toSorted()).toEqual([
      ['dlv_a', 'pending'],
      ['dlv_b', 'pending'],
    ]);
  });
});
