import { dhakaTime } from '@dakpion/contracts';
import { decide } from './decide-delivery.ts';
import { attemptResult, planDelivery, t0 } from './delivery-command.fixture.ts';
import type { AttemptResult, DeliveryCommand } from './delivery-command.ts';
import type { DeliveryEvent } from './delivery-event.ts';
import { evolve, noDeliveries } from './order-deliveries.ts';

function planned(sequence: number, copy: 1 | 2 = 1, follows_partner = false): DeliveryEvent {
  return {
    type: 'DeliveryPlanned',
    data: {
      delivery_id: copy === 1 ? `dlv_${sequence}` : `dlv_${sequence}_2`,
      order_id: 'ord_1',
      partner_id: 'prt_1',
      environment: 'sandbox',
      event_id: `evt_${sequence}`,
      event: 'ASSIGNED',
      sequence,
      url: 'https://example.com/hook',
      follows_partner,
      body: `{"sequence":${sequence}}`,
      planned_at: dhakaTime(t0),
    },
  };
}

const ok = attemptResult(200, { response_excerpt: 'ok' });
const down = attemptResult(503, { response_excerpt: 'no' });

function attempt(id: string, number: number, result: AttemptResult): DeliveryCommand {
  return { type: 'RecordAttempt', delivery_id: id, number, result };
}

function succeeded(id: string, number: number): DeliveryEvent {
  return {
    type: 'DeliverySucceeded',
    data: {
      delivery_id: id,
      number,
      started_at: dhakaTime(t0),
      duration_ms: 5,
      response_status: 200,
      response_excerpt: 'ok',
    },
  };
}

function failed(id: string, number: number, nextAt: number | null): DeliveryEvent {
  return {
    type: 'AttemptFailed',
    data: {
      delivery_id: id,
      number,
      started_at: dhakaTime(t0),
      duration_ms: 5,
      response_status: 503,
      error: 'unexpected_status',
      // Only the first attempt and the last one keep their excerpt.
      response_excerpt: number === 1 || nextAt === null ? 'no' : null,
      next_attempt_at: nextAt === null ? null : dhakaTime(nextAt),
    },
  };
}

function redelivery(id: string, at: number, url: string | null = 'https://example.com/hook'): DeliveryCommand {
  return { type: 'RequestRedelivery', delivery_id: id, url, follows_partner: false, at, now: t0 + 10 };
}

function requested(id: string, at: number, elsewhere: { url?: string } = {}): DeliveryEvent {
  return { type: 'RedeliveryRequested', data: { delivery_id: id, requested_at: dhakaTime(at), ...elsewhere } };
}

const fiveFailures = [1_000, 2_000, 4_000, 8_000, 16_000].map((pause, index) =>
  failed('dlv_1', index + 1, t0 + 5 + pause),
);
const inReview = [planned(1), ...fiveFailures, failed('dlv_1', 6, null)];

function given(events: readonly DeliveryEvent[]) {
  const state = events.reduce(evolve, noDeliveries);
  return {
    when: (command: DeliveryCommand) => ({
      leadsTo: (...expected: readonly DeliveryEvent[]) =>
        expect(decide(command, state)).toEqual({ outcome: 'events', events: expected }),
      refused: (code: string) => expect(decide(command, state)).toEqual({ outcome: 'refused', refusal: { code } }),
    }),
  };
}

describe('planning', () => {
  test('plans one delivery for an event', () => given([]).when(planDelivery(1)).leadsTo(planned(1)));
  test('plans no delivery for an event that has one', () =>
    given([planned(1), planned(2)])
      .when(planDelivery(1))
      .leadsTo());
  test('plans no other delivery after the first one was delivered', () =>
    given([planned(1), succeeded('dlv_1', 1)])
      .when(planDelivery(1))
      .leadsTo());
  test('plans two deliveries of the same event when duplicates are wanted', () =>
    given([])
      .when(planDelivery(1, { copies: 2 }))
      .leadsTo(planned(1, 1), planned(1, 2)));
});

describe('recording an attempt', () => {
  test('ends the delivery after a 200', () =>
    given([planned(1)])
      .when(attempt('dlv_1', 1, ok))
      .leadsTo(succeeded('dlv_1', 1)));

  test.each([1, 2, 3, 4, 5])('is followed by the next attempt after a pause: failure %d', (number) =>
    given([planned(1), ...fiveFailures.slice(0, number - 1)])
      .when(attempt('dlv_1', number, down))
      .leadsTo(failed('dlv_1', number, t0 + 5 + 1_000 * 2 ** (number - 1))),
  );

  test('sends the delivery to review after the sixth failure', () =>
    given([planned(1), ...fiveFailures])
      .when(attempt('dlv_1', 6, down))
      .leadsTo(failed('dlv_1', 6, null)));

  test('is refused as out of turn for an attempt that is recorded', () =>
    given([planned(1), failed('dlv_1', 1, t0 + 1_005)])
      .when(attempt('dlv_1', 1, ok))
      .refused('attempt_out_of_turn'));

  test('is possible only for the head of the queue', () => {
    given([planned(1), planned(2)])
      .when(attempt('dlv_2', 1, ok))
      .refused('attempt_out_of_turn');
    given([planned(1), planned(2), succeeded('dlv_1', 1)])
      .when(attempt('dlv_2', 1, ok))
      .leadsTo(succeeded('dlv_2', 1));
    given([...inReview, planned(2)])
      .when(attempt('dlv_2', 1, ok))
      .leadsTo(succeeded('dlv_2', 1));
  });

  test('is refused after the end of the delivery', () => {
    given([planned(1), succeeded('dlv_1', 1)])
      .when(attempt('dlv_1', 2, ok))
      .refused('attempt_out_of_turn');
    given(inReview)
      .when(attempt('dlv_1', 7, ok))
      .refused('attempt_out_of_turn');
  });
});

