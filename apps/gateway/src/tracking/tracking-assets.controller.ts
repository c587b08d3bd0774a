import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendAsset } from '../page-assets/send-asset.ts';
import { trackingAsset } from './tracking-assets.ts';

/** One day: during an update of the gateways, an address may return the file of the other version. */
const keptForSeconds = 86_400;

/**
 * `GET /track/assets/{name}`: the files of the tracking page. These requests do not count against the quota of the
 * caller's address: many receivers share one address, and the files are in memory.
 */
@Controller('track/assets')
export class TrackingAssetsController {
  @Get(':name')
  async asset(@Param('name') name: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await sendAsset(trackingAsset(name), `public, max-age=${keptForSeconds}`, request, reply);
  }
}
