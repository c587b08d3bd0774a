import { orderStreamPrefix } from '@dakpion/contracts';
import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import {
  afterViewsMs,
  type FollowedBuild,
  type Following,
  type ReadModelProjection,
  StreamFold,
} from '@dakpion/following';
import { byOwner, type OrderUsage, orderUsageModel, UsageWriter } from '@dakpion/read-models';
import { EVENT_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { Inject, Injectable } from '@nestjs/common';
import { orderEventOf } from '../order-stream.ts';
import { countsForUsage } from './evolve-order-usage.ts';
import { afterEvent, type OwnedOrderUsage } from './order-usages.ts';

/**
 * Writes the usage of orders by partners. Repeated events change nothing: the document of an order counts once, whichever event
 * wrote it last. The projection has its own checkpoint, so that missing figures are counted from the first event on.
 */
export class OrderUsageProjection implements Following {
  readonly streamPrefix = orderStreamPrefix;
  readonly batchLimit = 2_000;
  readonly eventsPerCheckpoint = 10_000;
  readonly lateAfterLossMs = afterViewsMs;
  /** Events of an order that come in quick succession are written once. */
  readonly gatherMs = 1_000;
  private readonly usages: StreamFold<OwnedOrderUsage>;
  private readonly writer: UsageWriter;

  constructor(
    readonly name: string,
    eventStore: EventStore,
    stateStore: StateStore,
    /** The version of the stored form. */
    private readonly version: number = orderUsageModel.version,
  ) {
    this.usages = new StreamFold(eventStore, afterEvent);
    this.writer = new UsageWriter(stateStore);
  }

  /** Projects events in the order of the store. Events can be repeated. Rejects with the errors of the stores. */
  async handle(events: readonly RecordedEvent[]): Promise<void> {
    // Of the events of an order in the batch, only the last is written.
    const counted = new Map<string, OwnedOrderUsage>();
    for (const event of events) {
      if (!countsForUsage(orderEventOf(event))) {
        this.usages.pass(event);
        continue;
      }
      const after = await this.usages.after(event);
      const usage = this.version === 1 ? withoutBytes(after.usage) : after.usage;
      counted.set(usage.order_id, { ...after, usage });
    }
    await Promise.all(byOwner(counted.values()).map(({ owner, entries }) => this.writer.writeOrders(owner, entries)));
  }
}

/** The form of version 1. After a rollback, the audit of the older program expects exactly this form. */
function withoutBytes({ stored_bytes: _bytes, ...usage }: OrderUsage): OrderUsage {
  return usage;
}

/** The usage of orders as a read model. */
@Injectable()
export class OrderUsageReadModel implements ReadModelProjection {
  readonly model = orderUsageModel;

  constructor(@Inject(EVENT_STORE) private readonly eventStore: EventStore) {}

  followingOf({ name, version, stateStore }: FollowedBuild): Following {
    return new OrderUsageProjection(name, this.eventStore, stateStore, version);
  }
}
