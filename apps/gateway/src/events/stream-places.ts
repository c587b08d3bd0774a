import { randomUUID } from 'node:crypto';
import { STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { Inject, Injectable } from '@nestjs/common';

/**
 * The maximum number of open streams at all gateways together: for the keys of a partner in one environment, for a user of the
 * dashboard in one environment, and for the link of a parcel.
 */
export const streamsPerFollower = 10;
const leaseMs = 15_000;
const renewEveryMs = 5_000;

/** The right to one stream. It must be renewed within 15 s. */
export interface StreamPlace {
  readonly name: string;
  readonly holder: string;
  /** Monotonic milliseconds. */
  renewedAt: number;
}

/**
 * Counts streams across all gateways: each stream holds one of its follower's places as a lease. Rejects with the errors of the
 * state store.
 */
@Injectable()
export class StreamPlaces {
  constructor(@Inject(STATE_STORE) private readonly stateStore: StateStore) {}

  /** `follower` is the owner of the places. Null when all are taken. */
  async take(follower: string): Promise<StreamPlace | null> {
    const holder = randomUUID();
    for (let number = 1; number <= streamsPerFollower; number += 1) {
      const name = `event-stream:${follower}:${number}`;
      if (await this.stateStore.leases.hold(name, holder, leaseMs))
        return { name, holder, renewedAt: performance.now() };
    }
    return null;
  }

  /**
   * Renews a place, once in 5 s however often it is called. If the state store has lost the place and another stream has taken it,
   * both share it: the stream continues.
   */
  async hold(place: StreamPlace): Promise<void> {
    const now = performance.now();
    if (now - place.renewedAt < renewEveryMs) return;
    place.renewedAt = now;
    await this.stateStore.leases.hold(place.name, place.holder, leaseMs);
  }

  async release({ name, holder }: StreamPlace): Promise<void> {
    await this.stateStore.leases.release(name, holder);
  }
}
