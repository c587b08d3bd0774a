import { type DhakaTime, epochMsOf, type Owner } from '@dakpion/contracts';

/** The outcome of a delivery: its last attempt before it was delivered or given up. */
export interface DeliveryOutcome {
  readonly isDelivered: boolean;
  readonly url: string;
  /** The time at which the delivery was planned. */
  readonly created_at: DhakaTime;
  /** The time at which the attempt ended. */
  readonly ended_at: DhakaTime;
  /** The number of all attempts of the delivery, including redeliveries. */
  readonly attempts: number;
}

/** The outcomes of an owner's deliveries, in the order of their events. */
export interface OwnedOutcomes {
  readonly owner: Owner;
  readonly outcomes: readonly DeliveryOutcome[];
}

/** The outage of a receiver, or its last recovery. */
interface Outage {
  /** The planning time of the oldest delivery that was given up since the last recovery. Null: none was given up. */
  readonly given_up_since: DhakaTime | null;
  /** The time of the last recovery. Null: there was none yet. */
  readonly recovered_at: DhakaTime | null;
}

/** The outages of an owner, by receiver. */
export type Outages = Readonly<Record<string, Outage>>;

/** A receiver answers again. */
export interface Recovery {
  readonly origin: string;
  readonly given_up_since: DhakaTime;
  readonly recovered_at: DhakaTime;
}

/** What determines the receiver of a delivery. */
export interface ReceiverSettings {
  /** The origin of the partner's callback URL. Null: there is none. */
  readonly partnerOrigin: string | null;
  /** Deliveries that were given up before this time are left to the partner. */
  readonly resends_since: DhakaTime;
}

/**
 * A delivery with this number of attempts or more is not repeated automatically any more. It was repeated three times, and its
 * receiver refuses it although it accepts others, so it stays in review.
 */
export const maxAttemptsByItself = 24;
/** Within this time, recoveries of a receiver that fails now and then count as one. */
const recoversEveryMs = 10_000;
/**
 * The maximum number of receivers, because orders can have their own URLs. The receiver that has been known for the longest is
 * forgotten first.
 */
export const maxReceivers = 50;

/**
 * The receivers at an origin. The origin itself is one, because orders can have their own URLs. The partner's callback URL is
 * another, because its origin may change.
 */
function receiversAt(origin: string, { partnerOrigin }: ReceiverSettings): readonly string[] {
  return origin === partnerOrigin ? [origin, 'partner'] : [origin];
}

/** The recovery of the receivers at the origin. Null: nothing was given up, or they recovered just before. */
export function recoveryAt(
  origin: string,
  recovered_at: DhakaTime,
  outages: Outages,
  settings: ReceiverSettings,
): Recovery | null {
  const [given_up_since] = receiversAt(origin, settings)
    .flatMap((receiver) => endingOutage(outages[receiver], recovered_at) ?? [])
    .toSorted();
  return given_up_since === undefined ? null : { origin, given_up_since, recovered_at };
}

/** The start of the outage of the receiver, if it ends at the time. Otherwise null. */
function endingOutage(outage: Outage | undefined, recovered_at: DhakaTime): DhakaTime | null {
  if (outage === undefined || outage.given_up_since === null) return null;
  const { given_up_since, recovered_at: last } = outage;
  return last !== null && epochMsOf(recovered_at) - epochMsOf(last) < recoversEveryMs ? null : given_up_since;
}

/**
 * The outages after further outcomes, which are in sequence, and the recoveries among these. Returns the same object if nothing has
 * changed.
 */
export function outagesAfter(
  before: Outages,
  outcomes: readonly (DeliveryOutcome & { readonly origin: string })[],
  settings: ReceiverSettings,
): { readonly outages: Outages; readonly recoveries: readonly Recovery[] } {
  let outages = before;
  const recoveries: Recovery[] = [];
  for (const outcome of outcomes) {
    const { origin, isDelivered, ended_at } = outcome;
    const recovery = isDelivered ? recoveryAt(origin, ended_at, outages, settings) : null;
    if (recovery !== null) recoveries.push(recovery);
    for (const receiver of receiversAt(origin, settings)) {
      const outage = outages[receiver];
      const after = isDelivered ? recovered(outage, ended_at) : givenUp(outage, outcome, settings);
      if (after !== outage && after !== undefined) outages = withReceiver(outages, receiver, after);
    }
  }
  return { outages, recoveries };
}

function recovered(outage: Outage | undefined, ended_at: DhakaTime): Outage | undefined {
  return endingOutage(outage, ended_at) === null ? outage : { given_up_since: null, recovered_at: ended_at };
}

function givenUp(
  outage: Outage | undefined,
  { created_at, ended_at, attempts }: DeliveryOutcome,
  { resends_since }: ReceiverSettings,
): Outage | undefined {
  // Times in this form sort as text.
  if (ended_at < resends_since || attempts >= maxAttemptsByItself) return outage;
  const since = outage?.given_up_since ?? null;
  if (since !== null && since <= created_at) return outage;
  return { given_up_since: created_at, recovered_at: outage?.recovered_at ?? null };
}

function withReceiver(outages: Outages, receiver: string, outage: Outage): Outages {
  const others = Object.entries(outages).filter(([each]) => each !== receiver);
  return Object.fromEntries([...others.slice(-(maxReceivers - 1)), [receiver, outage]]);
}
