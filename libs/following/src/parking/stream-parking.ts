import { type CommandContext, dhakaTime } from '@dakpion/contracts';
import type { EventStore, RecordedEvent, SubscriptionItem, UnreadableEvent } from '@dakpion/event-store';
import { isTemporary, type RetryPolicy, retry } from '@dakpion/repetition';
import { Logger } from '@nestjs/common';
import {
  type EventPlace,
  type ParkedStreamEvent,
  type ParkedStreams,
  parkedStreamsOf,
  type Wait,
  waitOf,
} from './parked-stream.ts';
import { nothingParked, type ParkedState, ParkedStreamsRepository } from './parked-streams.repository.ts';

/** An event of a subscription, readable or not. */
export type FollowedItem = Exclude<SubscriptionItem, { kind: 'caught_up' }>;

/** The follower whose streams are parked, and its handler. */
export interface ParkingFollower {
  readonly name: string;
  readonly batchLimit: number;
  /** `releasedAt`: the position of the release for which the events have waited. */
  handle(events: readonly RecordedEvent[], releasedAt?: bigint): Promise<void>;
  /** The waiting events of a stream were handled after its release. */
  resumed?(stream: string): Promise<void>;
}

/** More parked streams mean a fault of the program, or of an engine that does not report its outage, not a few faulty events. */
export const maxParkedStreams = 200;

/** An error without `temporary` can still be temporary: an event is tried this often, with pauses. */
const patience: RetryPolicy = { maxTries: 3, firstPauseMs: 100, maxPauseMs: 200 };
const maxReasonLength = 500;

/**
 * Passes events to a follower. A stream with an event that cannot be handled is parked: the follower skips it from that event
 * on and handles all other streams. The list of parked streams is in the event store, like the waiting events. After an
 * operator has released a stream, it is handled from the event at which it was parked, at the position of the release. A
 * follower that begins again handles it there again, so that its order of events is always the same.
 */
export class StreamParking {
  private readonly repository: ParkedStreamsRepository;
  private readonly logger: Logger;
  private state: ParkedState = nothingParked;
  /** The stream whose waiting events are being handled, and their release. */
  private resuming: Resuming | null = null;

  constructor(
    private readonly eventStore: EventStore,
    private readonly follower: ParkingFollower,
    private readonly clock: () => number,
    /** Rejects if another instance can be active. */
    private readonly mustBeOurs: () => void,
  ) {
    this.repository = new ParkedStreamsRepository(eventStore);
    this.logger = new Logger(follower.name);
  }

  /** The name under which streams are parked. */
  get name(): string {
    return this.follower.name;
  }

  /** The number of parked streams. */
  get count(): number {
    return this.state.streams.size;
  }

  /** Called before events are passed. `handled` is the position after which they will arrive. */
  async begin(handled: bigint | undefined): Promise<void> {
    this.state = await this.repository.read(this.follower.name);
    if (handled !== undefined) await this.resume((released) => released <= handled, { again: false });
  }

  /**
   * Passes events in order: the events of the followed streams, and of the stream of parked streams. Resolves when each is handled
   * or its stream is parked. Rejects for temporary errors and with {@link TooManyParkedError}. Events are then repeated.
   */
  async handle(items: readonly FollowedItem[]): Promise<void> {
    let events: RecordedEvent[] = [];
    const handOver = async () => {
      const handed = events;
      events = [];
      await this.handOver(handed);
    };
    for (const item of items) {
      if (item.event.stream === parkedStreamsOf(this.follower.name)) {
        await handOver();
        this.state = await this.repository.read(this.follower.name, this.state);
        const { position } = item.event;
        await this.resume((released) => released === position, { again: true });
      } else if (item.kind === 'event') {
        events.push(item.event);
      } else {
        await handOver();
        if (!this.waits(item.event)) await this.park(item.event, `It cannot be read: ${item.event.reason}.`);
      }
    }
    await handOver();
  }

  private async handOver(all: readonly RecordedEvent[]): Promise<void> {
    const events = all.filter((event) => !this.waits(event));
    if (events.length === 0) return;
    try {
      await this.follower.handle(events, this.resuming?.releasedAt);
    } catch (error) {
      if (isTemporary(error)) throw error;
      if (events.length > 1)
        this.logger.warn(`Handling ${events.length} events together failed, handling them one by one: ${error}`);
      await this.handleOneByOne(events);
    }
  }

  private async handleOneByOne(events: readonly RecordedEvent[]): Promise<void> {
    for (const event of events) {
      if (this.waits(event)) continue;
      const fault = await this.faultOf(event);
      if (fault !== null) await this.park(event, fault);
    }
  }

