import { type CommandContext, orderStream } from '@dakpion/contracts';
import { type AppendResult, type EventStore, handleCommand, newEvent, type StreamRevision } from '@dakpion/event-store';
import { EVENT_STORE } from '@dakpion/service';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { evolve } from '../domain/evolve.ts';
import type { Order } from '../domain/order.ts';
import type { Decision } from '../domain/order-command.ts';
import type { OrderEvent } from '../domain/order-event.ts';
import { orderBytes } from '../order-bytes.ts';
import { orderSchemaVersion, readOrder } from '../order-stream.ts';

/** The result of a command: the order after it, and whether the command changed it. */
type Change<Reason> =
  | { readonly outcome: 'changed' | 'unchanged'; readonly order: Order; readonly events: readonly OrderEvent[] }
  | { readonly outcome: 'refused'; readonly refusal: Reason };

/** The maximum number of repeated decisions after another instance appended first. */
const maxDecisions = 5;

/** The maximum size of the orders in memory, in bytes: some 8,000 usual ones. */
const maxKeptBytes = 40 * 1024 * 1024;

/**
 * Orders as streams of events. Only this class appends to them. The orders of recent commands are kept in memory. A kept order can
 * be stale. An append detects this, because it expects the revision of the kept order. Refusals and commands without a change
 * append nothing, so they are decided on the stream.
 */
@Injectable()
export class OrderRepository {
  private readonly kept = new LRUCache<string, Order>({ maxSize: maxKeptBytes, sizeCalculation: orderBytes });

  constructor(@Inject(EVENT_STORE) private readonly eventStore: EventStore) {}

  /** The order after all its events. Null if it does not exist. */
  load(orderId: string): Promise<Order | null> {
    return readOrder(this.eventStore, orderId);
  }

  /** Appends to an order that has `sequence` events (0: it does not exist). */
  append(
    orderId: string,
    events: readonly OrderEvent[],
    sequence: number,
    context: CommandContext,
  ): Promise<AppendResult> {
    const expected: StreamRevision = sequence === 0 ? 'no_stream' : sequence - 1;
    return this.eventStore.append(
      orderStream(orderId),
      events.map((event) =>
        newEvent(event, { schema_version: orderSchemaVersion, occurred_at: event.data.occurred_at, context }),
      ),
      expected,
    );
  }

  /**
   * Decides on the order, kept or read from its stream, and appends the events. Rejects with ContendedError if other instances
   * change the order each time.
   */
  change<Reason>(
    orderId: string,
    context: CommandContext,
    decide: (order: Order | null) => Decision<Reason>,
  ): Promise<Change<Reason>> {
    return this.handle(orderId, context, decide, this.kept.get(orderId));
  }

  /** Like {@link change}, for an order that probably does not exist. It is read only if it exists. */
  begin<Reason>(
    orderId: string,
    context: CommandContext,
    decide: (order: Order | null) => Decision<Reason>,
  ): Promise<Change<Reason>> {
    return this.handle(orderId, context, decide, null);
  }

  /** `known`: undefined if the order must be read. */
  private async handle<Reason>(
    orderId: string,
    context: CommandContext,
    decide: (order: Order | null) => Decision<Reason>,
    known: Order | null | undefined,
  ): Promise<Change<Reason>> {
    const handled = await handleCommand<Order | null, OrderEvent, Reason>(
      {
        name: orderId,
        maxDecisions,
        ...(known !== undefined && { known: { state: known } }),
        read: () => this.load(orderId),
        append: async (events, order) => {
          const { outcome } = await this.append(orderId, events, order?.history.length ?? 0, context);
          return outcome === 'appended';
        },
        evolve,
      },
      decide,
    );
    const { state } = handled;
    if (state !== null) this.kept.set(orderId, state);
    if (handled.outcome === 'refused') return { outcome: 'refused', refusal: handled.refusal };
    const { outcome, events } = handled;
    if (state === null) throw new Error(`Nothing was decided about ${orderId}, which does not exist.`);
    return { outcome, order: state, events };
  }
}
