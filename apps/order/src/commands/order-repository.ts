import { handleCommand, newEvent } from '@dakpion/command-handler';
import type { CommandContext } from '@dakpion/contracts';
import type { AppendResult, EventStore, StreamRevision } from '@dakpion/event-store';
import { EVENT_STORE } from '@dakpion/service';
import { Inject, Injectable } from '@nestjs/common';
import { evolve } from '../domain/evolve.ts';
import type { Order } from '../domain/order.ts';
import type { Decision } from '../domain/order-command.ts';
import type { OrderEvent } from '../domain/order-event.ts';
import { orderSchemaVersion, orderStream, readOrder } from '../order-stream.ts';

/** The result of a command: the order after it, and whether the command changed it. */
export type Change<Reason> =
  | { readonly outcome: 'changed' | 'unchanged'; readonly order: Order; readonly events: readonly OrderEvent[] }
  | { readonly outcome: 'refused'; readonly refusal: Reason };

/** The maximum number of repeated decisions after another instance appended first. */
const maxDecisions = 5;

/** Orders as streams of events. Only this class appends to them. */
@Injectable()
export class OrderRepository {
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

  /** Decides on the latest state of the order. Rejects with ContendedError if other instances change the order each time. */
  change<Reason>(
    orderId: string,
    context: CommandContext,
    decide: (order: Order | null) => Decision<Reason>,
  ): Promise<Change<Reason>> {
    return this.handle(orderId, context, decide);
  }

  /** Like {@link change}, for an order that probably does not exist. It is read only if it exists. */
  begin<Reason>(
    orderId: string,
    context: CommandContext,
    decide: (order: Order | null) => Decision<Reason>,
  ): Promise<Change<Reason>> {
    return this.handle(orderId, context, decide, { state: null });
  }

  private async handle<Reason>(
    orderId: string,
    context: CommandContext,
    decide: (order: Order | null) => Decision<Reason>,
    known?: { readonly state: Order | null },
  ): Promise<Change<Reason>> {
    const handled = await handleCommand<Order | null, OrderEvent, Reason>(
      {
        name: orderId,
        maxDecisions,
        ...(known && { known }),
        read: () => this.load(orderId),
        append: async (events, order) => {
          const { outcome } = await this.append(orderId, events, order?.history.length ?? 0, context);
          return outcome === 'appended';
        },
        evolve,
      },
      decide,
    );
    if (handled.outcome === 'refused') return { outcome: 'refused', refusal: handled.refusal };
    const { outcome, state, events } = handled;
    if (state === null) throw new Error(`Nothing was decided about ${orderId}, which does not exist.`);
    return { outcome, order: state, events };
  }
}
