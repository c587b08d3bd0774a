import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { repeat } from '@dakpion/repetition';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { StreamConnection } from '../events/stream-connection.ts';
import { type StreamPlace, StreamPlaces } from '../events/stream-places.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { parcelView } from './parcel-view.ts';
import { type FollowedParcel, TrackedParcels, type TrackingResult } from './tracked-parcels.ts';
import type { Language } from './tracking-language.ts';
import { placesOf } from './tracking-map.ts';

/** Streams of one address at this gateway. Many subscribers of a mobile network share one address. */
export const streamsPerAddress = 100;
/** Streams at this gateway in total, so that connections remain for partners. */
const maxStreams = 2_000;
const lookEveryMs = 1_000;
const holdPlaceEveryMs = 5_000;
const reconnectMs = 3_000;
const retryAfterSeconds = 15;
const failureLineEveryMs = 60_000;

const openTrackingStreams = new Gauge({
  name: 'dakpion_tracking_streams',
  help: 'Streams of the tracking page that are open at this process.',
});

/** The client of a stream. */
export interface TrackingClient {
  readonly token: string;
  readonly language: Language;
  /** As returned by `clientNetwork`. */
  readonly address: string;
}

interface OpenStream {
  readonly client: TrackingClient;
  readonly connection: StreamConnection;
  readonly place: StreamPlace;
  heldAt: number;
  /** The state that the client has received. */
  sent: string;
}

/**
 * The live tracking pages at this gateway. Each followed parcel is read once a second, for all of its streams together.
 * Any gateway can serve any parcel, because all state is in the state store.
 */
@Injectable()
export class TrackingStreams implements BeforeApplicationShutdown {
  private readonly logger = new Logger(TrackingStreams.name);
  private readonly stopping = new AbortController();
  private readonly feeds = new Map<string, { readonly streams: Set<OpenStream>; readonly following: Promise<void> }>();
  private readonly addresses = new Map<string, number>();
  private open = 0;
  private failureToldAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly parcels: TrackedParcels,
    private readonly places: StreamPlaces,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    for (const { streams } of this.feeds.values()) for (const { connection } of streams) connection.end(false);
    await Promise.all([...this.feeds.values()].map(({ following }) => following));
  }

  /**
   * Begins a stream on the response, with the present state of the parcel. Rejects with ProblemError before anything is
   * written: 429 when the link or the address has too many streams, 503 when the gateway has too many or is stopping.
   */
  async begin(
    client: TrackingClient,
    followed: FollowedParcel,
    { response, headers }: { readonly response: ServerResponse; readonly headers: OutgoingHttpHeaders },
  ): Promise<void> {
    if (this.open >= maxStreams || this.stopping.signal.aborted) throw unavailable();
    const ofAddress = this.addresses.get(client.address) ?? 0;
    if (ofAddress >= streamsPerAddress) throw tooMany();
    this.open += 1;
    this.addresses.set(client.address, ofAddress + 1);
    try {
      const place = await this.places.take(`tracking:${client.token}`);
      if (place === null) throw tooMany();
      if (this.stopping.signal.aborted) {
        await this.places.release(place);
        throw unavailable();
      }
      this.start({ client, place, followed }, response, headers);
    } catch (error) {
      this.leave(client);
      throw error;
    }
  }

  private start(
    { client, place, followed }: { client: TrackingClient; place: StreamPlace; followed: FollowedParcel },
    response: ServerResponse,
    headers: OutgoingHttpHeaders,
  ): void {
    response.writeHead(200, headers);
    const now = performance.now();
    const connection = new StreamConnection(response, () => performance.now());
    const stream: OpenStream = { client, connection, place, heldAt: now, sent: '' };
    openTrackingStreams.inc();
    // If the client has already left, this event never fires.
    if (response.destroyed) {
      this.close(stream);
      return;
    }
    response.once('close', () => this.close(stream));
    connection.write(`retry: ${reconnectMs}\n\n`);
    const feed = this.feeds.get(client.token);
    if (feed !== undefined) {
      feed.streams.add(stream);
      return;
    }
    const streams = new Set([stream]);
    this.feeds.set(client.token, { streams, following: this.follow(streams, followed) });
  }

  private follow(streams: ReadonlySet<OpenStream>, followed: FollowedParcel): Promise<void> {
    const looks = {
      everyMs: lookEveryMs,
      goesOn: () => streams.size > 0,
      run: () => this.look(streams, followed),
      onFailure: (error: unknown) => this.tellFailure(error),
    };
    return repeat(looks, this.stopping.signal);
  }

  private async look(streams: ReadonlySet<OpenStream>, followed: FollowedParcel): Promise<void> {
    for (const { connection } of streams) if (connection.watch() === 'slow') connection.end(true);
    const result = await this.parcels.read(followed);
    for (const stream of streams) tell(stream, result);
    await Promise.all([...streams].map((stream) => this.holdPlace(stream)));
  }

  private async holdPlace(stream: OpenStream): Promise<void> {
    const now = performance.now();
    if (now - stream.heldAt < holdPlaceEveryMs) return;
    stream.heldAt = now;
    await this.places.hold(stream.place);
  }

  /** The response has ended, at either side. */
  private close(stream: OpenStream): void {
    stream.connection.end(false);
    openTrackingStreams.dec();
    this.leave(stream.client);
    const { token } = stream.client;
    const streams = this.feeds.get(token)?.streams;
    streams?.delete(stream);
    // The old follower stops by itself; new streams get a new one.
    if (streams?.size === 0) this.feeds.delete(token);
    this.places.release(stream.place).catch((error: unknown) => this.tellFailure(error));
  }

  private leave({ address }: TrackingClient): void {
    this.open -= 1;
    const left = (this.addresses.get(address) ?? 1) - 1;
    if (left > 0) this.addresses.set(address, left);
    else this.addresses.delete(address);
  }

  private tellFailure(error: unknown): void {
    const now = performance.now();
    if (now - this.failureToldAt < failureLineEveryMs) return;
    this.failureToldAt = now;
    this.logger.warn(`Tracking pages are delayed: ${String(error)}`);
  }
}

/** Sends the changes that the client has not received. The end of the delivery is the last one. */
function tell(stream: OpenStream, result: TrackingResult): void {
  const { connection, client } = stream;
  // A missing order is read again: its views may be being rebuilt.
  if (!connection.canTake || result.outcome === 'unknown') return;
  if (result.outcome === 'ended') {
    connection.write('event: end\ndata: {}\n\n');
    connection.end(false);
    return;
  }
  const { parcel, now } = result;
  const { title, progress, details } = parcelView(parcel, client.language, now);
  const message = {
    title,
    progress: progress.text,
    details: details.text,
    places: placesOf(parcel),
    over: parcel.isOver,
  };
  const data = JSON.stringify(message);
  if (data !== stream.sent) connection.write(`event: parcel\ndata: ${data}\n\n`);
  stream.sent = data;
  if (!parcel.isOver) return;
  connection.write('event: end\ndata: {}\n\n');
  connection.end(false);
}

function tooMany(): ProblemError {
  return new ProblemError({ code: 'rate_limited', retry_after: retryAfterSeconds });
}

function unavailable(): ProblemError {
  return new ProblemError({ code: 'temporarily_unavailable', retry_after: retryAfterSeconds });
}
