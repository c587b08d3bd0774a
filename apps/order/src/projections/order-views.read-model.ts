import type { EventStore } from '@dakpion/event-store';
import type { FollowedBuild, Following, ReadModelProjection } from '@dakpion/following';
import { orderViewsModel } from '@dakpion/read-models';
import { EVENT_STORE } from '@dakpion/service';
import { Inject, Injectable } from '@nestjs/common';
import { WrittenViews } from '../commands/written-views.ts';
import { OrderViewsProjection } from './order-views.projection.ts';
import { RetryLinkReactor } from './retry-link.reactor.ts';

/** The views of orders as a read model. */
@Injectable()
export class OrderViewsReadModel implements ReadModelProjection {
  readonly model = orderViewsModel;

  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    private readonly written: WrittenViews,
    private readonly retryLinks: RetryLinkReactor,
  ) {}

  followingOf({ name, stateStore, isFirst }: FollowedBuild): Following {
    // Commands of this process write into the first build only. A later build must write all views itself.
    if (isFirst) return new OrderViewsProjection(name, this.eventStore, this.written, this.retryLinks);
    return new OrderViewsProjection(name, this.eventStore, new WrittenViews(stateStore), null);
  }
}
