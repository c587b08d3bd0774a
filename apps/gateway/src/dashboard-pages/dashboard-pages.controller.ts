import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendStaticFile } from '../static-files/send-static-file.ts';
import { DashboardFiles } from './dashboard-files.ts';
import { sendPage, sendPageToBrowsers } from './send-page.ts';

/**
 * `/dashboard`: the partners' dashboard (apps/dashboard). Every address below it returns the same page, which does its own
 * routing. These requests do not count against the quota of the caller's address: the files are in memory, and sending one costs
 * no more than a refusal.
 */
@Controller('dashboard')
export class DashboardPagesController {
  constructor(@Inject(DashboardFiles) private readonly files: DashboardFiles) {}

  @Get()
  start(@Res() reply: FastifyReply): Promise<void> {
    return sendPage(this.files, reply);
  }

  @Get([':area', ':area/:page', ':area/:page/:id'])
  page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return sendPageToBrowsers(this.files, request, reply);
  }

  @Get('assets/:name')
  asset(@Param('name') name: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return sendStaticFile(this.files.assets, name, request, reply);
  }
}
