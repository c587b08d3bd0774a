import { epochMsOf, isOnItsWay, type OrderEventMessage, type WebhookEventName } from '@dakpion/contracts';
import { hasWebhook, type OrderLocation, RiderLocations, webhookBody } from '@dakpion/order-views';
import { Partners } from '@dakpion/partners';
import { STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { Inject, Injectable } from '@nestjs/common';
import { DeliveryScheduler } from '../delivery-scheduler/delivery-scheduler.ts';
import type { PlanDelivery } from '../domain/delivery-command.ts';
import { type ExecutionAhead, OrderDeliveriesRepository } from '../order-deliveries.repository.ts';

/** An event with a webhook, and its URL. */
interface Plan {
  readonly message: OrderEventMessage & { readonly event: WebhookEventName };
  readonly url: string;
}

/** The maximum difference between the clock that recorded an event and the clock that recorded the URL. */
const maxClockSkewMs = 60_000;

/** Every order has a partner, so the read model of partners is being rebuilt. The broker retries until it is complete. */
class PartnerUnknownError extends Error {
  override readonly name = 'PartnerUnknownError';
  readonly temporary = true;
}

/** Plans the webhook of an order event. */
@Injectable()
export class DeliveryPlanner {
  constructor(
    private readonly repository: OrderDeliveriesRepository,
    private readonly scheduler: DeliveryScheduler,
    private readonly partners: Partners,
    private readonly riderLocations: RiderLocations,
    @Inject(STATE_STORE) private readonly stateStore: StateStore,
  ) {}

  /**
   * Resolves when the delivery is planned and complete, or planned and certain to be found after a crash, or not needed. Then
   * the message is acknowledged. If the process dies before, the message arrives again. An event that was planned before is not
   * planned again.
   */
  async plan(message: OrderEventMessage): Promise<void> {
    const { event } = message;
    if (!hasWebhook(event)) return;
    const url = message.order.callback_url ?? (await this.partnersUrl(message));
    if (url === null) return;
    const { order_id } = message;
    const { execution, store } = await this.record({ message: { ...message, event }, url });
    if (execution.outcome === 'refused') throw new Error(`Planning was refused: ${execution.refusal.code}.`);
    const planned = execution.events.length;
    const waiting = execution.state.queue.length;
    // A delivery behind others follows when they have ended. If there was nothing to plan, this process may have been stopped
    // exactly here before.
    const isFirst = planned === 0 ? waiting > 0 : waiting === planned;
    try {
      await (isFirst ? this.scheduler.take(order_id) : this.scheduler.whenSafe(order_id));
    } finally {
      await store();
    }
  }

  private async record(plan: Plan): Promise<ExecutionAhead> {
    const { message } = plan;
    const { order_id, parcel_status } = message;
    const location = isOnItsWay(parcel_status) ? await this.riderLocations.latest(order_id) : null;
    const command = planOf(plan, location, this.stateStore.clock.now());
    const { correlation_id, event_id: causation_id, occurred_at } = message;
    const trace = { correlation_id, causation_id, occurred_at };
    // Almost always, the result of the first attempt follows at once, and both are written together. Until then, the message
    // would arrive again.
    if (this.scheduler.isFree(order_id)) return this.repository.executeAhead(order_id, command, trace);
    return { execution: await this.repository.execute(order_id, command, trace), store: () => Promise.resolve() };
  }

  /** Null for events that were recorded before the URL was set: a republication of old events must not send them now. */
  private async partnersUrl({ partner_id, environment, recorded_at }: OrderEventMessage): Promise<string | null> {
    const partner = await this.partners.find(partner_id);
    if (partner === null) throw new PartnerUnknownError(`The partner ${partner_id} is not known.`);
    const { callback_url, callback_since } = partner.webhook[environment];
    const isBefore = callback_since != null && epochMsOf(recorded_at) < epochMsOf(callback_since) - maxClockSkewMs;
    return isBefore ? null : callback_url;
  }
}

function planOf({ message, url }: Plan, location: OrderLocation | null, at: number): PlanDelivery {
  return {
    type: 'PlanDelivery',
    order_id: message.order_id,
    partner_id: message.partner_id,
    environment: message.environment,
    event_id: message.event_id,
    event: message.event,
    sequence: message.sequence,
    url,
    follows_partner: message.order.callback_url === null,
    body: JSON.stringify(webhookBody(message, location, at)),
    copies: message.sandbox_scenario === 'duplicate_webhooks' ? 2 : 1,
    at,
  };
}
