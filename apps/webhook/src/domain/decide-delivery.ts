import { dhakaTime } from '@dakpion/contracts';
import type {
  DeliveryCommand,
  DeliveryRefusal,
  FollowPartnerUrl,
  PlanDelivery,
  RecordAttempt,
  RequestRedelivery,
} from './delivery-command.ts';
import type { DeliveryEvent } from './delivery-event.ts';
import { nextAttempt, type OrderDeliveries } from './order-deliveries.ts';
import { nextAttemptAfter } from './retry-schedule.ts';

/** Without events, there is nothing to do, e.g. because the command was carried out before. */
type Decision =
  | { readonly outcome: 'events'; readonly events: readonly DeliveryEvent[] }
  | { readonly outcome: 'refused'; readonly refusal: DeliveryRefusal };

/** Decides a command on the present deliveries of an order. */
export function decide(command: DeliveryCommand, state: OrderDeliveries): Decision {
  switch (command.type) {
    case 'PlanDelivery':
      return plan(command, state);
    case 'RecordAttempt':
      return record(command, state);
    case 'RequestRedelivery':
      return redeliver(command, state);
    case 'FollowPartnerUrl':
      return follow(command, state);
  }
}

/** The id of the delivery of an event. Always the same, so that a repeated plan is the same plan. */
export function deliveryIdOf(eventId: string, copy: 1 | 2): string {
  const id = eventId.replace(/^evt_/, 'dlv_');
  return copy === 1 ? id : `${id}_${copy}`;
}

function plan(command: PlanDelivery, state: OrderDeliveries): Decision {
  if (state.deliveries.some(({ event_id }) => event_id === command.event_id)) return events();
  const { order_id, partner_id, environment, event_id, event, sequence, url, follows_partner, body, copies } = command;
  const planned_at = dhakaTime(command.at);
  const copy = (number: 1 | 2): DeliveryEvent => {
    const delivery_id = deliveryIdOf(event_id, number);
    const origin = { delivery_id, order_id, partner_id, environment, event_id, event, sequence };
    return { type: 'DeliveryPlanned', data: { ...origin, url, follows_partner, body, planned_at } };
  };
  return copies === 1 ? events(copy(1)) : events(copy(1), copy(2));
}

function record(command: RecordAttempt, state: OrderDeliveries): Decision {
  const next = nextAttempt(state);
  if (next === null || next.delivery.delivery_id !== command.delivery_id || next.number !== command.number) {
    return refused('attempt_out_of_turn');
  }
  const { delivery_id, number, result } = command;
  const { duration_ms, response_status, error } = result;
  const started_at = dhakaTime(result.started_at);
  if (error === null) {
    const { response_excerpt } = result;
    const data = { delivery_id, number, started_at, duration_ms, response_excerpt, response_status: 200 } as const;
    return events({ type: 'DeliverySucceeded', data });
  }
  const nextAt = nextAttemptAfter(next.delivery.failures + 1, result.started_at + duration_ms);
  const next_attempt_at = nextAt === null ? null : dhakaTime(nextAt);
  // The excerpts of the attempts in between add little, and would be stored forever.
  const response_excerpt = number === 1 || nextAt === null ? result.response_excerpt : null;
  return events({
    type: 'AttemptFailed',
    data: { delivery_id, number, started_at, duration_ms, response_excerpt, response_status, error, next_attempt_at },
  });
}

function redeliver(command: RequestRedelivery, state: OrderDeliveries): Decision {
  const delivery = state.deliveries.find(({ delivery_id }) => delivery_id === command.delivery_id);
  if (delivery === undefined) return refused('delivery_not_found');
  if (delivery.next_attempt_at !== null) return events();
  const asked = delivery.redelivery_requested_at;
  // A later request that is in the future was made while the clock was ahead.
  if (asked !== null && asked >= command.at && asked <= Math.max(command.at, command.now)) return events();
  const { delivery_id, url, follows_partner } = command;
  const requested_at = dhakaTime(command.at);
  const isElsewhere = url !== null && url !== delivery.url;
  const isOtherwise = follows_partner !== delivery.follows_partner;
  const changes = { ...(isElsewhere && { url }), ...(isOtherwise && { follows_partner }) };
  return events({ type: 'RedeliveryRequested', data: { delivery_id, requested_at, ...changes } });
}

function follow({ delivery_id, url, at }: FollowPartnerUrl, state: OrderDeliveries): Decision {
  const delivery = state.deliveries.find((each) => each.delivery_id === delivery_id);
  if (delivery === undefined) return refused('delivery_not_found');
  if (delivery.next_attempt_at === null || !delivery.follows_partner || delivery.url === url) return events();
  if (url === null) return events({ type: 'DeliveryDiscarded', data: { delivery_id, discarded_at: dhakaTime(at) } });
  return events({ type: 'DeliveryMoved', data: { delivery_id, url, moved_at: dhakaTime(at) } });
}

function events(...list: readonly DeliveryEvent[]): Decision {
  return { outcome: 'events', events: list };
}

function refused(code: DeliveryRefusal['code']): Decision {
  return { outcome: 'refused', refusal: { code } };
}
