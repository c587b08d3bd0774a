import { gunzipSync } from 'node:zlib';
import { SETTINGS } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import { Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KeylessApi } from '../access/address-rate-limit.guard.ts';
import { isNamedBy } from '../http/entity-tag.ts';
import { Html, html } from '../pages/html.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { documentationAsset } from './documentation-assets.ts';
import { sendDocumentationPage } from './documentation-page.ts';
import { guideHtml, guideTitles, isGuideName } from './guides.ts';

/** `/docs`: guides for partners' developers, and the API reference with a console. Loads nothing from other hosts. */
@KeylessApi('docs')
export class DocumentationController {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  @Get()
  async index(@Res() reply: FastifyReply): Promise<void> {
    const guides = Object.entries(guideTitles).map(
      ([name, title]) => html`<li><a href="/docs/${name}">${title}</a></li>`,
    );
    const body = html`<h1>Dakpion for developers</h1>
<p>Request a price, place an order, follow it, and receive a signed webhook for every change.</p>
<p>Begin with <a href="/docs/first-order">your first order</a>. It takes five minutes.</p>
<h2>Guides</h2>
<ul>${guides}</ul>
<h2>Reference</h2>
<ul><li><a href="/docs/reference">API reference with a console</a></li>
<li><a href="/openapi.json">OpenAPI 3.1 document</a></li>
<li><a href="/problems">Problem codes</a></li></ul>`;
    await sendDocumentationPage(reply, { title: 'Documentation', body });
  }

  @Get('reference')
  async reference(@Res() reply: FastifyReply): Promise<void> {
    const head = html`<link rel="stylesheet" href="/docs/assets/swagger-ui.css">
<script defer src="/docs/assets/swagger-ui-bundle.js"></script>
<script defer src="/docs/assets/reference.js"></script>`;
    const body = html`<div id="reference" class="reference"><p>The reference needs JavaScript. The same is in <a href="/openapi.json">openapi.json</a>.</p></div>`;
    await sendDocumentationPage(reply, { title: 'API reference', body, head });
  }

  @Get('assets/:name')
  async asset(@Param('name') name: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const asset = documentationAsset(name);
    if (asset === null) throw new ProblemError({ code: 'not_found' });
    reply.headers({ ETag: asset.entityTag, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' });
    if (isNamedBy(request.headers['if-none-match'], asset.entityTag)) return void (await reply.status(304).send());
    reply.type(asset.mediaType);
    if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
      return void (await reply.header('Content-Encoding', 'gzip').send(asset.gzipped));
    }
    await reply.send(gunzipSync(asset.gzipped));
  }

  @Get(':guide')
  async guide(@Param('guide') name: string, @Res() reply: FastifyReply): Promise<void> {
    if (!isGuideName(name)) throw new ProblemError({ code: 'not_found' });
    const body = new Html(guideHtml(name, this.settings.publicUrl));
    await sendDocumentationPage(reply, { title: guideTitles[name], body });
  }
}
