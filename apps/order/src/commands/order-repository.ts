import { randomUUID } from 'node:crypto';
import type { CommandContext } from '@dakpion/contracts';
import type { AppendResult, EventStore, NewEvent, StreamRevision } from '@dakpion/event-store';
import { EVENT_STORE } from '@dakpion/service';
import { Inject, Injectable } from '@nestjs/common';
import { evolve } from '../domain/evolve.ts';
import type { Order } from '../domain/order.ts';
import type { Decision } from '../domain/order-command.ts';
import type { OrderEvent } from '../domain/order-event.ts';
import { orderSchemaVersion, orderStream, readOrder } from '../order-stream.ts';
import { TemporaryError } from './temporary-error.ts';

/** What became of a command: the order after it, and whether anything happened. */
export type Change<Reason> =
  | { readonly outcome: 'changed' | 'unchanged'; readonly order: Order; readonly events: readonly OrderEvent[] }
  | { readonly outcome: 'refused'; readonly refusal: Reason };

/** How often a decision is made anew because someone else was faster. */
const maxDecisions = 5;

/** Orders as streams of events: the only place that appends to them. */
@Injectable()
export class OrderRepository {
  constructor(@Inject(EVENT_STORE) private readonly eventStore: EventStore) {}

  /** The order as its events tell it; null when there is none. */
  load(orderId: string): Promise<Order | null> {
    return readOrder(this.eventStore, orderId);
  }

  /** Appends to an order that has had `sequence` events so far (0: there is no order). */
  append(
    orderId: string,
    events: readonly OrderEvent[],
    sequence: number,
    context: CommandContext,
  ): Promise<AppendResult> {
    const expected: StreamRevision = sequence === 0 ? 'no_stream' : sequence - 1;
    return this.eventStore.append(
      orderStream(orderId),
      events.map((event) => newEvent(event, context)),
      expected,
    );
  }

  /**
   * Reads the order, decides, appends; and again when the order has moved on in between. Rejects with TemporaryError
   * when it has every time.
   */
  async change<Reason>(
    orderId: string,
    context: CommandContext,
    decide: (order: Order | null) => Decision<Reason>,
  ): Promise<Change<Reason>> {
    for (let decisions = 0; decisions < maxDecisions; decisions++) {
      const before = await this.load(orderId);
      const decision = decide(before);
      if (decision.outcome === 'refused') return decision;
      const after = decision.events.reduce<Order | null>(evolve, before);
      if (after === null) throw new Error(`Nothing was decided about ${orderId}, which does not exist.`);
      if (decision.events.length === 0) return { outcome: 'unchanged', order: after, events: [] };
      const result = await this.append(orderId, decision.events, before?.history.length ?? 0, context);
      if (result.outcome === 'appended') return { outcome: 'changed', order: after, events: decision.events };
    }
    throw new TemporaryError(`${orderId} changed ${maxDecisions} times while a command was decided.`);
  }
}

function newEvent(event: OrderEvent, context: CommandContext): NewEvent {
  return {
    id: randomUUID(),
    type: event.type,
    data: { ...event.data },
    metadata: {
      schema_version: orderSchemaVersion,
      $correlationId: context.correlation_id,
      $causationId: context.causation_id,
      actor: { ...context.actor },
      occurred_at: event.data.occurred_at,
    },
  };
}