describe('redelivery', () => {
  test('is possible in review', () => given(inReview).when(redelivery('dlv_1', t0)).leadsTo(requested('dlv_1', t0)));

  test('is possible after the delivery', () =>
    given([planned(1), succeeded('dlv_1', 1)])
      .when(redelivery('dlv_1', t0))
      .leadsTo(requested('dlv_1', t0)));

  test("goes to the URL to which the order's webhooks go now", () => {
    const elsewhere = 'https://example.com/new';
    given(inReview)
      .when(redelivery('dlv_1', t0, elsewhere))
      .leadsTo(requested('dlv_1', t0, { url: elsewhere }));
    const waits = [...inReview, requested('dlv_1', t0, { url: elsewhere })];
    expect(waits.reduce(evolve, noDeliveries).deliveries).toMatchObject([{ url: elsewhere, status: 'pending' }]);
    const moved = [...waits, succeeded('dlv_1', 7)];
    given(moved)
      .when(redelivery('dlv_1', t0 + 1, elsewhere))
      .leadsTo(requested('dlv_1', t0 + 1));
    expect(moved.reduce(evolve, noDeliveries).deliveries).toMatchObject([{ url: elsewhere, status: 'delivered' }]);
  });

  test("goes to its former URL when the order's webhooks have none", () =>
    given(inReview)
      .when(redelivery('dlv_1', t0, null))
      .leadsTo(requested('dlv_1', t0)));

  test('changes nothing for a delivery that still waits', () =>
    given([planned(1)])
      .when(redelivery('dlv_1', t0))
      .leadsTo());

  test('changes nothing when the same request is repeated', () =>
    given([...inReview, requested('dlv_1', t0), succeeded('dlv_1', 7)])
      .when(redelivery('dlv_1', t0))
      .leadsTo());

  test('changes nothing when the same request is repeated after the clock was set back', () =>
    given([...inReview, requested('dlv_1', t0 + 60_000), succeeded('dlv_1', 7)])
      .when({ ...redelivery('dlv_1', t0 + 60_000), now: t0 } as DeliveryCommand)
      .leadsTo());

  test('is possible again after one that was requested while the clock was ahead', () =>
    given([...inReview, requested('dlv_1', t0 + 60_000), succeeded('dlv_1', 7)])
      .when(redelivery('dlv_1', t0))
      .leadsTo(requested('dlv_1', t0)));

  test('is refused for an unknown delivery', () =>
    given([planned(1)])
      .when(redelivery('dlv_9', t0))
      .refused('delivery_not_found'));

  test('has six attempts of its own, with the next numbers, behind the deliveries that wait', () => {
    const again = [...inReview, planned(2), requested('dlv_1', t0)];
    given(again)
      .when(attempt('dlv_1', 7, ok))
      .refused('attempt_out_of_turn');
    given([...again, succeeded('dlv_2', 1)])
      .when(attempt('dlv_1', 7, down))
      .leadsTo(failed('dlv_1', 7, t0 + 1_005));
    given([planned(1), succeeded('dlv_1', 1), requested('dlv_1', t0)])
      .when(attempt('dlv_1', 2, ok))
      .leadsTo(succeeded('dlv_1', 2));
  });
});

describe("a change of the partner's URL", () => {
  const follow = (url: string | null): DeliveryCommand => ({
    type: 'FollowPartnerUrl',
    delivery_id: 'dlv_1',
    url,
    at: t0 + 9,
  });
  const waiting = [planned(1, 1, true), planned(2, 1, true), failed('dlv_1', 1, t0 + 1_005)];
  const discarded: DeliveryEvent = {
    type: 'DeliveryDiscarded',
    data: { delivery_id: 'dlv_1', discarded_at: dhakaTime(t0 + 9) },
  };

  test("discards a waiting webhook when the URL is removed, and makes the order's next one due", () => {
    given(waiting).when(follow(null)).leadsTo(discarded);
    expect([...waiting, discarded].reduce(evolve, noDeliveries)).toMatchObject({
      deliveries: [{ status: 'discarded', next_attempt_at: null }, { status: 'pending' }],
      queue: ['dlv_2'],
    });
  });

  test('moves a waiting webhook to the new URL, with its remaining attempts', () => {
    const url = 'https://example.com/new';
    const moved: DeliveryEvent = {
      type: 'DeliveryMoved',
      data: { delivery_id: 'dlv_1', url, moved_at: dhakaTime(t0 + 9) },
    };
    given(waiting).when(follow(url)).leadsTo(moved);
    expect([...waiting, moved].reduce(evolve, noDeliveries)).toMatchObject({
      deliveries: [{ url, status: 'retrying', failures: 1 }, { url: 'https://example.com/hook' }],
      queue: ['dlv_1', 'dlv_2'],
    });
  });

  test("changes nothing for a webhook with the order's own URL, one that has ended, or one that already has the new URL", () => {
    given([planned(1)])
      .when(follow(null))
      .leadsTo();
    given([planned(1, 1, true), succeeded('dlv_1', 1)])
      .when(follow(null))
      .leadsTo();
    given(waiting).when(follow('https://example.com/hook')).leadsTo();
  });

  test('lets a discarded webhook be requested again, and sends it to its former URL if there is no new one', () => {
    given([...waiting, discarded])
      .when({
        type: 'RequestRedelivery',
        delivery_id: 'dlv_1',
        url: null,
        follows_partner: false,
        at: t0 + 20,
        now: t0 + 20,
      })
      .leadsTo({
        type: 'RedeliveryRequested',
        data: { delivery_id: 'dlv_1', requested_at: dhakaTime(t0 + 20), follows_partner: false },
      });
  });
});
