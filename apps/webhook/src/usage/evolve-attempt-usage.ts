import { type AttemptUsage, dayOf } from '@dakpion/read-models';
import type { AttemptFailed, DeliveryEvent, DeliverySucceeded } from '../domain/delivery-event.ts';

/** The attempts of an order's webhooks after one more attempt. */
export function evolveAttemptUsage(usage: AttemptUsage, { data }: DeliverySucceeded | AttemptFailed): AttemptUsage {
  const day = dayOf(data.started_at);
  return { ...usage, attempts: { ...usage.attempts, [day]: (usage.attempts[day] ?? 0) + 1 } };
}

/** Whether the event records an attempt. */
export function isAttempt(event: DeliveryEvent): event is DeliverySucceeded | AttemptFailed {
  return event.type === 'DeliverySucceeded' || event.type === 'AttemptFailed';
}
