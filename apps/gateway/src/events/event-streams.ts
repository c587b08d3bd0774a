import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Owner } from '@dakpion/contracts';
import { OrderEventIndex, OrderViews, RiderLocations, scopeOf } from '@dakpion/read-models';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import type { Credential } from '../access/caller.ts';
import { PartnerAccess } from '../access/partner.access.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { OrderCommands } from '../service-requests/order-commands.ts';
import { EventStream, type StreamScope } from './event-stream.ts';
import { OwnerFeed } from './owner-feed.ts';
import { RiderMovements } from './rider-movements.ts';
import { StreamFeeds } from './stream-feeds.ts';
import { type StreamPlace, StreamPlaces, streamsPerFollower } from './stream-places.ts';

const retryAfterSeconds = 5;
/** No event of an order has this position: a partner's account is recorded before its orders. */
const beforeAllEvents = 0;

/** The client that opens a stream. */
interface StreamClient {
  readonly owner: Owner;
  /** Checked again as long as the stream is open. */
  readonly credential: Credential;
  /** The owner of the limit on streams: the partner's keys, or one user of the dashboard. */
  readonly follower: string;
}

interface OpenStream {
  readonly client: StreamClient;
  readonly place: StreamPlace;
}

/** All event streams at this gateway. One feed per owner reads the events for all streams of that owner. */
@Injectable()
export class EventStreams implements BeforeApplicationShutdown {
  private readonly feeds = new StreamFeeds<EventStream>(new Logger(EventStreams.name), 'Event streams');
  private readonly open = new Map<EventStream, OpenStream>();

  constructor(
    private readonly index: OrderEventIndex,
    private readonly locations: RiderLocations,
    private readonly access: PartnerAccess,
    private readonly orderCommands: OrderCommands,
    private readonly orderViews: OrderViews,
    private readonly places: StreamPlaces,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    await this.feeds.stop((stream) => stream.end('shutdown'));
  }

  /**
   * Begins a stream on the response. Rejects with ProblemError before anything is written: 429 when the follower has too many
   * streams, 503 during a shutdown. Without `after`, the stream of all orders begins with the next event. Returns false if the client
   * has left.
   */
  async begin(
    client: StreamClient,
    { orderId, after }: StreamScope,
    { response, headers }: { readonly response: ServerResponse; readonly headers: OutgoingHttpHeaders },
  ): Promise<boolean> {
    const place = await this.places.take(`${client.follower}:${client.owner.environment}`);
    if (place === null)
      throw new ProblemError({ code: 'rate_limited', retry_after: retryAfterSeconds, limit: streamsPerFollower });
    try {
      const from = after ?? (orderId === null ? await this.now(client.owner) : null);
      if (this.feeds.isStopping) {
        throw new ProblemError({ code: 'temporarily_unavailable', retry_after: retryAfterSeconds });
      }
      if (response.destroyed) {
        await this.places.release(place);
        return false;
      }
      response.writeHead(200, headers);
      const stream = new EventStream(response, { orderId, after: from }, () => performance.now());
      this.open.set(stream, { client, place });
      response.once('close', () => this.close(stream));
      this.feeds.join(scopeOf(client.owner), stream, () => this.newFeed(client.owner));
      return true;
    } catch (error) {
      await this.places.release(place);
      throw error;
    }
  }

  /** The position of the last event. Also an owner without events gets one: a client that loses the stream continues there. */
  private async now(owner: Owner): Promise<string> {
    return String((await this.index.latest(owner)) ?? beforeAllEvents);
  }

  private newFeed(owner: Owner): OwnerFeed {
    return new OwnerFeed(owner, {
      index: this.index,
      movements: new RiderMovements(owner, this.orderViews, this.locations),
      page: (of, wanted) => this.orderCommands.events(of, wanted),
      verify: (streams) => this.verify(streams),
      failed: this.feeds.failed,
    });
  }

  /** Called when the response has ended, on either side. */
  private close(stream: EventStream): void {
    const opened = this.open.get(stream);
    if (opened === undefined) return;
    stream.end('client');
    this.open.delete(stream);
    this.feeds.leave(scopeOf(opened.client.owner), stream);
    this.places.release(opened.place).catch(this.feeds.failed);
  }

  private async verify(streams: readonly EventStream[]): Promise<void> {
    const checks = new Map<string, Promise<boolean>>();
    for (const stream of streams) {
      const opened = this.open.get(stream);
      if (opened === undefined) continue;
      const { credential, owner } = opened.client;
      const check = checks.get(credential.secret) ?? this.access.stillAdmits(credential, owner.partner_id);
      checks.set(credential.secret, check);
      if (await check) {
        stream.verified();
        await this.places.hold(opened.place);
      } else stream.end(opened.client.credential.kind === 'api_key' ? 'key' : 'session');
    }
  }
}
