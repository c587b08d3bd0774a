import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DashboardFiles } from './dashboard-files.ts';
import { sendAsset, sendPage, sendPageToBrowsers } from './send-page.ts';

/**
 * `/dashboard`: the partners' dashboard (apps/dashboard). Each address below it is the same page, which knows its routes itself. No quota
 * of the caller's address counts these requests: what is sent lies in memory, and costs no more than a refusal.
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
    return sendAsset(this.files, name, request, reply);
  }
}
