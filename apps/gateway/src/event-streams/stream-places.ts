import { randomUUID } from 'node:crypto';
import { STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { Inject, Injectable } from '@nestjs/common';

/**
 * How many streams the keys of a partner, and each user of the dashboard, may have open in one environment, and the link of a parcel,
 * at all gateways together.
 */
export const streamsPerFollower = 10;
const leaseMs = 15_000;

/** The right to one stream. It must be held again within 15 s. */
export interface StreamPlace {
  readonly name: string;
  readonly holder: string;
}

/** Counts streams across all gateways: each stream holds one of its follower's places, as a lease. Errors: those of the state store. */
@Injectable()
export class StreamPlaces {
  constructor(@Inject(STATE_STORE) private readonly stateStore: StateStore) {}

  /** `follower` names who has the places. Null when all are taken. */
  async take(follower: string): Promise<StreamPlace | null> {
    const holder = randomUUID();
    for (let number = 1; number <= streamsPerFollower; number += 1) {
      const name = `event-stream:${follower}:${number}`;
      if (await this.stateStore.leases.hold(name, holder, leaseMs)) return { name, holder };
    }
    return null;
  }

  /** A place that the state store has lost, and another has taken, is shared: the stream goes on. */
  async hold({ name, holder }: StreamPlace): Promise<void> {
    await this.stateStore.leases.hold(name, holder, leaseMs);
  }

  async release({ name, holder }: StreamPlace): Promise<void> {
    await this.stateStore.leases.release(name, holder);
  }
}
