import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendStaticFile } from '../static-files/send-static-file.ts';
import { trackingFiles } from './tracking-assets.ts';

/**
 * `GET /track/assets/{name}`: the files of the tracking page. These requests do not count against the quota of the
 * caller's address: many receivers share one address, and the files are in memory.
 */
@Controller('track/assets')
export class TrackingAssetsController {
  @Get(':name')
  asset(@Param('name') name: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return sendStaticFile(trackingFiles, name, request, reply);
  }
}
