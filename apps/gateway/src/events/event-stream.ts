import type { PartnerEvent } from '@dakpion/contracts';
import { endedStreams, openStreams, type StreamEnd, streamedMessages } from './event-stream-metrics.ts';
import type { LocationMessage } from './rider-movements.ts';
import { StreamConnection, type StreamOutput } from './stream-connection.ts';

/** Milliseconds after which a client should reconnect. */
const reconnectMs = 1_000;
/** The maximum age of the last key check at a write, in ms. */
const verifiedForMs = 2_000;

/** The events that a stream follows. */
export interface StreamScope {
  /** One order. Null: all orders. */
  readonly orderId: string | null;
  /** The stream begins after this position. Null: at the first event. */
  readonly after: string | null;
}

/**
 * One stream of server-sent events to one client. The buffer for the client is bounded: while the client does not read, at most
 * one page of events is waiting. Times are monotonic milliseconds.
 */
export class EventStream {
  readonly orderId: string | null;
  /** The position last sent to the client. Null before the first. */
  position: string | null;
  /** The client may have missed events of any order. */
  isBehind = true;
  /** The client has not yet received the riders' locations. */
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
    // An id without data: a client that loses the connection before the first event continues from here.
    this.connection.write(`retry: ${reconnectMs}\n${after === null ? '' : `id: ${after}\n`}\n`);
  }

  /** Whether the stream may write now. */
  get canTake(): boolean {
    const isVerified = this.monotonic() - this.verifiedAt <= verifiedForMs;
    return isVerified && this.connection.canTake;
  }

  /** Records that the client's key is valid. */
  verified(): void {
    this.verifiedAt = this.monotonic();
  }

  sendEvent({ position, body }: PartnerEvent): void {
    streamedMessages.inc({ type: 'order_event' });
    this.connection.write(`id: ${position}\nevent: order_event\ndata: ${JSON.stringify(body)}\n\n`);
  }

  /** Without an id: a client that reconnects gets the latest location. */
  sendLocation(location: LocationMessage): void {
    if (!this.canTake || (this.orderId !== null && this.orderId !== location.order_id)) return;
    streamedMessages.inc({ type: 'rider_location' });
    this.connection.write(`event: rider_location\ndata: ${JSON.stringify(location)}\n\n`);
  }

  /** Sends a heartbeat, or ends the stream when its client has not read for too long, or has been connected for too long. */
  watch(): void {
    const state = this.connection.watch();
    if (state !== 'alive') this.end(state);
  }

  /** Returns whether the stream was open. */
  end(reason: StreamEnd): boolean {
    if (!this.connection.end(reason === 'slow')) return false;
    openStreams.dec();
    endedStreams.inc({ reason });
    return true;
  }
}
