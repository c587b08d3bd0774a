import { SETTINGS } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import { Get, HttpCode, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KeylessApi } from '../access/address-rate-limit.guard.ts';
import { prefersJson } from '../http/accept.ts';
import { Post } from '../http/post.ts';
import { sendPage } from '../pages/html-page.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { Inbox, type ReceivedWebhook } from './inbox.ts';
import { inboxesPage, inboxPage } from './inbox-page.ts';
import { OwnWebhooks } from './own-webhooks.ts';
import { jsonOf, newestWithin } from './webhook-text.ts';

const nameForm = /^[0-9A-Za-z_-]{1,40}$/;
const keptHeaders = /^(?:webhook-.*|x-webhook-.*|content-type|user-agent|traceparent)$/;
/** Not stored: everyone can read an inbox, and these secrets would let a reader impersonate Dakpion. */
const secretHeaders = /^x-webhook-secret/;
const maxHeaders = 10;
const maxHeaderLength = 500;
/** A webhook has about 3 KB, and at most 50 KB: 20 pairs of metadata have 43 KB in characters of four bytes. */
const maxBodyBytes = 52 * 1024;
/** Largest answer with JSON, in bytes. */
const maxAnswerBytes = 512 * 1024;

/**
 * `/inbox/{name}`: receives sandbox webhooks of this program and shows them. Other sites' requests are refused: a page that a
 * developer visits must neither fill nor load an inbox. Where the settings disable the inbox, the path does not exist.
 */
@KeylessApi('inbox')
export class InboxController {
  constructor(
    private readonly inbox: Inbox,
    private readonly ownWebhooks: OwnWebhooks,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Post(':name', { repeated: 'harmless', bodyLimitBytes: maxBodyBytes })
  @HttpCode(200)
  async receive(@Param('name') name: string, @Req() request: FastifyRequest): Promise<{ received: true }> {
    this.mustExist(name);
    refuseBrowsers(request);
    if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
      throw new ProblemError({ code: 'unsupported_media_type' });
    }
    const body = request.body instanceof Uint8Array ? request.body.toString() : '';
    // Everyone can read an inbox: production webhooks contain personal data, and are not stored here.
    const { environment, order_id } = membersOf(body);
    if (environment === 'production') throw new ProblemError({ code: 'not_found' });
    if (environment !== 'sandbox' || !(await this.ownWebhooks.isOwn(request.headers, body, order_id))) {
      throw new ProblemError({ code: 'webhook_not_ours' });
    }
    await this.inbox.receive(name, headersOf(request), body);
    return { received: true };
  }

  @Get()
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.mustExist();
    refuseOtherSites(request);
    const inboxes = await this.inbox.list();
    if (prefersJson(request.headers.accept)) await reply.send({ data: inboxes });
    else await sendPage(reply, 200, inboxesPage(inboxes.map(({ name }) => name)));
  }

  @Get(':name')
  async show(@Param('name') name: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.mustExist(name);
    refuseOtherSites(request);
    const received = await this.inbox.read(name);
    if (prefersJson(request.headers.accept))
      await reply.type('application/json; charset=utf-8').send(writtenList(received));
    else await sendPage(reply, 200, inboxPage(name, received));
  }

  private mustExist(name = 'any'): void {
    if (!this.settings.inbox || !nameForm.test(name)) throw new ProblemError({ code: 'not_found' });
  }
}

function headersOf(request: FastifyRequest): Record<string, string> {
  const kept = Object.entries(request.headers).filter(([name]) => keptHeaders.test(name));
  const shown = (name: string, value: unknown) =>
    secretHeaders.test(name) ? '(withheld)' : String(value).slice(0, maxHeaderLength);
  return Object.fromEntries(kept.slice(0, maxHeaders).map(([name, value]) => [name, shown(name, value)]));
}

/** Refuses requests of browsers, whatever their site: only programs send webhooks. */
function refuseBrowsers({ headers }: FastifyRequest): void {
  if (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined) {
    throw new ProblemError({ code: 'cross_site_request' });
  }
}

function refuseOtherSites({ headers: { 'sec-fetch-site': site } }: FastifyRequest): void {
  if (site === 'cross-site' || site === 'same-site') throw new ProblemError({ code: 'cross_site_request' });
}

function membersOf(body: string): { readonly environment?: unknown; readonly order_id?: unknown } {
  const parsed = jsonOf(body);
  return typeof parsed === 'object' && parsed !== null ? parsed : {};
}

/** The newest webhooks that fit into one answer. */
function writtenList(received: readonly ReceivedWebhook[]): string {
  const written = newestWithin(received, maxAnswerBytes, (webhook) => {
    const shown = JSON.stringify(withParsedBody(webhook));
    return { shown, size: Buffer.byteLength(shown) };
  });
  return `{"data":[${written.join(',')}]}`;
}

/** Programs need the JSON as sent. Other text stays text. */
function withParsedBody(webhook: ReceivedWebhook): { received_at: string; headers: object; body: unknown } {
  return { ...webhook, body: jsonOf(webhook.body) ?? webhook.body };
}
