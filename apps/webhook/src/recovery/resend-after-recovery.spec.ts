import { dhakaTime, type ResendAfterRecovery, topics } from '@dakpion/contracts';
import { context, until } from '@dakpion/fixtures';
import type { OutgoingMessage } from '@dakpion/messaging';
import { Partners } from '@dakpion/partners';
import { Redeliveries, scopeOf } from '@dakpion/read-models';
import { PartnerSecrets } from '../attempts/partner-secrets.ts';
import { giveUp, type Installation, withInstallation } from '../installation.fixture.ts';
import { newOrderId, orderEvent, partnerAccounts, type Receiver } from '../webhook.fixture.ts';
import { Recoveries } from './recoveries.ts';

const inReview = async ({ log, owner }: Installation) =>
  (await log.list(owner, { status: 'manual_review', offset: 0, limit: 1 })).total;

/** Turns the setting on, then makes webhooks fail until they are given up. Resolves when the service has noticed the outage. */
async function outage(installation: Installation, url: string, orders: number): Promise<void> {
  const { engines, owner } = installation;
  const accounts = partnerAccounts(engines);
  await accounts.setWebhookSettings(owner.partner_id, 'sandbox', { resend_after_recovery: true }, context);
  await giveUp(installation, url, orders);
  const known = { scope: scopeOf(owner), collection: 'webhook-outages', id: 'receivers' };
  await until(async () => (await engines.stateStore.documents.read(known)) !== null);
  await until(async () => (await inReview(installation)) === orders);
}

/** Delivers a webhook of another order. */
async function recover(installation: Installation, receiver: Receiver): Promise<void> {
  const later = newOrderId();
  await installation.publish(orderEvent(later, 1, receiver.url));
  await until(() => receiver.of(later).length === 1);
}

/** All commands so far. */
async function commandsOf({ engines }: Installation) {
  const topic = topics.webhookCommands.name;
  const commands: OutgoingMessage[] = [];
  for await (const { key, type, value } of engines.broker.browse(topic)) commands.push({ topic, key, type, value });
  return commands;
}

/** Resolves when all earlier commands of the partner are handled. Commands with one key are handled in sequence. */
async function handled({ engines, owner }: Installation): Promise<void> {
  const value = {
    type: 'RedeliverWebhook',
    ...owner,
    delivery_id: 'dlv_none',
    requested_at: dhakaTime(Date.now()),
    context,
  };
  const message = { topic: topics.webhookCommands.name, key: owner.partner_id, type: value.type, value };
  await engines.broker.request(message, { timeoutMs: 30_000 });
}

const eventsOf = (receiver: Receiver) => receiver.received.map(({ headers }) => headers['webhook-id']);

test('leaves webhooks that were given up in an outage to a partner that has not turned the setting on', async () => {
  await withInstallation(async (installation, receiver) => {
    const { log, owner, engines } = installation;
    await giveUp(installation, receiver.url, 3);
    await until(async () => (await inReview(installation)) === 3);
    for (const arrived of [1, 2]) {
      await recover(installation, receiver);
      const delivered = { status: 'delivered', offset: 0, limit: 1 } as const;
      await until(async () => (await log.list(owner, delivered)).total === arrived);
    }
    expect(await inReview(installation)).toBe(3);
    expect(await new Redeliveries(engines.stateStore).underWay(owner)).toBeNull();
  });
});

test('sends webhooks that were given up in an outage again: once, at a bounded pace, to the receiver that answers again', async () => {
  await withInstallation(async (installation, receiver) => {
    const elsewhere = 'http://127.0.0.1:9/own';
    await outage(installation, receiver.url, 120);
    await giveUp(installation, elsewhere, 1);
    const [refused] = await giveUp(installation, receiver.url, 1, 3);
    await until(async () => (await inReview(installation)) === 122);
    const begunAt = performance.now();
    await recover(installation, receiver);
    await until(() => receiver.received.length === 121);
    expect(performance.now() - begunAt).toBeGreaterThan(900);
    await until(async () => (await inReview(installation)) === 2);
    expect(new Set(eventsOf(receiver)).size).toBe(121);
    expect(eventsOf(receiver)).not.toContain(`evt_${refused}`);
  });
});

