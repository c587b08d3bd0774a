import { type AttemptPage, dhakaTime } from '@dakpion/contracts';
import { Partners } from '@dakpion/partners';
import { DeliveryLog } from '@dakpion/read-models';
import type { Engines } from '@dakpion/service';
import { PartnerSecrets } from '../attempts/partner-secrets.ts';
import { newDeliveryEvents } from '../deliveries/delivery-stream.ts';
import { OrderDeliveriesRepository } from '../deliveries/order-deliveries.repository.ts';
import { decide } from '../domain/decide-delivery.ts';
import { attemptResult, planDelivery, t0 } from '../domain/delivery-command.fixture.ts';
import type { DeliveryCommand } from '../domain/delivery-command.ts';
import type { DeliveryEvent } from '../domain/delivery-event.ts';
import { evolve, nextAttempt, noDeliveries } from '../domain/order-deliveries.ts';
import { DeliveryLogProjection } from '../log/delivery-log.projection.ts';
import { withEngines } from '../webhook.fixture.ts';
import { WebhookDescription } from './webhook-description.ts';

const trace = { correlation_id: 'req_1', causation_id: 'evt_1', occurred_at: '2026-11-21T12:00:00.000+06:00' };

test('describes a webhook that another instance has planned, although the state in memory is stale', async () => {
  await withEngines(async (engines) => {
    const { eventStore, stateStore } = engines;
    const [here, other] = [new OrderDeliveriesRepository(eventStore), new OrderDeliveriesRepository(eventStore)];
    await here.execute('ord_1', planDelivery(1), trace);
    await other.execute('ord_1', planDelivery(2), trace);
    const events = [];
    for await (const event of eventStore.readStream('webhook-ord_1')) events.push(event);
    await new DeliveryLogProjection(eventStore, stateStore, () => 0).project(events);

    const secrets = new PartnerSecrets(new Partners(stateStore, eventStore), Date.now, null);
    const description = new WebhookDescription(new DeliveryLog(stateStore), here, secrets, eventStore);
    const question = { type: 'DescribeWebhook', partner_id: 'prt_1', environment: 'sandbox' } as const;
    for (const sequence of [1, 2]) {
      expect(await description.describe({ ...question, delivery_id: `dlv_${sequence}` })).toMatchObject({
        outcome: 'done',
        request: { body: `{"sequence":${sequence}}` },
      });
    }
  });
});

/** The attempts of a page as numbers. With an excerpt: the number and its length. */
const shownIn = (page: AttemptPage) =>
  page.attempts.map(({ number, response_excerpt }) =>
    response_excerpt === null ? number : `${number}: ${response_excerpt.length}`,
  );

async function describedPages(
  engines: Engines,
  events: readonly DeliveryEvent[],
): Promise<readonly (string | number)[][]> {
  const { eventStore, stateStore } = engines;
  await eventStore.append('webhook-ord_1', newDeliveryEvents(events, trace), 'no_stream');
  const recorded = [];
  for await (const event of eventStore.readStream('webhook-ord_1')) recorded.push(event);
  await new DeliveryLogProjection(eventStore, stateStore, () => 0).project(recorded);
  const repository = new OrderDeliveriesRepository(eventStore);
  const secrets = new PartnerSecrets(new Partners(stateStore, eventStore), Date.now, null);
  const description = new WebhookDescription(new DeliveryLog(stateStore), repository, secrets, eventStore);
  const question = { type: 'DescribeWebhook', partner_id: 'prt_1', environment: 'sandbox' } as const;
  const pages: (string | number)[][] = [];
  for (let attempts_after: number | null = null; pages.length < 20; ) {
    const reply = await description.describe({ ...question, delivery_id: 'dlv_1', attempts_after });
    if (reply.outcome === 'refused' || reply.attempts === undefined) throw new Error(reply.outcome);
    pages.push(shownIn(reply.attempts));
    attempts_after = reply.attempts.next;
    if (attempts_after === null) return pages;
  }
  throw new Error('more than 20 pages');
}

test('shows all attempts in pages of 50, with the excerpts of the first and the last of each delivery', async () => {
  await withEngines(async (engines) => {
    let state = noDeliveries;
    const events: DeliveryEvent[] = [];
    const run = (command: DeliveryCommand) => {
      const decision = decide(command, state);
      if (decision.outcome === 'refused') throw new Error(decision.refusal.code);
      events.push(...decision.events);
      state = decision.events.reduce(evolve, state);
    };
    run(planDelivery(1));
    for (let round = 0; round < 18; round += 1) {
      if (round > 0) {
        run({
          type: 'RequestRedelivery',
          delivery_id: 'dlv_1',
          url: null,
          follows_partner: false,
          ...{ at: t0 + round * 60_000, now: t0 + round * 60_000 },
        });
      }
      for (let next = nextAttempt(state); next !== null; next = nextAttempt(state)) {
        const result = attemptResult(500, { started_at: next.dueAt, duration_ms: 2 });
        run({ type: 'RecordAttempt', delivery_id: 'dlv_1', number: next.number, result });
      }
    }
    const pages = await describedPages(engines, events);
    expect(pages.map((page) => page.length)).toEqual([50, 50, 8]);
    expect(pages.flat()).toEqual(
      Array.from({ length: 108 }, (_, index) => (index === 0 || index % 6 === 5 ? `${index + 1}: 6` : index + 1)),
    );
  });
});

test('ends a page after 500 events, and shows excerpts of an earlier version within 4 KiB', async () => {
  await withEngines(async (engines) => {
    const plan = (sequence: number): DeliveryEvent => {
      const decision = decide(planDelivery(sequence), noDeliveries);
      if (decision.outcome === 'refused') throw new Error(decision.refusal.code);
      return decision.events[0]!;
    };
    const failed = (delivery_id: string, number: number, response_excerpt: string | null): DeliveryEvent => ({
      type: 'AttemptFailed',
      data: {
        ...{ delivery_id, number, started_at: dhakaTime(t0), duration_ms: 1, response_status: 500 },
        ...{ error: 'unexpected_status', next_attempt_at: dhakaTime(t0), response_excerpt },
      },
    });
    const others = Array.from({ length: 600 }, (_, index) => failed('dlv_2', index + 1, null));
    const excerpt = '\u0001'.repeat(4_096);
    const events = [plan(1), plan(2), failed('dlv_1', 1, excerpt), ...others, failed('dlv_1', 2, excerpt)];
    // 4 KiB are 1,365 replacement characters.
    expect(await describedPages(engines, events)).toEqual([['1: 1365'], ['2: 1365']]);
  });
});
