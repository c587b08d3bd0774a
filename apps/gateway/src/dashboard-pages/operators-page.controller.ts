import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendStaticFile } from '../static-files/send-static-file.ts';
import { type DashboardFiles, OPERATORS_FILES } from './dashboard-files.ts';
import { sendPage, sendPageToBrowsers } from './send-page.ts';

/**
 * `/operator`: the operators' page (apps/dashboard/src/operator), on the operators' port. The page is the same for everyone and
 * holds no data: it reads data from `/v1/operator` with the token that its user enters.
 */
@Controller('operator')
export class OperatorsPageController {
  constructor(@Inject(OPERATORS_FILES) private readonly files: DashboardFiles) {}

  @Get()
  start(@Res() reply: FastifyReply): Promise<void> {
    return sendPage(this.files, reply);
  }

  @Get([':area', ':area/:id'])
  page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return sendPageToBrowsers(this.files, request, reply);
  }

  @Get('assets/:name')
  asset(@Param('name') name: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return sendStaticFile(this.files.assets, name, request, reply);
  }
}
