import { type OrderView, OrderViewWriter } from '@dakpion/read-models';
import { isTemporary } from '@dakpion/repetition';
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
  /** Whether the parts that no event changes are stored, by this write or an earlier one. */
  hasConstants: boolean;
}

/** The number of orders whose last writes are cached. An order that is not cached is written again, which changes nothing. */
const rememberedOrders = 20_000;

/** The views of orders. Commands write them immediately, and the projection writes those that a command did not. */
@Injectable()
export class WrittenViews {
  private readonly writer: OrderViewWriter;
  private readonly latest = new LRUCache<string, Writing>({ max: rememberedOrders });

  constructor(@Inject(STATE_STORE) stateStore: StateStore) {
    this.writer = new OrderViewWriter(stateStore);
  }

  /**
   * Resolves when every read shows this state of the order, or a later one. Writes nothing if this process has written the order
   * or is writing it: the projection often learns of an event before the command that appended it. Rejects with TemporaryError if
   * the store does not answer, and with other errors if another program has recorded data that have no place in the views.
   */
  async write(order: Order): Promise<void> {
    const { order_id } = order.created;
    const earlier = this.latest.get(order_id);
    if (earlier !== undefined && earlier.sequence >= order.history.length && (await isDone(earlier))) return;
    const hasConstants = earlier?.hasConstants ?? false;
    const done = this.writer.write(viewOf(order), { hasConstants });
    const writing: Writing = { sequence: order.history.length, done, hasConstants };
    this.latest.set(order_id, writing);
    try {
      await done;
      writing.hasConstants = true;
    } catch (cause) {
      this.latest.delete(order_id);
      // A repetition cannot help, and the projection would wait for it with all orders.
      if (!isTemporary(cause)) throw cause;
      throw new TemporaryError(`The views of ${order_id} could not be written: ${String(cause)}`, { cause });
    }
  }

  /** Corrects the views to match the events of the order. Returns whether one was wrong or missing. */
  async rewrite(replay: () => Promise<Order>): Promise<boolean> {
    try {
      return await this.writer.rewrite(async () => viewOf(await replay()));
    } catch (cause) {
      throw new TemporaryError('The views of an order could not be rewritten.', { cause });
    }
  }

  /** Earlier writes may be lost. Every order is written again on the next call. */
  forget(): void {
    this.latest.clear();
  }
}

function isDone({ done }: Writing): Promise<boolean> {
  return done.then(
    () => true,
    () => false,
  );
}

/** The view of the order as it is now. */
export function viewOf(order: Order): OrderView {
  const { partner_id, environment, tracking_token } = order.created;
  return { owner: { partner_id, environment }, trackingToken: tracking_token, details: detailsOf(order) };
}
