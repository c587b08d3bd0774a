import type { ReceivedWebhook } from './webhook-receiver.ts';

/** The pauses after each failure (/docs/webhook-reference). */
const retryAfterMs = [1_000, 2_000, 4_000, 8_000, 16_000];
const mostAttempts = retryAfterMs.length + 1;
/**
 * The tolerance in ms: a sender may miss an event that was recorded less than this before a request, and may not have recorded an
 * answer less than this before a fault.
 */
const readAndRecordMs = 1_000;
/** The minimum time for which a sender tries to record an attempt, in ms. Then it gives up, and the attempt is made again. */
const recordPatienceMs = 1_500;
/**
 * After an outage, an interrupted delivery is sent again when the claim of the dead or disconnected instance has
 * expired.
 */
const claimRunsOutMs = 15_000;
/**
 * The maximum difference, in ms, between the sender's time and the receiver's time of the same moment. A sender reads Redis's clock
 * exactly to a round trip. On a busy machine, a process that has just started was seen to be wrong by 55 ms. A quarter of the
 * shortest pause, so that a request cannot be taken for that of the next attempt. Times of the log are
 * compared without it.
 */
const maxClockErrorMs = 250;

/** The period of a fault, from its start until everything was ready again. Epoch milliseconds. */
export interface Outage {
  readonly from: number;
  /** When the failed engine answered again. */
  readonly over?: number;
  readonly to: number;
}

/** A delivery of the log, as partners see it. */
export interface LoggedDelivery {
  readonly delivery_id: string;
  readonly order_id: string;
  readonly event_id: string;
  readonly sequence: number;
  readonly url: string;
  readonly status: string;
  readonly attempts: readonly LoggedAttempt[];
  readonly created_at: string;
}

interface LoggedAttempt {
  readonly number: number;
  readonly started_at: string;
  readonly duration_ms: number;
  readonly response_status: number | null;
}

/** The data for judging deliveries, in addition to the partner's log. */
interface Course {
  /** When the attempts were recorded, by {@link attemptKey}. Epoch milliseconds. */
  readonly recorded: ReadonlyMap<string, number>;
  readonly outages: readonly Outage[];
}

/** The key of an attempt in {@link Course.recorded}. */
export const attemptKey = (deliveryId: string, number: number): string => `${deliveryId} ${number}`;

/**
 * Finds violations of the rules in deliveries that have all ended, one for each event, and in the received requests. The rules: at
 * most six attempts, none before the time that follows from the records, in order for each order, no two requests at the same time.
 * A request that is missing in the log must have been in progress in an outage, or its sender could not record it. `received`: also
 * the late requests.
 */
export function breachesOf(
  log: readonly LoggedDelivery[],
  received: readonly ReceivedWebhook[],
  course: Course,
): string[] {
  const byEvent = groupedBy(received, 'event_id');
  const byOrder = groupedBy(received, 'order_id');
  const breaches = log.flatMap((delivery) => [
    ...attemptBreaches(delivery),
    ...requestBreaches(delivery, byEvent.get(delivery.event_id) ?? [], course),
  ]);
  for (const [orderId, requests] of byOrder) {
    const sequences = requests.filter(({ isLate }) => !isLate).map(({ body }) => body.sequence as number);
    if (!isInOrder(sequences)) breaches.push(`${orderId} got the sequences ${sequences}`);
  }
  const logged = new Set(log.map(({ event_id }) => event_id));
  for (const eventId of byEvent.keys()) if (!logged.has(eventId)) breaches.push(`${eventId} is not in the log`);
  return breaches;
}

function groupedBy(received: readonly ReceivedWebhook[], field: 'event_id' | 'order_id') {
  const groups = new Map<string, ReceivedWebhook[]>();
  for (const webhook of received) {
    const group = groups.get(webhook.body[field]);
    if (group === undefined) groups.set(webhook.body[field], [webhook]);
    else group.push(webhook);
  }
  return groups;
}

/**
 * The maximum delay, in ms, of attempts that were due in or after an outage. Counted from the due time or from the end of the
 * outage, whichever is later. `outages`: in order.
 */
export function latestAttempt(log: readonly LoggedDelivery[], outages: readonly Outage[]): number {
  const lates = log.flatMap(({ sequence, created_at, attempts }) =>
    attempts.map((attempt, index) => {
      // Later webhooks of an order wait for the earlier ones.
      const firstDueAt = sequence === 1 ? Date.parse(created_at) : Number.POSITIVE_INFINITY;
      const dueAt = index === 0 ? firstDueAt : dueAfter(attempts, index - 1);
      const startedAt = startOf(attempt);
      const over = outages.map((outage) => outage.over ?? outage.to).findLast((end) => end <= startedAt);
      return over === undefined ? 0 : startedAt - Math.max(dueAt, over);
    }),
  );
  return Math.max(0, ...lates);
}

