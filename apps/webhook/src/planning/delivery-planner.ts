import type { OrderEventMessage, WebhookEventName } from '@dakpion/contracts';
import { isOnItsWay, RiderLocations } from '@dakpion/order-views';
import { Partners } from '@dakpion/partners';
import { CLOCK, type Clock } from '@dakpion/service';
import { Inject, Injectable } from '@nestjs/common';
import { HeldOrders } from '../delivering/held-orders.ts';
import { OrderDeliveriesRepository } from '../order-deliveries.repository.ts';
import { hasWebhook, webhookBody } from './webhook-body.ts';

/** An event that has a webhook, and where it goes. */
interface Plan {
  readonly message: OrderEventMessage & { readonly event: WebhookEventName };
  readonly url: string;
}

/** Every order has a partner, so its read model is being rebuilt: the broker waits for that. */
class PartnerUnknownError extends Error {
  override readonly name = 'PartnerUnknownError';
  readonly temporary = true;
}

/** Plans the webhook of an order's event. */
@Injectable()
export class DeliveryPlanner {
  constructor(
    private readonly repository: OrderDeliveriesRepository,
    private readonly heldOrders: HeldOrders,
    private readonly partners: Partners,
    private readonly riderLocations: RiderLocations,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Resolves when the delivery is made, or is in the due queue, or there is none to make: its message is acknowledged then,
   * and comes again if we die before. An event planned before is not planned again.
   */
  async plan(message: OrderEventMessage): Promise<void> {
    const { event } = message;
    if (!hasWebhook(event)) return;
    const url = await this.callbackUrlOf(message);
    if (url === null) return;
    const { waiting, planned } = await this.record({ message: { ...message, event }, url });
    // Behind others it comes when they have ended. That nothing was to plan may mean that we were stopped right here.
    const isFirst = planned === 0 ? waiting > 0 : waiting === planned;
    await (isFirst ? this.heldOrders.take(message.order_id) : this.heldOrders.whenSafe(message.order_id));
  }

  private async record({ message, url }: Plan) {
    const { order_id, parcel_status } = message;
    const location = isOnItsWay(parcel_status) ? await this.riderLocations.latest(order_id) : null;
    const execution = await this.repository.execute(
      order_id,
      {
        type: 'PlanDelivery',
        order_id,
        partner_id: message.partner_id,
        environment: message.environment,
        event_id: message.event_id,
        event: message.event,
        sequence: message.sequence,
        url,
        body: JSON.stringify(webhookBody(message, location)),
        copies: message.sandbox_scenario === 'duplicate_webhooks' ? 2 : 1,
        at: this.clock(),
      },
      { correlation_id: message.correlation_id, causation_id: message.event_id, occurred_at: message.occurred_at },
    );
    if (execution.outcome === 'refused') throw new Error(`Planning was refused: ${execution.refusal.code}.`);
    return { waiting: execution.state.queue.length, planned: execution.events.length };
  }

  private async callbackUrlOf({ order, partner_id, environment }: OrderEventMessage): Promise<string | null> {
    if (order.callback_url !== null) return order.callback_url;
    const partner = await this.partners.find(partner_id);
    if (partner === null) throw new PartnerUnknownError(`The partner ${partner_id} is not known.`);
    return partner.webhook[environment].callback_url;
  }
}
