import type { EventStore } from '@dakpion/event-store';
import type { FollowedBuild, Following, ReadModelProjection } from '@dakpion/following';
import { Partners } from '@dakpion/partners';
import { DeliveryLog, deliveryLogModel } from '@dakpion/read-models';
import { EVENT_STORE } from '@dakpion/service';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { DeliveryScheduler } from '../delivery-scheduler/delivery-scheduler.ts';
import { Recoveries } from '../recovery/recoveries.ts';
import { DeliveryLogFollower } from './delivery-log.follower.ts';

/** The log of deliveries as a read model. The follower of its first build restores the waiting orders. */
@Injectable()
export class DeliveryLogReadModel implements ReadModelProjection, BeforeApplicationShutdown {
  readonly model = deliveryLogModel;
  private readonly stopping = new AbortController();

  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    private readonly scheduler: DeliveryScheduler,
    private readonly log: DeliveryLog,
    private readonly partners: Partners,
    private readonly recoveries: Recoveries,
  ) {}

  followingOf({ name, stateStore, isFirst }: FollowedBuild): Following {
    const { eventStore, scheduler, log, partners, recoveries } = this;
    const restored = isFirst ? { scheduler, log, partners, signal: this.stopping.signal } : null;
    return new DeliveryLogFollower(name, eventStore, stateStore, restored, isFirst ? recoveries : null);
  }

  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }
}