/**
 * Whether the sequences are 1, 2, 3 …, where each may be repeated before the next one, and not after it.
 */
export function isInOrder(sequences: readonly number[]): boolean {
  return sequences.every((sequence, index) => {
    const before = sequences[index - 1] ?? 0;
    return sequence === before + 1 || (index > 0 && sequence === before);
  });
}

/** The faults of a delivery in the log. */
function attemptBreaches({ delivery_id, status, attempts }: LoggedDelivery): string[] {
  const breaches: string[] = [];
  const last = attempts.at(-1);
  const failed = attempts.filter(({ response_status }) => response_status !== 200).length;
  const isDelivered = status === 'delivered' && last?.response_status === 200 && failed === attempts.length - 1;
  const isInReview = status === 'manual_review' && failed === mostAttempts;
  if (!isDelivered && !isInReview) breaches.push(`${delivery_id} is ${status} after ${failed} failures`);
  if (attempts.length > mostAttempts || attempts.some(({ number }, index) => number !== index + 1)) {
    breaches.push(`${delivery_id} has the attempts ${attempts.map(({ number }) => number)}`);
  }
  attempts.slice(1).forEach((attempt, index) => {
    const early = dueAfter(attempts, index) - startOf(attempt);
    if (early > 0) breaches.push(`attempt ${attempt.number} of ${delivery_id} began ${early} ms early`);
  });
  return breaches;
}

/** The faults in the requests of a delivery, as received. */
function requestBreaches(
  { delivery_id, attempts }: LoggedDelivery,
  requests: readonly ReceivedWebhook[],
  { recorded, outages }: Course,
): string[] {
  const breaches: string[] = [];
  const recordedAt = attempts.map(({ number }) => recorded.get(attemptKey(delivery_id, number)) ?? null);
  const times = JSON.stringify({ attempts, recordedAt, requests: requests.map(({ at }) => at) });
  const unlogged = new Set(requests);
  // An answered attempt has a narrow range of times. Attempts that timed out share the requests that remain.
  const answeredFirst = attempts.toSorted(
    (one, other) => Number(one.response_status === null) - Number(other.response_status === null),
  );
  for (const attempt of answeredFirst) {
    const isAnswered = attempt.response_status !== null;
    const from = startOf(attempt) - maxClockErrorMs;
    // A busy receiver can read the request of an attempt that timed out after later attempts have begun.
    const to = isAnswered ? endOf(attempt) + maxClockErrorMs : Number.POSITIVE_INFINITY;
    const request = [...unlogged].find(({ at }) => at >= from && at <= to);
    if (request !== undefined) unlogged.delete(request);
    else if (isAnswered) breaches.push(`attempt ${attempt.number} of ${delivery_id} never came: ${times}`);
  }
  // The times of the others are judged by the log.
  for (const request of unlogged) {
    const { at, endedAt } = request;
    const wasUnderWay = outages.some(
      ({ from, to }) => at <= to + claimRunsOutMs && (endedAt ?? to) >= from - readAndRecordMs,
    );
    const isBesideAnother = requests.some((other) => other !== request && Math.abs(other.at - at) < recordPatienceMs);
    if (!wasUnderWay && isBesideAnother) breaches.push(`${delivery_id} was sent twice about ${at}`);
    const isKnown = ({ number }: LoggedAttempt) =>
      (recorded.get(attemptKey(delivery_id, number)) ?? Number.POSITIVE_INFINITY) <= at - readAndRecordMs;
    const known = attempts.findLastIndex(isKnown);
    const early = known < 0 ? 0 : dueAfter(attempts, known) - at;
    if (early > maxClockErrorMs) breaches.push(`${delivery_id} was sent at ${at}, ${early} ms early: ${times}`);
  }
  return breaches;
}

/** The time at which the attempt after this index was due, in epoch milliseconds. Infinity if there must be no further attempt. */
function dueAfter(attempts: readonly LoggedAttempt[], index: number): number {
  const attempt = attempts[index];
  const pause = retryAfterMs[index];
  if (attempt === undefined || pause === undefined || attempt.response_status === 200) return Number.POSITIVE_INFINITY;
  return endOf(attempt) + pause;
}

const startOf = ({ started_at }: LoggedAttempt): number => Date.parse(started_at);
const endOf = (attempt: LoggedAttempt): number => startOf(attempt) + attempt.duration_ms;
