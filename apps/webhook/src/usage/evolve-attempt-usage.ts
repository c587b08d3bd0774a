import { type AttemptUsage, dayOf } from '@dakpion/read-models';
import type { AttemptRecorded } from '../domain/delivery-event.ts';

/** The attempts of an order's webhooks after one more attempt. */
export function evolveAttemptUsage(usage: AttemptUsage, { data }: AttemptRecorded): AttemptUsage {
  const day = dayOf(data.started_at);
  return { ...usage, attempts: { ...usage.attempts, [day]: (usage.attempts[day] ?? 0) + 1 } };
}
