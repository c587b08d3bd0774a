import { repeat } from '@dakpion/repetition';
import type { StreamConnection } from '../events/stream-connection.ts';
import type { Feed } from '../events/stream-feeds.ts';
import type { StreamPlace, StreamPlaces } from '../events/stream-places.ts';
import { parcelView } from './parcel-view.ts';
import type { FollowedParcel, TrackedParcels, TrackingResult } from './tracked-parcels.ts';
import type { Language } from './tracking-language.ts';
import { placesOf } from './tracking-map.ts';

const lookEveryMs = 1_000;
/** Milliseconds without a successful read after which the streams end: until then their pages say that they are live. */
export const unreadForMs = 10_000;
/** An event, because the script of the page must notice its absence. */
const heartbeat = 'event: heartbeat\ndata: {}\n\n';

/** The client of a stream. */
export interface TrackingClient {
  readonly token: string;
  readonly language: Language;
  /** As returned by `clientNetwork`. */
  readonly address: string;
}

/** A tracking page that is open. */
export interface TrackingStream {
  readonly client: TrackingClient;
  readonly connection: StreamConnection;
  readonly place: StreamPlace;
  /** The state that the client has received. */
  sent: string;
}

/** The sources of a feed. */
interface ParcelSources {
  readonly parcels: TrackedParcels;
  readonly places: StreamPlaces;
  /** Called after a failed read. The next read follows as usual. */
  readonly failed: (error: unknown) => void;
}

/** Reads a parcel once a second, for all pages at this gateway that show it. */
export class ParcelFeed implements Feed<TrackingStream> {
  readonly streams = new Set<TrackingStream>();
  /** When the parcel was last read. Monotonic milliseconds. */
  private readAt = performance.now();

  constructor(
    private readonly followed: FollowedParcel,
    private readonly sources: ParcelSources,
  ) {}

  follow(signal: AbortSignal): Promise<void> {
    const looks = {
      everyMs: lookEveryMs,
      goesOn: () => this.streams.size > 0,
      run: () => this.look(),
      onFailure: (error: unknown) => this.failed(error),
    };
    return repeat(looks, signal);
  }

  private async look(): Promise<void> {
    const { parcels, places } = this.sources;
    const result = await parcels.read(this.followed);
    this.readAt = performance.now();
    for (const stream of this.streams) {
      tell(stream, result);
      const state = stream.connection.watch(heartbeat);
      if (state !== 'alive') stream.connection.end(state === 'slow');
    }
    await Promise.all([...this.streams].map(({ place }) => places.hold(place)));
  }

  private failed(error: unknown): void {
    this.sources.failed(error);
    if (performance.now() - this.readAt < unreadForMs) return;
    for (const { connection } of this.streams) connection.end(false);
  }
}

/** Sends the changes that the client has not received. The last one is the end of the delivery. */
function tell(stream: TrackingStream, result: TrackingResult): void {
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
    awaitsNext: parcel.awaitsNext,
  };
  const data = JSON.stringify(message);
  if (data !== stream.sent) connection.write(`event: parcel\ndata: ${data}\n\n`);
  stream.sent = data;
  if (!parcel.isOver) return;
  connection.write('event: end\ndata: {}\n\n');
  connection.end(false);
}
