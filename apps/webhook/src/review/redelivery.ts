import { epochMsOf, type Owner, type RedeliverWebhook, type RedeliverWebhookReply } from '@dakpion/contracts';
import { originOf, Partners } from '@dakpion/partners';
import { DeliveryLog, type DeliveryLogEntry } from '@dakpion/read-models';
import { STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { Inject, Injectable } from '@nestjs/common';
import type { DeliveryTrace } from '../deliveries/delivery-stream.ts';
import { OrderDeliveriesRepository } from '../deliveries/order-deliveries.repository.ts';
import { DeliveryScheduler } from '../delivery-scheduler/delivery-scheduler.ts';
import type { RequestRedelivery } from '../domain/delivery-command.ts';
import type { OrderDeliveries } from '../domain/order-deliveries.ts';

type Target = Pick<RequestRedelivery, 'url' | 'follows_partner'>;

/** The limits of a redelivery: webhooks beyond them are not repeated. */
interface RedeliveryLimits {
  readonly unlessTriedSince?: boolean;
  readonly onlyTo?: string | null;
}

/** Repeats a webhook with its event id, to the present URL of its order. */
@Injectable()
export class Redelivery {
  constructor(
    private readonly log: DeliveryLog,
    private readonly repository: OrderDeliveriesRepository,
    private readonly partners: Partners,
    private readonly scheduler: DeliveryScheduler,
    @Inject(STATE_STORE) private readonly stateStore: Pick<StateStore, 'clock'>,
  ) {}

  async redeliver(command: RedeliverWebhook): Promise<RedeliverWebhookReply> {
    const { delivery_id, requested_at, context } = command;
    const entry = await this.log.find(command, delivery_id);
    if (entry === null) return { outcome: 'refused', refusal: { code: 'webhook_not_found', delivery_id } };
    const { correlation_id, causation_id } = context;
    const isAsked = await this.request(command, entry, { correlation_id, causation_id, occurred_at: requested_at });
    return { outcome: 'done', redelivered: isAsked ? 1 : 0 };
  }

  /**
   * Requests a redelivery at the time of the trace. True if it was requested now or by an earlier try. False if the delivery
   * already waits for an attempt, had an attempt since that time with `unlessTriedSince`, or would go to another origin than
   * `onlyTo`. Attempts and requests of the future were made while the clock was ahead, and do not count.
   */
  async request(
    owner: Owner,
    { order_id, delivery_id, attempts, url }: DeliveryLogEntry,
    trace: DeliveryTrace,
    { unlessTriedSince = false, onlyTo = null }: RedeliveryLimits = {},
  ): Promise<boolean> {
    const at = epochMsOf(trace.occurred_at);
    const now = this.stateStore.clock.now();
    const last = attempts.at(-1);
    if (unlessTriedSince && last !== undefined && isBetween(epochMsOf(last.started_at), at, now)) {
      return isAskedFor(await this.repository.reload(order_id), delivery_id, at);
    }
    const target = await this.presentTarget(owner, order_id, delivery_id);
    if (onlyTo !== null && originOf(target.url ?? url) !== onlyTo) return false;
    const command = { type: 'RequestRedelivery', delivery_id, ...target, at, now } as const;
    const { outcome, state } = await this.repository.execute(order_id, command, trace);
    if (outcome === 'refused') throw new Error(`The redelivery of ${delivery_id} was refused.`);
    if (state.queue.length > 0) await this.scheduler.take(order_id);
    return isAskedFor(state, delivery_id, at);
  }

  /**
   * The present URL of the order's webhooks. `url` is null if the webhook goes to its previous URL again: it was planned for the
   * order's own URL, which never changes, or the partner has none.
   */
  private async presentTarget(owner: Owner, orderId: string, deliveryId: string): Promise<Target> {
    const delivery = await this.repository.find(orderId, deliveryId);
    const { data } = await this.repository.planned(orderId, delivery);
    if (data.follows_partner !== true) return { url: null, follows_partner: false };
    const partner = await this.partners.find(owner.partner_id);
    const url = partner?.webhook[owner.environment].callback_url ?? null;
    // A redelivery that was requested without a URL must not be discarded because there is none.
    return { url, follows_partner: url !== null };
  }
}

function isBetween(time: number, from: number, to: number): boolean {
  return time >= from && time <= to;
}

function isAskedFor({ deliveries }: OrderDeliveries, deliveryId: string, at: number): boolean {
  return deliveries.find(({ delivery_id }) => delivery_id === deliveryId)?.redelivery_requested_at === at;
}
