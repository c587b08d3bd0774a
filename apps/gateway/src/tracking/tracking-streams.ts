import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { StreamConnection } from '../events/stream-connection.ts';
import { StreamFeeds } from '../events/stream-feeds.ts';
import { type StreamPlace, StreamPlaces } from '../events/stream-places.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { ParcelFeed, type TrackingClient, type TrackingStream } from './parcel-feed.ts';
import { type FollowedParcel, TrackedParcels } from './tracked-parcels.ts';

/** Streams of one address at this gateway. Many subscribers of a mobile network share one address. */
export const streamsPerAddress = 100;
/** Streams at this gateway in total, so that connections remain for partners. */
const maxStreams = 2_000;
const reconnectMs = 3_000;
const retryAfterSeconds = 15;

const openTrackingStreams = new Gauge({
  name: 'dakpion_tracking_streams',
  help: 'Streams of the tracking page that are open at this process.',
});

/**
 * The live tracking pages at this gateway. Any gateway can serve any parcel, because all state is in the state store.
 */
@Injectable()
export class TrackingStreams implements BeforeApplicationShutdown {
  private readonly feeds = new StreamFeeds<TrackingStream>(new Logger(TrackingStreams.name), 'Tracking pages');
  private readonly addresses = new Map<string, number>();
  private open = 0;

  constructor(
    private readonly parcels: TrackedParcels,
    private readonly places: StreamPlaces,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    await this.feeds.stop(({ connection }) => connection.end(false));
  }

  /**
   * Begins a stream on the response, with the present state of the parcel. Rejects with ProblemError before anything is
   * written: 429 when the link or the address has too many streams, 503 when the gateway has too many or is stopping. Returns false
   * if the client has left.
   */
  async begin(
    client: TrackingClient,
    followed: FollowedParcel,
    { response, headers }: { readonly response: ServerResponse; readonly headers: OutgoingHttpHeaders },
  ): Promise<boolean> {
    if (this.open >= maxStreams || this.feeds.isStopping) throw unavailable();
    const ofAddress = this.addresses.get(client.address) ?? 0;
    if (ofAddress >= streamsPerAddress) throw tooMany();
    this.open += 1;
    this.addresses.set(client.address, ofAddress + 1);
    let place: StreamPlace | null = null;
    try {
      place = await this.places.take(`tracking:${client.token}`);
      if (place === null) throw tooMany();
      if (this.feeds.isStopping) throw unavailable();
      if (!response.destroyed) {
        this.start({ client, place, followed }, response, headers);
        return true;
      }
    } catch (error) {
      await this.leave(client, place).catch(this.feeds.failed);
      throw error;
    }
    await this.leave(client, place);
    return false;
  }

  private start(
    { client, place, followed }: { client: TrackingClient; place: StreamPlace; followed: FollowedParcel },
    response: ServerResponse,
    headers: OutgoingHttpHeaders,
  ): void {
    response.writeHead(200, headers);
    const connection = new StreamConnection(response, () => performance.now());
    const stream: TrackingStream = { client, connection, place, sent: '' };
    connection.write(`retry: ${reconnectMs}\n\n`);
    const { parcels, places } = this;
    const makeFeed = () => new ParcelFeed(followed, { parcels, places, failed: this.feeds.failed });
    this.feeds.join(client.token, stream, makeFeed);
    openTrackingStreams.inc();
    // Last, so that a stream that could not begin leaves once.
    response.once('close', () => this.close(stream));
  }

  /** Called when the response has ended, on either side. */
  private close(stream: TrackingStream): void {
    const { client, connection, place } = stream;
    connection.end(false);
    openTrackingStreams.dec();
    this.feeds.leave(client.token, stream);
    this.leave(client, place).catch(this.feeds.failed);
  }

  /** Gives back what a stream has taken. `place` is null if it got none. Rejects with the errors of the state store. */
  private async leave({ address }: TrackingClient, place: StreamPlace | null): Promise<void> {
    this.open -= 1;
    const left = (this.addresses.get(address) ?? 1) - 1;
    if (left > 0) this.addresses.set(address, left);
    else this.addresses.delete(address);
    if (place !== null) await this.places.release(place);
  }
}

function tooMany(): ProblemError {
  return new ProblemError({ code: 'rate_limited', retry_after: retryAfterSeconds });
}

function unavailable(): ProblemError {
  return new ProblemError({ code: 'temporarily_unavailable', retry_after: retryAfterSeconds });
}
