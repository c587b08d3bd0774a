import type { EventStore } from '@dakpion/event-store';
import type { FollowedBuild, Following, ReadModelProjection } from '@dakpion/following';
import { Partners } from '@dakpion/partners';
import { deliveryLogModel } from '@dakpion/read-models';
import { CLOCK, type Clock, EVENT_STORE, SETTINGS } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { DeliveryScheduler } from '../delivery-scheduler/delivery-scheduler.ts';
import { Recoveries } from '../recovery/recoveries.ts';
import { DeliveryLogFollower } from './delivery-log.follower.ts';
import { keptSince } from './delivery-log-retention.ts';

/** The log of deliveries as a read model. The follower of its first build restores the waiting orders. */
@Injectable()
export class DeliveryLogReadModel implements ReadModelProjection, BeforeApplicationShutdown {
  readonly model = deliveryLogModel;
  private readonly stopping = new AbortController();

  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    private readonly scheduler: DeliveryScheduler,
    private readonly partners: Partners,
    private readonly recoveries: Recoveries,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  followingOf({ name, stateStore, isFirst }: FollowedBuild): Following {
    const { eventStore, scheduler, partners, recoveries } = this;
    const restored = isFirst ? { scheduler, partners, signal: this.stopping.signal } : null;
    const since = () => keptSince(this.clock(), this.settings.webhookLogDays);
    return new DeliveryLogFollower(name, eventStore, stateStore, since, restored, isFirst ? recoveries : null);
  }

  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }
}
