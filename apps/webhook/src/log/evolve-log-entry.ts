import { dhakaTime, epochMsOf, type LoggedAttempt } from '@dakpion/contracts';
import { type DeliveryLogEntry, listedAttempts } from '@dakpion/read-models';
import { responseExcerpt } from '../attempts/response-excerpt.ts';
import type { AttemptRecorded, DeliveryEvent, DeliveryPlanned } from '../domain/delivery-event.ts';

/**
 * The entry of the log after one more event of its delivery. Null before the first event. Throws if the first event is missing.
 */
export function evolveLogEntry(entry: DeliveryLogEntry | null, event: DeliveryEvent): DeliveryLogEntry {
  if (event.type === 'DeliveryPlanned') return planned(event.data);
  if (entry === null) throw new Error(`${event.type} of ${event.data.delivery_id} before it was planned.`);
  switch (event.type) {
    case 'DeliverySucceeded':
      return { ...attempted(entry, event), status: 'delivered', next_attempt_at: null };
    case 'AttemptFailed': {
      const { next_attempt_at } = event.data;
      const status = next_attempt_at === null ? 'manual_review' : 'retrying';
      return { ...attempted(entry, event), status, next_attempt_at };
    }
    case 'RedeliveryRequested': {
      const { requested_at, url = entry.url } = event.data;
      return { ...entry, url, status: 'pending', next_attempt_at: requested_at, updated_at: requested_at };
    }
    case 'DeliveryMoved': {
      const { url, moved_at } = event.data;
      return { ...entry, url, updated_at: moved_at };
    }
    case 'DeliveryDiscarded':
      return { ...entry, status: 'discarded', next_attempt_at: null, updated_at: event.data.discarded_at };
  }
}

function planned(data: DeliveryPlanned['data']): DeliveryLogEntry {
  const { delivery_id, order_id, event, event_id, sequence, url, environment, planned_at } = data;
  return {
    delivery_id,
    order_id,
    event,
    event_id,
    sequence,
    url,
    environment,
    status: 'pending',
    attempts: [],
    attempts_total: 0,
    next_attempt_at: planned_at,
    created_at: planned_at,
    updated_at: planned_at,
  };
}

function attempted(entry: DeliveryLogEntry, event: AttemptRecorded): DeliveryLogEntry {
  const { number, started_at, duration_ms } = event.data;
  const endedAt = dhakaTime(epochMsOf(started_at) + duration_ms);
  const attempts = listedAttempts([...entry.attempts, loggedAttempt(event)]);
  return { ...entry, attempts, attempts_total: number, updated_at: endedAt };
}

/** The attempt as partners see it, with its excerpt. */
export function loggedAttempt(event: AttemptRecorded): LoggedAttempt {
  const { number, started_at, duration_ms, response_status, response_excerpt } = event.data;
  const error = event.type === 'AttemptFailed' ? event.data.error : null;
  const excerpt = response_excerpt === null ? null : responseExcerpt(response_excerpt);
  return { number, started_at, duration_ms, response_status, error, response_excerpt: excerpt };
}
