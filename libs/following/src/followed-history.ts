import type { EventStore } from '@dakpion/event-store';
import { FollowerFaults, type StateStore } from '@dakpion/state-store';
import { Logger } from '@nestjs/common';
import { Gauge } from 'prom-client';
import type { FollowedEvent } from './checkpoint-document.ts';

const logEveryMs = 60_000;

const mismatches = new Gauge({
  name: 'dakpion_follower_history_mismatch',
  help: '1 while a follower is stopped because the event store does not have the event that it handled last.',
  labelNames: ['follower'],
});

/**
 * The history of the event store is not the one that was followed: the store was restored to an earlier moment, or is another
 * store.
 */
export class OtherHistoryError extends Error {
  override readonly name = 'OtherHistoryError';
}

/**
 * Compares the last event that a follower handled with the event at that place in the store. In another history, a follower
 * would wait for a position that does not exist yet, then skip the events before it, and show results of events that never
 * happened.
 */
export class FollowedHistory {
  private readonly logger: Logger;
  private readonly faults: FollowerFaults;
  private loggedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly eventStore: EventStore,
    stateStore: StateStore,
    private readonly follower: string,
  ) {
    this.logger = new Logger(follower);
    this.faults = new FollowerFaults(stateStore);
  }

  /**
   * Rejects with {@link OtherHistoryError} and reports it to all instances, unless the store has the event at its place. `last`
   * undefined: no handled event is known.
   */
  async verify(last: FollowedEvent | undefined): Promise<void> {
    const found = last === undefined ? null : await foundInPlaceOf(this.eventStore, last);
    mismatches.set({ follower: this.follower }, found === null ? 0 : 1);
    if (last === undefined || found === null) return this.faults.clear(this.follower);
    const reason = reasonOf(this.follower, last, found);
    if (performance.now() - this.loggedAt >= logEveryMs) {
      this.loggedAt = performance.now();
      this.logger.error(reason);
    }
    await this.faults.raise({ follower: this.follower, reason });
    throw new OtherHistoryError(reason);
  }

  /** This instance no longer knows the history: another instance follows, or none. */
  leave(): void {
    mismatches.remove({ follower: this.follower });
  }
}

/** Describes the event that the store has at the place. Null if it is the same event. Errors: those of the event store. */
export async function foundInPlaceOf(
  eventStore: EventStore,
  { id, stream, revision, position }: FollowedEvent,
): Promise<string | null> {
  let found: FollowedEvent | undefined;
  const range = { fromRevision: revision, maxCount: 1 };
  const unreadable = (event: FollowedEvent) => {
    found = event;
    return null;
  };
  for await (const event of eventStore.readStream(stream, { ...range, unreadable })) found = event;
  if (found === undefined) return 'no event';
  if (found.id === id && found.position === position) return null;
  return `event ${found.id} at position ${found.position}`;
}

function reasonOf(follower: string, { id, stream, revision, position }: FollowedEvent, found: string): string {
  return (
    `The event store has another history than the one that ${follower} has followed: ` +
    `it has ${found} at revision ${revision} of ${stream}, where event ${id} at position ${position} was. ` +
    'It was restored to an earlier moment without the state store, or the address is that of another installation. ' +
    'Nothing is followed until that is fixed. If the event store is the right one, empty what was computed from the other ' +
    'history: dakpion state reset --yes'
  );
}
