import type { EventStore } from '@dakpion/event-store';
import {
  Checkpoints,
  countUnhandled,
  followedStreams,
  followerNames,
  type ParkedState,
  ParkedStreamsRepository,
  servingFollower,
} from '@dakpion/following';
import { attemptUsageModel, orderUsageModel } from '@dakpion/read-models';
import { CLOCK, type Clock, EVENT_STORE, STATE_STORE } from '@dakpion/service';
import { ReadModelDocuments, type StateStore } from '@dakpion/state-store';
import { Inject, Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';
import { ProblemError } from '../problems/problem-error.ts';

/** The figures that one follower computes. */
type Part = 'orders' | 'webhooks';

const computed = {
  orders: { model: orderUsageModel, streamPrefix: followedStreams.orderUsage },
  webhooks: { model: attemptUsageModel, streamPrefix: followedStreams.webhookUsage },
} as const;

/** Figures usually follow the events within a second. A longer lag means that they are being recomputed. */
const maxLagSeconds = 60;
const lookAgainMs = 2_000;
/**
 * A lag that is not known after this time counts as too long: the follower has stood still while many events of other streams came.
 * Partners' clients wait for 15 s.
 */
const knownWithinMs = 5_000;
const retryAfterSeconds = 30;

/** The lag of a part in seconds. */
interface Look {
  readonly lag: Promise<number>;
  /** Epoch milliseconds. Null while the look is under way. */
  endedAt: number | null;
}

/**
 * Checks that the figures include all events: figures of a part of the orders must not be mistaken for a bill. Events of parked
 * streams do not hold up answers: {@link ComputedUsage.lacksOrders} reports them.
 */
@Injectable()
export class ComputedUsage {
  private readonly looks = new Map<Part, Look>();
  private readonly figures: Readonly<Record<Part, ReadModelDocuments>>;
  private readonly parkedStreams: ParkedStreamsRepository;
  /** What is known of the parked streams of orders. Undefined: nothing yet. */
  private parked: ParkedState | undefined;

  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(STATE_STORE) private readonly stateStore: StateStore,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly checkpoints: Checkpoints,
  ) {
    this.parkedStreams = new ParkedStreamsRepository(eventStore);
    this.figures = {
      orders: new ReadModelDocuments(stateStore, computed.orders.model),
      webhooks: new ReadModelDocuments(stateStore, computed.webhooks.model),
    };
  }

  /**
   * Throws `temporarily_unavailable` while a part lacks events from more than a minute ago, or if that is not known within 5 s. Throws
   * ReadModelRebuildingError while a part is being built again.
   */
  async require(...parts: readonly Part[]): Promise<void> {
    await Promise.all(parts.map((part) => this.figures[part].requireServing()));
    const lags = Promise.all(parts.map((part) => this.lagOf(part)));
    const known = await pTimeout(lags, { milliseconds: knownWithinMs, fallback: () => [Number.POSITIVE_INFINITY] });
    if (Math.max(...known) <= maxLagSeconds) return;
    throw new ProblemError({ code: 'temporarily_unavailable', retry_after: retryAfterSeconds });
  }

  /** Whether an order is not counted until an operator releases its parked stream. Errors: those of the event store. */
  async lacksOrders(): Promise<boolean> {
    this.parked = await this.parkedStreams.read(followerNames.orderUsage, this.parked);
    return this.parked.streams.size > 0;
  }

  /** Simultaneous requests share a look, also one that takes longer than their answers. */
  private lagOf(part: Part): Promise<number> {
    const known = this.looks.get(part);
    if (known !== undefined && (known.endedAt === null || Math.abs(this.clock() - known.endedAt) < lookAgainMs))
      return known.lag;
    const look: Look = { lag: this.look(part), endedAt: null };
    this.looks.set(part, look);
    const end = () => {
      look.endedAt = this.clock();
    };
    look.lag.then(end, () => this.looks.delete(part));
    return look.lag;
  }

  private async look(part: Part): Promise<number> {
    const { model, streamPrefix } = computed[part];
    const after = await this.checkpoints.handledTo(await servingFollower(this.stateStore, model.name));
    const range = { after, streamPrefix, now: this.clock(), atMost: 1 };
    return (await countUnhandled(this.eventStore, range)).seconds;
  }
}
