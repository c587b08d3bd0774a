import type { PartnerEvent } from '@dakpion/contracts';
import { endedStreams, openStreams, type StreamEnd, streamedMessages } from './event-stream-metrics.ts';
import type { LocationMessage } from './rider-movements.ts';

/** How long nothing may be written before a comment shows that the connection is alive, in ms. */
export const heartbeatMs = 15_000;
/** How long a reader may leave what was written unread, in ms. */
export const slowReaderMs = 10_000;
/** After how many ms a client should connect again. */
const reconnectMs = 1_000;
/** How old the last look at the key may be when something is written, in ms. */
const verifiedForMs = 2_000;

/** Where a stream is written to: a response. */
export interface StreamOutput {
  write(text: string): boolean;
  /** More is waiting than should be. */
  readonly writableNeedDrain: boolean;
  end(): void;
  destroy(): void;
}

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
  private isOpen = true;
  private writtenAt: number;
  private verifiedAt: number;
  /** Since when the client has not read what waits; null: nothing waits. */
  private stuckSince: number | null = null;

  constructor(
    private readonly output: StreamOutput,
    { orderId, after }: StreamScope,
    private readonly monotonic: () => number,
  ) {
    this.orderId = orderId;
    this.position = after;
    this.writtenAt = monotonic();
    this.verifiedAt = monotonic();
    openStreams.inc();
    // With an id and no data: who loses the connection before the first event goes on from here.
    this.write(`retry: ${reconnectMs}\n${after === null ? '' : `id: ${after}\n`}\n`);
  }

  /** Whether something may be written now. */
  get canTake(): boolean {
    const isVerified = this.monotonic() - this.verifiedAt <= verifiedForMs;
    return this.isOpen && isVerified && !this.output.writableNeedDrain;
  }

  /** The client's key was found right. */
  verified(): void {
    this.verifiedAt = this.monotonic();
  }

  sendEvent({ position, body }: PartnerEvent): void {
    streamedMessages.inc({ type: 'order_event' });
    this.write(`id: ${position}\nevent: order_event\ndata: ${JSON.stringify(body)}\n\n`);
  }

  /** Has no id: a client that connects again gets the latest one. */
  sendLocation(location: LocationMessage): void {
    if (!this.canTake || (this.orderId !== null && this.orderId !== location.order_id)) return;
    streamedMessages.inc({ type: 'rider_location' });
    this.write(`event: rider_location\ndata: ${JSON.stringify(location)}\n\n`);
  }

  /** Shows that the connection is alive, and ends it when its client has not read for too long. */
  watch(): void {
    const now = this.monotonic();
    if (!this.output.writableNeedDrain) {
      this.stuckSince = null;
      if (this.isOpen && now - this.writtenAt >= heartbeatMs) this.write(': heartbeat\n\n');
      return;
    }
    this.stuckSince ??= now;
    if (now - this.stuckSince >= slowReaderMs) this.end('slow');
  }

  /** Answers whether it was open. */
  end(reason: StreamEnd): boolean {
    if (!this.isOpen) return false;
    this.isOpen = false;
    openStreams.dec();
    endedStreams.inc({ reason });
    // What waits for a slow reader would keep the connection.
    if (reason === 'slow') this.output.destroy();
    else this.output.end();
    return true;
  }

  private write(text: string): void {
    if (!this.isOpen) return;
    this.writtenAt = this.monotonic();
    this.output.write(text);
  }
}
