import type { EventStore } from '@dakpion/event-store';
import { Checkpoints, countUnhandled, followedStreams, followerNames, servingFollower } from '@dakpion/following';
import { CLOCK, type Clock, EVENT_STORE, STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { Inject, Injectable } from '@nestjs/common';
import { ProblemError } from '../problems/problem-error.ts';

/** The figures that one follower computes. */
type Part = 'orders' | 'webhooks';

const followers = {
  orders: { name: followerNames.orderUsage, streamPrefix: followedStreams.orderUsage },
  webhooks: { name: followerNames.webhookUsage, streamPrefix: followedStreams.webhookUsage },
} as const;

/** Figures usually follow the events within a second. A longer lag means that they are being recomputed. */
const maxLagSeconds = 60;
const lookAgainMs = 2_000;
const retryAfterSeconds = 30;

/** Checks that the figures include all events: figures of a part of the orders must not be mistaken for a bill. */
@Injectable()
export class ComputedUsage {
  private readonly looks = new Map<Part, { readonly at: number; readonly lag: Promise<number> }>();

  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(STATE_STORE) private readonly stateStore: StateStore,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly checkpoints: Checkpoints,
  ) {}

  /** Throws `temporarily_unavailable` while a part lacks events from more than a minute ago. */
  async require(...parts: readonly Part[]): Promise<void> {
    const lags = await Promise.all(parts.map((part) => this.lagOf(part)));
    if (Math.max(...lags) <= maxLagSeconds) return;
    throw new ProblemError({ code: 'temporarily_unavailable', retry_after: retryAfterSeconds });
  }

  /** Simultaneous requests share a read. */
  private lagOf(part: Part): Promise<number> {
    const now = this.clock();
    const known = this.looks.get(part);
    if (known !== undefined && Math.abs(now - known.at) < lookAgainMs) return known.lag;
    const lag = this.look(part, now);
    this.looks.set(part, { at: now, lag });
    lag.catch(() => this.looks.delete(part));
    return lag;
  }

  private async look(part: Part, now: number): Promise<number> {
    const { name, streamPrefix } = followers[part];
    const after = await this.checkpoints.read(await servingFollower(this.stateStore, name));
    return (await countUnhandled(this.eventStore, { after, streamPrefix, now, atMost: 1 })).seconds;
  }
}
