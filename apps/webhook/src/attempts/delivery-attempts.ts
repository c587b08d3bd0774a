import { dhakaTime } from '@dakpion/contracts';
import { type RetryPolicy, retry, takeTurn } from '@dakpion/repetition';
import { LRUCache } from 'lru-cache';
import type { OrderDeliveriesRepository } from '../deliveries/order-deliveries.repository.ts';
import type { PlannedDelivery } from '../deliveries/planned-deliveries.ts';
import type { AttemptResult } from '../domain/delivery-command.ts';
import { type Delivery, type NextAttempt, nextAttempt, type OrderDeliveries } from '../domain/order-deliveries.ts';
import { Endpoints } from '../endpoint-lanes/endpoints.ts';
import type { Endpoint } from '../endpoint-lanes/lane-turns.ts';
import { countAttempt } from './delivery-metrics.ts';
import type { PartnerSecrets } from './partner-secrets.ts';
import { RetryTimes } from './retry-times.ts';
import { webhookHeaders } from './webhook-headers.ts';
import type { WebhookSender } from './webhook-sender.ts';

const recordPatience: RetryPolicy = { maxTries: 5, firstPauseMs: 100, maxPauseMs: 800 };
const maxUnrecorded = 10_000;

/** An answer that may be available immediately. Promises for all of them would cost a tenth of the time of a delivery. */
export type Answer<Value> = Value | Promise<Value>;

/** The next attempt: its time (epoch milliseconds) and its endpoint. */
export interface NextTurn {
  readonly dueAt: number;
  readonly endpoint: Endpoint;
}

/** A completed attempt. */
interface MadeAttempt {
  readonly next: NextAttempt;
  readonly planned: PlannedDelivery;
  readonly result: AttemptResult;
}

/** The notifications about an attempt in progress. */
interface AttemptUnderWay {
  /** Whether the order must be read again, because another process may have worked on it. */
  isStale(): boolean;
  /** True if no other instance can attempt the order for the duration of a request. */
  isOurs(): boolean;
  /** Called when the request has ended, before it is recorded. `durationMs`: its duration. */
  onAnswer(durationMs: number): void;
}

/** The times of attempts. Epoch milliseconds. */
interface AttemptClocks {
  /** The clock of this process, which receivers of webhooks see. The clock of the state store can be wrong. */
  readonly own: () => number;
  /** The clock of the state store, by which all instances decide what is due. */
  readonly shared: () => number;
}

/**
 * Makes attempts: signs, sends and records them. Rejects with the errors of the engines, for an unknown partner, and with
 * SealedSecretError.
 */
export class DeliveryAttempts {
  /**
   * Attempts that could not be recorded, by order. The order gets no further attempt until its attempt is recorded. Otherwise each
   * attempt could be repeated endlessly.
   */
  private readonly unrecorded = new LRUCache<string, MadeAttempt>({ max: maxUnrecorded });

  private readonly retryTimes: RetryTimes;
  private readonly endpoints = new Endpoints();

  constructor(
    private readonly repository: OrderDeliveriesRepository,
    private readonly secrets: PartnerSecrets,
    private readonly sender: WebhookSender,
    private readonly clocks: AttemptClocks,
  ) {
    this.retryTimes = new RetryTimes(clocks.shared);
  }

  /** The next attempt of the order. Null: nothing waits. `isStale`: reads the event store first. */
  nextTurn(orderId: string, isStale: boolean): Answer<NextTurn | null> {
    const known = isStale ? undefined : this.repository.known(orderId);
    if (known !== undefined) return this.turnOf(known);
    return this.repository.reload(orderId).then((state) => this.turnOf(state));
  }

  /** The endpoint of the next attempt, if it is in memory. Otherwise null. */
  knownEndpoint(orderId: string): Endpoint | null {
    const known = this.repository.known(orderId);
    const next = known && nextAttempt(known);
    return next == null ? null : this.endpoints.of(next.delivery);
  }

