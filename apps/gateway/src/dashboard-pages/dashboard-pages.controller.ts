import { randomBytes } from 'node:crypto';
import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';
import { type DashboardAsset, DashboardFiles } from './dashboard-files.ts';

const nonceBytes = 16;

/**
 * Everything comes from this host. Styles that components add while they run carry the nonce of the page; scripts need no
 * exception, and nothing needs 'unsafe-inline'.
 */
const policy = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * `/dashboard`: the partners' dashboard (apps/dashboard). Each address below it is the same page, which knows its routes itself. No quota
 * of the caller's address counts these requests: what is sent lies in memory, and costs no more than a refusal.
 */
@Controller('dashboard')
export class DashboardPagesController {
  constructor(@Inject(DashboardFiles) private readonly files: DashboardFiles) {}

  @Get()
  async start(@Res() reply: FastifyReply): Promise<void> {
    await this.sendPage(reply);
  }

  /** Every other address is for a browser that opens it. A script that asks for data at a wrong one must not get a page. */
  @Get([':area', ':area/:page', ':area/:page/:id'])
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!/text\/html/i.test(request.headers.accept ?? '')) throw new ProblemError({ code: 'not_found' });
    await this.sendPage(reply);
  }

  @Get('assets/:name')
  async asset(@Param('name') name: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const asset = this.files.asset(name);
    if (asset === null) throw new ProblemError({ code: 'not_found' });
    const { encoding, content } = encodedFor(request.headers['accept-encoding'] ?? '', asset);
    reply.headers({
      'Content-Type': asset.mediaType,
      // The name changes with the content.
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
    if (encoding !== null) reply.header('Content-Encoding', encoding);
    await reply.send(content);
  }

  private async sendPage(reply: FastifyReply): Promise<void> {
    const nonce = randomBytes(nonceBytes).toString('base64');
    const page = this.files.pageWith(nonce);
    if (page === null) throw new ProblemError({ code: 'not_found' });
    await reply
      .headers({
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policy(nonce),
        'Referrer-Policy': 'no-referrer',
        'X-Frame-Options': 'DENY',
        'X-Robots-Tag': 'noindex',
        // The nonce is for one response.
        'Cache-Control': 'no-store',
      })
      .send(page);
  }
}

function encodedFor(
  accepted: string,
  { plain, brotli, gzip }: DashboardAsset,
): { encoding: string | null; content: Uint8Array } {
  if (brotli !== null && /\bbr\b/.test(accepted)) return { encoding: 'br', content: brotli };
  if (gzip !== null && /\bgzip\b/.test(accepted)) return { encoding: 'gzip', content: gzip };
  return { encoding: null, content: plain };
}
