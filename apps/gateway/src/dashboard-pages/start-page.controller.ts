import { SETTINGS } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tokenInCookie } from '../access/browser-cookies.ts';

const found = 302;
const moved = 308;

/** Addresses that people and browsers request on their own. */
@Controller()
export class StartPageController {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** `/` → the dashboard for a browser with a session, otherwise the documentation. */
  @Get()
  async start(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await reply.redirect(tokenInCookie('session', request, this.settings) === null ? '/docs' : '/dashboard', found);
  }

  @Get('favicon.ico')
  async icon(@Res() reply: FastifyReply): Promise<void> {
    await reply.redirect('/docs/icon.svg', moved);
  }
}