  /**
   * Makes and records the next attempt of the order if it is due. Sends nothing if, immediately before, this process no longer has
   * the order or another attempt is next.
   */
  async make(orderId: string, { isOurs, onAnswer, isStale }: AttemptUnderWay): Promise<void> {
    const { repository } = this;
    const next = nextAttempt(await repository.load(orderId));
    if (next === null) return;
    const { delivery } = next;
    const made = this.unrecorded.get(orderId);
    if (made?.next.delivery.delivery_id === delivery.delivery_id) return this.record(made);
    if (this.retryTimes.dueAt(next) > this.clocks.shared()) return;
    const planned = await repository.planned(orderId, delivery);
    const { partner_id, environment, event_id: id, body } = planned.data;
    const turn = takeTurn(null);
    if (turn !== null) await turn;
    if (delivery.follows_partner && (await this.follow(delivery, planned))) return;
    const { url } = delivery;
    const secrets = await this.secrets.current({ partner_id, environment, url });
    const headers = webhookHeaders(secrets, { id, timestamp: Math.floor(this.clocks.own() / 1_000), body });
    // Checked last, because the steps before may have taken long, e.g. because the process was paused.
    if (isStale() && !isSame(next, nextAttempt(await repository.reload(orderId)))) return;
    if (!isOurs()) return;
    const result = await this.sender.send({ environment, url, body, headers });
    this.endpoints.answered(delivery, result.duration_ms);
    onAnswer(result.duration_ms);
    countAttempt(next, result, Date.parse(planned.occurred_at));
    await this.record({ next, planned, result });
  }

  private turnOf(state: OrderDeliveries): NextTurn | null {
    const next = nextAttempt(state);
    if (next === null) return null;
    return { dueAt: this.retryTimes.dueAt(next), endpoint: this.endpoints.of(next.delivery) };
  }

  /**
   * Moves the delivery to the present URL of the partner. True if the URL changed: then the attempt must not be made, because the
   * delivery has changed.
   */
  private async follow({ delivery_id, url }: Delivery, { data, correlation_id }: PlannedDelivery): Promise<boolean> {
    const { partner_id, environment, order_id, event_id } = data;
    const present = await this.secrets.callbackUrl(partner_id, environment, url);
    if (present === url) return false;
    const at = this.clocks.own();
    const trace = { correlation_id, causation_id: event_id, occurred_at: dhakaTime(at) };
    await this.repository.execute(order_id, { type: 'FollowPartnerUrl', delivery_id, url: present, at }, trace);
    return true;
  }

  /** Records the result of a request. Tries several times, because a request without a record is repeated. */
  private async record(made: MadeAttempt): Promise<void> {
    const { next, planned, result } = made;
    const { order_id, delivery_id, event_id } = planned.data;
    const occurred_at = dhakaTime(result.started_at + result.duration_ms);
    const trace = { correlation_id: planned.correlation_id, causation_id: event_id, occurred_at };
    const command = { type: 'RecordAttempt', delivery_id, number: next.number, result } as const;
    const attempt = () =>
      this.repository.execute(order_id, command, trace).catch((error: unknown) => {
        this.unrecorded.set(order_id, made);
        throw error;
      });
    const { state } = await retry(attempt, recordPatience);
    // A refused command means that the attempt is recorded (by an unacknowledged try or by another instance), or that its plan
    // could not be stored. In the second case, the message arrives again and plans the delivery again.
    const isPlanned = state.deliveries.some((each) => each.delivery_id === delivery_id);
    if (isPlanned) this.unrecorded.delete(order_id);
    else this.unrecorded.set(order_id, made);
  }
}

function isSame({ delivery: { delivery_id, url }, number }: NextAttempt, other: NextAttempt | null): boolean {
  return (
    other !== null &&
    other.delivery.delivery_id === delivery_id &&
    other.number === number &&
    other.delivery.url === url
  );
}
