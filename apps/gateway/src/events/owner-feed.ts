import { setTimeout as pause } from 'node:timers/promises';
import type { Owner, PartnerEventPage } from '@dakpion/contracts';
import type { OrderEventIndex } from '@dakpion/read-models';
import { inLanes, repeat } from '@dakpion/repetition';
import type { EventsWanted } from '../service-requests/order-commands.ts';
import type { EventStream } from './event-stream.ts';
import type { RiderMovements } from './rider-movements.ts';
import type { Feed } from './stream-feeds.ts';

const lookEveryMs = 500;
const eventsPerPage = 100;
/**
 * The maximum number of steps for one stream in a round. A step reads a page or waits. Slow readers and streams that are far behind
 * must not hold up the others.
 */
const stepsPerLook = 10;
const waitForReaderMs = 20;
const changesPerLook = 200;

/** The sources of a feed. */
interface FeedSources {
  readonly index: OrderEventIndex;
  readonly movements: RiderMovements;
  page(owner: Owner, wanted: EventsWanted): Promise<PartnerEventPage>;
  /**
   * Checks the stream's key again, and ends the stream if the key is not valid any more. Rejects when the check is impossible.
   */
  verify(streams: readonly EventStream[]): Promise<void>;
  /** Called after a failed round. The next one begins half a second later. */
  readonly failed: (error: unknown) => void;
}

/**
 * Follows the events of one owner for all of the owner's streams at this gateway, while there are any: reads the index twice a
 * second.
 */
export class OwnerFeed implements Feed<EventStream> {
  readonly streams = new Set<EventStream>();
  /** The position up to which the orders with new events are known. Null: it is not known which orders have any. */
  private seen: number | null = null;

  constructor(
    private readonly owner: Owner,
    private readonly sources: FeedSources,
  ) {}

  async follow(signal: AbortSignal): Promise<void> {
    const goesOn = () => this.streams.size > 0;
    const looks = { everyMs: lookEveryMs, goesOn, onFailure: this.sources.failed };
    const guarding = repeat({ ...looks, run: () => this.guard() }, signal);
    const looking = repeat({ ...looks, run: () => this.look() }, signal);
    await Promise.all([guarding, looking]);
  }

  private async guard(): Promise<void> {
    for (const stream of this.streams) stream.watch();
    await this.sources.verify([...this.streams]);
  }

  private async look(): Promise<void> {
    const { index, movements } = this.sources;
    const latest = await index.latest(this.owner);
    if (latest !== null) await this.tellEvents(latest);
    for (const location of await movements.look()) {
      for (const stream of this.streams) stream.sendLocation(location);
    }
  }

  private async tellEvents(latest: number): Promise<void> {
    const changed = latest === this.seen ? [] : await this.changedOrders();
    await this.sources.movements.changed(changed);
    const look: Look = { latest, changed, pages: new Map() };
    // After a failure, too, the round ends with its last read: in two rounds at a time, a stream would get events twice.
    await inLanes([...this.streams], this.streams.size, (stream) => this.advance(stream, look));
    this.seen = latest;
  }

  /** The orders with events since the last round. Null: unknown, any order may have some. */
  private async changedOrders(): Promise<readonly string[] | null> {
    if (this.seen === null) return null;
    const { events, hasMore } = await this.sources.index.page(this.owner, this.seen, changesPerLook);
    return hasMore ? null : [...new Set(events.map(({ order_id }) => order_id))];
  }

  private async advance(stream: EventStream, look: Look): Promise<void> {
    const { latest, changed } = look;
    const isAtEnd = stream.position !== null && Number(stream.position) >= latest;
    const isTheirs = stream.orderId === null || changed === null || changed.includes(stream.orderId);
    if (!isAtEnd && (isTheirs || stream.isBehind)) {
      stream.isBehind = true;
      await this.catchUp(stream, look);
    }
    if (!stream.isNew || !stream.canTake) return;
    stream.isNew = false;
    for (const location of this.sources.movements.known) stream.sendLocation(location);
  }

  /** A stream that is still behind continues in the next round. */
  private async catchUp(stream: EventStream, { pages }: Look): Promise<void> {
    for (let step = 0; step < stepsPerLook; step += 1) {
      if (!stream.canTake) {
        await pause(waitForReaderMs);
        continue;
      }
      const { orderId: order_id, position: after } = stream;
      const name = `${order_id}:${after}`;
      const asked = pages.get(name) ?? this.sources.page(this.owner, { order_id, after, limit: eventsPerPage });
      pages.set(name, asked);
      const { events, next, has_more } = await asked;
      // The read may have taken long: if the key check is too old by now, the events wait for a later round.
      if (!stream.canTake) return;
      for (const event of events) stream.sendEvent(event);
      stream.position = next;
      stream.isBehind = has_more;
      if (!has_more) return;
    }
  }
}

interface Look {
  readonly latest: number;
  readonly changed: readonly string[] | null;
  /** The reads of this round, so that streams at the same position share one. */
  readonly pages: Map<string, Promise<PartnerEventPage>>;
}
