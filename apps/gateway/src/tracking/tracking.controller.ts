import type { OutgoingHttpHeaders } from 'node:http';
import { SETTINGS } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import { Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KeylessApi } from '../access/address-rate-limit.guard.ts';
import { clientNetwork } from '../access/client-network.ts';
import { streamHeaders } from '../events/stream-connection.ts';
import { type MapTiles, mapTilesOf } from '../pages/map-tiles.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { parcelView } from './parcel-view.ts';
import { TrackedParcels } from './tracked-parcels.ts';
import { trackingAssetLinks } from './tracking-assets.ts';
import { languageOf } from './tracking-language.ts';
import { noticePage, trackingPage } from './tracking-page.ts';
import { sendTrackingPage } from './tracking-policy.ts';
import { TrackingStreams } from './tracking-streams.ts';

const parcelStreamHeaders = { ...streamHeaders, 'X-Robots-Tag': 'noindex' } as const;

/**
 * `/track/{token}`: the page on which receivers follow their parcel, and its stream. The link is the only credential.
 */
@KeylessApi('track')
export class TrackingController {
  private readonly tiles: MapTiles | null;

  constructor(
    private readonly parcels: TrackedParcels,
    private readonly streams: TrackingStreams,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.tiles = mapTilesOf(settings);
  }

  @Get(':token')
  async show(
    @Param('token') token: string,
    @Query('lang') lang: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const language = languageOf(lang, request.headers['accept-language']);
    const followed = await this.parcels.follow(token);
    const result = followed === null ? ({ outcome: 'unknown' } as const) : await this.parcels.read(followed);
    const { tiles } = this;
    if (result.outcome === 'unknown') {
      return sendTrackingPage(reply, { status: 404, page: noticePage(language, 'unknown'), tiles });
    }
    if (result.outcome === 'ended') {
      return sendTrackingPage(reply, { status: 410, page: noticePage(language, 'ended'), tiles });
    }
    const { parcel, now } = result;
    const shown = { token, parcel, view: parcelView(parcel, language, now), language };
    await sendTrackingPage(reply, { status: 200, page: trackingPage(shown, tiles, trackingAssetLinks()), tiles });
  }

  /** Server-sent events: `parcel` with each change of the page, `heartbeat` after 15 s without one, and `end` when no more follow. */
  @Get(':token/stream')
  async stream(
    @Param('token') token: string,
    @Query('lang') lang: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const followed = await this.parcels.follow(token);
    if (followed === null) throw new ProblemError({ code: 'not_found' });
    const client = {
      token,
      language: languageOf(lang, request.headers['accept-language']),
      address: clientNetwork(request.ip),
    };
    if (request.method === 'HEAD') return void (await reply.headers(parcelStreamHeaders).send());
    const headers = { ...reply.getHeaders(), ...parcelStreamHeaders } as OutgoingHttpHeaders;
    const begins = await this.streams.begin(client, followed, { response: reply.raw, headers });
    if (begins) reply.hijack();
    else await reply.send();
  }
}
