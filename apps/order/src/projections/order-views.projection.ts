import { orderStreamPrefix } from '@dakpion/contracts';
import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import type { Following } from '@dakpion/following';
import type { WrittenViews } from '../commands/written-views.ts';
import type { Order } from '../domain/order.ts';
import { OrderStates } from '../following/order-states.ts';
import type { RetryLinkReactor } from './retry-link.reactor.ts';

/**
 * Writes the views that commands could not write because of a crash, and all views after a loss. Usually commands have written them
 * already, and the projection writes nothing.
 */
export class OrderViewsProjection implements Following {
  readonly streamPrefix = orderStreamPrefix;
  readonly batchLimit = 2_000;
  readonly eventsPerCheckpoint = 2_000;
  private readonly states: OrderStates;

  /** `retryLinks`: null if another build of the views completes retries. */
  constructor(
    readonly name: string,
    eventStore: EventStore,
    private readonly views: WrittenViews,
    private readonly retryLinks: RetryLinkReactor | null,
  ) {
    this.states = new OrderStates(eventStore);
  }

  begin(): void {
    this.views.forget();
    this.states.forget();
  }

  async handle(events: readonly RecordedEvent[]): Promise<void> {
    // Of the events of an order in one batch, only the last changes the views.
    const latest = new Map<string, Order>();
    for (const event of events) latest.set(event.stream, await this.states.after(event));
    await Promise.all([...latest.values()].map((order) => this.views.write(order)));
    if (this.retryLinks !== null) for (const event of events) await this.retryLinks.react(event);
  }
}
