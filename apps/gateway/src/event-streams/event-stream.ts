import type { PartnerEvent } from '@dakpion/contracts';
import { endedStreams, openStreams, type StreamEnd, streamedMessages } from './event-stream-metrics.ts';
import type { LocationMessage } from './rider-movements.ts';
import { StreamConnection, type StreamOutput } from './stream-connection.ts';

/** After how many ms a client should connect again. */
const reconnectMs = 1_000;
/** How old the last look at the key may be when something is written, in ms. */
const verifiedForMs = 2_000;

/** What a stream follows. */
export interface StreamScope {
  /** Of one order; null: of all. */
  readonly orderId: string | null;
  /** The position after which it begins; null: at the first event. */
  readonly after: string | null;
}

/**
 * One stream of server-sent events to one client. What waits for the client is bounded: nothing is written while it does not read,
 * except for one page of events. Times are monotonic milliseconds.
 */
export class EventStream {
  readonly orderId: string | null;
  /** The last position that the client was sent; null before the first. */
  position: string | null;
  /** It may have missed events, whichever order had the latest ones. */
  isBehind = true;
  /** It was not told yet where riders are. */
  isNew = true;
  private readonly connection: StreamConnection;
  private verifiedAt: number;

  constructor(
    output: StreamOutput,
    { orderId, after }: StreamScope,
    private readonly monotonic: () => number,
  ) {
    this.orderId = orderId;
    this.position = after;
    this.connection = new StreamConnection(output, monotonic);
    this.verifiedAt = monotonic();
    openStreams.inc();
    // With an id and no data: who loses the connection before the first event goes on from here.
    this.connection.write(`retry: ${reconnectMs}\n${after === null ? '' : `id: ${after}\n`}\n`);
  }

  /** Whether something may be written now. */
  get canTake(): boolean {
    const isVerified = this.monotonic() - this.verifiedAt <= verifiedForMs;
    return isVerified && this.connection.canTake;
  }

  /** The client's key was found right. */
  verified(): void {
    this.verifiedAt = this.monotonic();
  }

  sendEvent({ position, body }: PartnerEvent): void {
    streamedMessages.inc({ type: 'order_event' });
    this.connection.write(`id: ${position}\nevent: order_event\ndata: ${JSON.stringify(body)}\n\n`);
  }

  /** Has no id: a client that connects again gets the latest one. */
  sendLocation(location: LocationMessage): void {
    if (!this.canTake || (this.orderId !== null && this.orderId !== location.order_id)) return;
    streamedMessages.inc({ type: 'rider_location' });
    this.connection.write(`event: rider_location\ndata: ${JSON.stringify(location)}\n\n`);
  }

  /** Shows that the connection is alive, and ends it when its client has not read for too long. */
  watch(): void {
    if (this.connection.watch() === 'slow') this.end('slow');
  }

  /** Answers whether it was open. */
  end(reason: StreamEnd): boolean {
    if (!this.connection.end(reason === 'slow')) return false;
    openStreams.dec();
    endedStreams.inc({ reason });
    return true;
  }
}