  /** Passes one event, with retries. Returns the reason if it cannot be handled. Null: it was handled. */
  private async faultOf(event: RecordedEvent): Promise<string | null> {
    const attempt = () => {
      this.mustBeOurs();
      return this.follower.handle([event], this.resuming?.releasedAt);
    };
    try {
      await retry(attempt, patience, { worthRetrying: (error) => !isTemporary(error) });
      return null;
    } catch (error) {
      if (isTemporary(error)) throw error;
      return String(error);
    }
  }

  /** A released stream waits until its release is reached. Otherwise its next event would precede the waiting ones. */
  private waits(event: EventPlace): boolean {
    const wait = waitOf(this.state.waits, event);
    return wait !== undefined && wait !== this.resuming?.wait;
  }

  private async park(event: RecordedEvent | UnreadableEvent, fault: string): Promise<void> {
    const { name } = this.follower;
    const { stream, revision } = event;
    if (!this.state.streams.has(stream) && this.count >= maxParkedStreams) throw new TooManyParkedError(name, stream);
    this.mustBeOurs();
    const reason = fault.slice(0, maxReasonLength);
    const place = { stream, revision, position: event.position.toString() };
    const data = { ...place, reason, parked_at: dhakaTime(this.clock()) };
    const decide = (parked: ParkedStreams): ParkedStreamEvent | null => {
      const held = parked.get(stream);
      // Another build of the read model has parked it.
      return held?.released_at === null && held.revision <= revision ? null : { type: 'StreamParked', data };
    };
    this.state = await this.repository.record(name, this.state, decide, contextOf(name, event));
    this.logger.error(
      `ALARM stream_parked: ${name} skips ${stream} from revision ${revision} until it is released: ${reason}`,
    );
  }

  /** Handles the events that waited for these releases. `again`: also events that were handled before. */
  private async resume(isReached: (releasedAt: bigint) => boolean, { again }: { again: boolean }): Promise<void> {
    const reached = [...this.state.waits].flatMap(([stream, waits]) =>
      waits.flatMap((wait) =>
        wait.until !== null && isReached(wait.until) ? [{ stream, wait, releasedAt: wait.until }] : [],
      ),
    );
    for (const resuming of reached) {
      if (!again && !this.isToGoOn(resuming)) continue;
      this.resuming = resuming;
      try {
        await this.handleWaiting(resuming);
        if (this.isToGoOn(resuming)) await this.goOn(resuming.stream);
      } finally {
        this.resuming = null;
      }
    }
  }

  /** Whether the stream is parked, and was not parked again since this release. */
  private isToGoOn({ stream, wait }: Resuming): boolean {
    return this.state.streams.has(stream) && this.state.waits.get(stream)?.at(-1) === wait;
  }

  /** Handles the waiting events up to the release. Later events arrive by themselves. If one is parked again, the rest waits with it. */
  private async handleWaiting({ stream, wait, releasedAt }: Resuming): Promise<void> {
    let waiting: FollowedItem[] = [];
    const handleThese = async () => {
      const items = waiting;
      waiting = [];
      await this.handle(items);
    };
    const unreadable = (event: UnreadableEvent) => {
      if (event.position <= releasedAt) waiting.push({ kind: 'unreadable', event });
      return null;
    };
    for await (const event of this.eventStore.readStream(stream, { fromRevision: wait.revision, unreadable })) {
      if (event.position > releasedAt) break;
      waiting.push({ kind: 'event', event });
      if (waiting.length >= this.follower.batchLimit) await handleThese();
    }
    await handleThese();
  }

  private async goOn(stream: string): Promise<void> {
    const { name } = this.follower;
    await this.follower.resumed?.(stream);
    const data = { stream, resumed_at: dhakaTime(this.clock()) };
    // Another build of the read model may have resumed it, or parked it again.
    const decide = (parked: ParkedStreams): ParkedStreamEvent | null =>
      (parked.get(stream)?.released_at ?? null) === null ? null : { type: 'StreamResumed', data };
    this.state = await this.repository.record(name, this.state, decide, contextOf(name, null));
    this.logger.log(`${name} has handled the parked events of ${stream} and follows it again.`);
  }
}

interface Resuming {
  readonly stream: string;
  readonly wait: Wait;
  readonly releasedAt: bigint;
}

/** The follower has parked the maximum number of streams and stops, so that no event is skipped. */
class TooManyParkedError extends Error {
  override readonly name = 'TooManyParkedError';

  constructor(follower: string, stream: string) {
    super(
      `ALARM parked_streams_full: ${follower} stands still at ${stream}: ${maxParkedStreams} streams are parked already.`,
    );
  }
}

/** The correlation id leads from the events of an order to the reason for which they wait. */
function contextOf(follower: string, event: RecordedEvent | UnreadableEvent | null): CommandContext {
  return {
    actor: { kind: 'service', service: follower },
    correlation_id: `follower-${follower}`,
    causation_id: event?.id ?? null,
  };
}
