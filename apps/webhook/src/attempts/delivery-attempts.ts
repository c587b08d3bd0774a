import { dhakaTime } from '@dakpion/contracts';
import { type RetryPolicy, retry } from '@dakpion/repetition';
import { LRUCache } from 'lru-cache';
import type { AttemptResult } from '../domain/delivery-command.ts';
import { type Delivery, type NextAttempt, nextAttempt, type OrderDeliveries } from '../domain/order-deliveries.ts';
import { Endpoints } from '../endpoint-lanes/endpoints.ts';
import type { Endpoint } from '../endpoint-lanes/lane-turns.ts';
import type { OrderDeliveriesRepository } from '../order-deliveries.repository.ts';
import type { PlannedDelivery } from '../planned-deliveries.ts';
import { countAttempt } from './delivery-metrics.ts';
import type { PartnerSecrets } from './partner-secrets.ts';
import { RetryTimes } from './retry-times.ts';
import { webhookHeaders } from './webhook-headers.ts';
import type { WebhookSender } from './webhook-sender.ts';

const recordPatience: RetryPolicy = { maxTries: 5, firstPauseMs: 100, maxPauseMs: 800 };
const maxUnrecorded = 10_000;

/** An answer that may be there at once: a promise for each costs a tenth of a delivery's time. */
export type Answer<Value> = Value | Promise<Value>;

/** An attempt that is to be made: when (epoch milliseconds) and where. */
export interface NextTurn {
  readonly dueAt: number;
  readonly endpoint: Endpoint;
}

/** An attempt that was made. */
interface MadeAttempt {
  readonly next: NextAttempt;
  readonly planned: PlannedDelivery;
  readonly result: AttemptResult;
}

/** The notifications about an attempt in progress. */
export interface AttemptUnderWay {
  /** Whether the order is to be read again before, as another process may have been at work on it. Default: false. */
  readonly isStale?: boolean;
  /** True if no other instance can attempt the order for the duration of a request. */
  isOurs(): boolean;
  /** Told whose request has ended and how long it took (ms), before its record. */
  onAnswer(delivery: Delivery, durationMs: number): void;
}

/** The times of attempts. Epoch milliseconds. */
export interface AttemptClocks {
  /** This process's, for receivers of webhooks: the state store's may be set wrong. */
  readonly own: () => number;
  /** The state store's, by which all instances tell what is due. */
  readonly shared: () => number;
}

/** Makes attempts: signs, sends, records. Errors: those of the engines, an unknown partner. */
export class DeliveryAttempts {
  /** By order: attempts that could not be recorded. Until they are, none is made for the order, or each would be sent for ever. */
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

  /** When and where the order's next attempt is to be made; null: nothing waits. `isStale`: as the event store has it. */
  nextTurn(orderId: string, isStale: boolean): Answer<NextTurn | null> {
    const known = isStale ? undefined : this.repository.known(orderId);
    if (known !== undefined) return this.turnOf(known);
    return this.repository.reload(orderId).then((state) => this.turnOf(state));
  }

  /** Where the order's next attempt goes, as far as that is held in memory; else null. */
  knownEndpoint(orderId: string): Endpoint | null {
    const known = this.repository.known(orderId);
    const next = known && nextAttempt(known);
    return next == null ? null : this.endpoints.of(next.delivery);
  }

  /** Makes and records the order's next attempt, if one is due now and the order is ours when all is ready to be sent. */
  async make(orderId: string, { isOurs, onAnswer, isStale = false }: AttemptUnderWay): Promise<void> {
    const { repository } = this;
    const known = isStale ? undefined : repository.known(orderId);
    const next = nextAttempt(known ?? (await repository.reload(orderId)));
    if (next === null) return;
    const { delivery } = next;
    const made = this.unrecorded.get(orderId);
    if (made?.next.delivery.delivery_id === delivery.delivery_id) return this.record(made);
    if (this.retryTimes.dueAt(next) > this.clocks.shared()) return;
    const planned = repository.knownPlanned(orderId, delivery) ?? (await repository.planned(orderId, delivery));
    const { partner_id, environment, event_id: id, body } = planned.data;
    if (delivery.follows_partner && (await this.follow(delivery, planned))) return;
    const { url } = delivery;
    const secrets =
      this.secrets.known(partner_id, environment) ?? (await this.secrets.current(partner_id, environment));
    const headers = webhookHeaders(secrets, { id, timestamp: Math.floor(this.clocks.own() / 1_000), body });
    // What was awaited may have taken longer than the claim lasts, e.g. because the process was stopped.
    if (!isOurs()) return;
    const result = await this.sender.send({ environment, url, body, headers });
    this.endpoints.answered(delivery, result.duration_ms);
    onAnswer(delivery, result.duration_ms);
    countAttempt(next, result, Date.parse(planned.occurred_at));
    await this.record({ next, planned, result });
  }

  private turnOf(state: OrderDeliveries): NextTurn | null {
    const next = nextAttempt(state);
    if (next === null) return null;
    return { dueAt: this.retryTimes.dueAt(next), endpoint: this.endpoints.of(next.delivery) };
  }

  /** Has the delivery go where the partner's webhooks go now. True when that changed it, and it is not to be attempted as it was. */
  private async follow({ delivery_id, url }: Delivery, { data, correlation_id }: PlannedDelivery): Promise<boolean> {
    const { partner_id, environment, order_id, event_id } = data;
    const present = await this.secrets.callbackUrl(partner_id, environment, url);
    if (present === url) return false;
    const at = this.clocks.own();
    const trace = { correlation_id, causation_id: event_id, occurred_at: dhakaTime(at) };
    await this.repository.execute(order_id, { type: 'FollowPartnerUrl', delivery_id, url: present, at }, trace);
    return true;
  }

  /** The request was made: what it came to is worth some patience, as without a record it is made again. */
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
    // A refusal means that it is recorded, by a try of which we lost the answer or by another instance; or that its plan could
    // not be stored either. That comes again with its message.
    const isPlanned = state.deliveries.some((each) => each.delivery_id === delivery_id);
    if (isPlanned) this.unrecorded.delete(order_id);
    else this.unrecorded.set(order_id, made);
  }
}
