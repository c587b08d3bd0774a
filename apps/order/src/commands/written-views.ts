import { type OrderView, OrderViewWriter } from '@dakpion/order-views';
import { STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Order } from '../domain/order.ts';
import { detailsOf } from '../domain/order-record.ts';
import { TemporaryError } from './temporary-error.ts';

interface Writing {
  readonly sequence: number;
  readonly done: Promise<unknown>;
}

/** How many orders' latest writings are remembered; one that is forgotten is written again, which changes nothing. */
const rememberedOrders = 20_000;

/** The views of orders, written by commands at once and by the projection when a command did not come to it. */
@Injectable()
export class WrittenViews {
  private readonly writer: OrderViewWriter;
  private readonly latest = new LRUCache<string, Writing>({ max: rememberedOrders });

  constructor(@Inject(STATE_STORE) stateStore: StateStore) {
    this.writer = new OrderViewWriter(stateStore);
  }

  /** Resolves when every read shows the order as it is here, or later. Else rejects with TemporaryError. */
  async write(order: Order): Promise<void> {
    const { order_id } = order.created;
    const done = this.writer.write(viewOf(order));
    this.latest.set(order_id, { sequence: order.history.length, done });
    try {
      await done;
    } catch (cause) {
      this.latest.delete(order_id);
      throw new TemporaryError(`The views of ${order_id} could not be written.`, { cause });
    }
  }

  /** As `write`, but does nothing when this process has written the order, or is at it. */
  async ensure(order: Order): Promise<void> {
    const writing = this.latest.get(order.created.order_id);
    if (writing !== undefined && writing.sequence >= order.history.length) {
      const isWritten = await writing.done.then(
        () => true,
        () => false,
      );
      if (isWritten) return;
    }
    await this.write(order);
  }

  /** Makes the views show what the order's events say, whatever they show. Answers whether one was wrong or missing. */
  async rewrite(replay: () => Promise<Order>): Promise<boolean> {
    try {
      return await this.writer.rewrite(async () => viewOf(await replay()));
    } catch (cause) {
      throw new TemporaryError('The views of an order could not be rewritten.', { cause });
    }
  }

  /** What was written may be lost: all is written again when it is asked for. */
  forget(): void {
    this.latest.clear();
  }
}

function viewOf(order: Order): OrderView {
  const { partner_id, environment, tracking_token } = order.created;
  return { owner: { partner_id, environment }, trackingToken: tracking_token, details: detailsOf(order) };
}