test('continues a redelivery after a stop, waits for another one, and sends nothing twice', async () => {
  await withInstallation(async (installation, receiver) => {
    const { owner } = installation;
    await outage(installation, receiver.url, 150);
    const requested_at = dhakaTime(Date.now());
    const asked = { redelivery_id: 'rdl_other', requested_at, created_at_from: null, status: null };
    const other = { ...asked, accepted: 1, redelivered: 0, finished_at: null };
    await new Redeliveries(installation.engines.stateStore).record(owner, other, 0);
    await recover(installation, receiver);
    await installation.stop();
    expect(receiver.received).toHaveLength(1);
    await installation.start();
    await new Redeliveries(installation.engines.stateStore).record(owner, { ...other, finished_at: requested_at }, 1);
    await until(() => receiver.received.length > 20);
    await installation.stop();
    await installation.start();
    await until(() => receiver.received.length === 151);
    await until(async () => (await inReview(installation)) === 0);
    expect(new Set(eventsOf(receiver)).size).toBe(151);
  });
});

test('sends each webhook again only once when two instances handle every command together, and handle all of them again', async () => {
  await withInstallation(async (installation, receiver) => {
    const { engines, owner } = installation;
    await outage(installation, receiver.url, 120);
    await recover(installation, receiver);
    await until(() => receiver.received.length === 121, 60_000);
    await until(async () => (await inReview(installation)) === 0);
    await until(async () => (await new Redeliveries(engines.stateStore).underWay(owner)) === null, 60_000);
    const commands = await commandsOf(installation);
    expect(new Set(commands.map(({ value }) => (value as ResendAfterRecovery).redelivery_id)).size).toBe(1);
    // Repeats the commands as after a crash before any of them was acknowledged.
    await engines.broker.publish([...new Map(commands.map((each) => [JSON.stringify(each.value), each])).values()]);
    await handled(installation);
    expect(receiver.received).toHaveLength(121);
    expect(new Set(eventsOf(receiver)).size).toBe(121);
  }, 2);
});

test('begins the same redelivery when the process dies between its command and the record of the recovery', async () => {
  await withInstallation(async (installation, receiver) => {
    const { engines, owner } = installation;
    const { stateStore, eventStore, broker } = engines;
    await outage(installation, receiver.url, 1);
    await recover(installation, receiver);
    await until(() => receiver.received.length === 2);
    await until(async () => (await inReview(installation)) === 0);
    const [first] = (await commandsOf(installation)) as [OutgoingMessage];
    const { requested_at, filter } = first.value as ResendAfterRecovery;
    // Another process reads the same outcomes, and finds the state store as it was before the recovery was recorded.
    const scope = scopeOf(owner);
    await stateStore.documents.write(scope, [{ kind: 'remove', collection: 'webhook-outages', id: 'receivers' }]);
    const partners = new Partners(stateStore, eventStore);
    const other = new Recoveries(new PartnerSecrets(partners, Date.now, null), stateStore, broker);
    const times = { created_at: filter.created_at_from ?? requested_at, ended_at: requested_at };
    await other.observe({
      owner,
      outcomes: [
        { ...times, isDelivered: false, url: receiver.url, attempts: 6 },
        { ...times, isDelivered: true, url: receiver.url, attempts: 1 },
      ],
    });
    await handled(installation);
    const resends = (await commandsOf(installation)).filter(({ type }) => type === 'ResendAfterRecovery');
    expect(resends).toEqual([first, first]);
    expect(receiver.received).toHaveLength(2);
  });
});

test('also sends webhooks that were given up in an outage again when a test arrives', async () => {
  await withInstallation(async (installation, receiver) => {
    const { engines, owner } = installation;
    await outage(installation, receiver.url, 2);
    const sent = { event: 'PICKED', url: receiver.url, requested_at: dhakaTime(Date.now()) } as const;
    const value = { type: 'SendTestWebhook', ...owner, ...sent };
    const message = { topic: topics.webhookCommands.name, key: 'test', type: value.type, value };
    await engines.broker.request(message, { timeoutMs: 5_000 });
    await until(() => receiver.received.length === 3);
    await until(async () => (await inReview(installation)) === 0);
  });
});
