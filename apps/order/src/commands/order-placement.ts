import {
  type CommandContext,
  dhakaTime,
  newId,
  type OrderReply,
  type Priced,
  type PriceRoute,
  routeOf,
} from '@dakpion/contracts';
import { CLOCK, type Clock, SETTINGS } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import { Inject, Injectable } from '@nestjs/common';
import { decide, repeatOrder } from '../domain/decide.ts';
import { orderAsCreated } from '../domain/evolve.ts';
import type { Order } from '../domain/order.ts';
import type { OrderIntent } from '../domain/order-command.ts';
import { recordOf } from '../domain/order-record.ts';
import { OrderRepository } from './order-repository.ts';
import { Pricing } from './pricing.ts';
import { WrittenViews } from './written-views.ts';

/** The attempt number of an order among the retries of a delivery. */
interface ParcelAttempt {
  readonly attempt: number;
  readonly retry_of_order_id: string | null;
}

/** Places orders: prices them and begins their streams. For an existing order, returns the order as it was created. */
@Injectable()
export class OrderPlacement {
  constructor(
    private readonly repository: OrderRepository,
    private readonly pricing: Pricing,
    private readonly views: WrittenViews,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Places the order, or finds the existing one. After an error, also one that is not `temporary`, the same call can be repeated.
   */
  async place(intent: OrderIntent, attempt: ParcelAttempt, context: CommandContext): Promise<OrderReply> {
    const priced = await this.price(intent);
    if (priced.outcome !== 'priced') return priced;
    const tracking_token = newId('trk');
    const command = {
      type: 'PlaceOrder',
      order_id: intent.order_id,
      partner_id: intent.partner_id,
      environment: intent.environment,
      request: intent.request,
      quotation: priced.quotation,
      attempt: attempt.attempt,
      retry_of_order_id: attempt.retry_of_order_id,
      tracking_token,
      tracking_url: `${this.settings.publicUrl}/track/${tracking_token}`,
      now: dhakaTime(this.clock()),
    } as const;
    const change = await this.repository.begin(intent.order_id, context, (order) => decide(command, order));
    if (change.outcome === 'refused') return change;
    // A concurrent command placed it.
    if (change.outcome === 'unchanged') return this.replay(intent, change.order);
    await this.views.write(change.order);
    return { outcome: 'done', replayed: false, order: recordOf(change.order) };
  }

  /**
   * Asks for the price first, because most orders are new. Only without a price does it check whether the order was placed before.
   */
  private async price(intent: OrderIntent): Promise<Priced | OrderReply> {
    const [asked] = await Promise.allSettled([this.pricing.price(intent.order_id, questionOf(intent))]);
    if (asked.status === 'fulfilled' && asked.value.outcome === 'priced') return asked.value;
    const existing = await this.repository.load(intent.order_id);
    if (existing !== null) return this.replay(intent, existing);
    if (asked.status === 'rejected') throw asked.reason;
    return asked.value;
  }

  /** Returns an order that was placed before, as it was created. Refuses with `order_not_found` if it was not placed. */
  async repeat(intent: OrderIntent): Promise<OrderReply> {
    const { order_id } = intent;
    const existing = await this.repository.load(order_id);
    if (existing === null) return { outcome: 'refused', refusal: { code: 'order_not_found', order_id } };
    return this.replay(intent, existing);
  }

  private async replay(intent: OrderIntent, order: Order): Promise<OrderReply> {
    const decision = repeatOrder(intent, order);
    if (decision.outcome === 'refused') return decision;
    // The caller may have repeated because the first try could not write the view.
    await this.views.write(order);
    return { outcome: 'done', replayed: true, order: recordOf(orderAsCreated(order.created)) };
  }
}

function questionOf({ environment, request }: OrderIntent): PriceRoute {
  return {
    type: 'PriceRoute',
    environment,
    route: routeOf(request),
    driver_type: request.driver_type,
    quotation_id: request.quotation_id,
  };
}
