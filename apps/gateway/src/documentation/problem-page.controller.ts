import { SETTINGS } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import { Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KeylessApi } from '../access/address-rate-limit.guard.ts';
import { prefersJson } from '../http/accept.ts';
import { OpenApiDocuments } from '../openapi/openapi-documents.ts';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/html-page.ts';
import { guideTitles } from '../problem-table/guides.ts';
import { type ProblemCode, problemCodes, problemEntry } from '../problem-table/problem-table.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** A problem as JSON. */
interface ProblemSummary {
  readonly type: string;
  readonly code: ProblemCode;
  readonly status: number;
  readonly title: string;
  readonly description: string;
  readonly remedy: string;
  /** The address of the guide about it. Null if there is none. */
  readonly guide: string | null;
}

/** `GET /problems/{code}`: the page at the address in a problem's `type`, or JSON if Accept prefers it. */
@KeylessApi('problems')
export class ProblemPageController {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly documents: OpenApiDocuments,
  ) {}

  @Get()
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const problems = problemCodes.map((code) => this.problem(code));
    if (prefersJson(request.headers.accept)) return void (await reply.send({ data: problems }));
    const lines = problems.map(
      ({ code, status, title }) =>
        html`<dt>${status}</dt><dd><a href="/problems/${code}">${title}</a> <code class="soft">${code}</code></dd>`,
    );
    const body = html`<p class="soft"><a href="/docs">Documentation</a></p>
<h1>Problems</h1>
<p>Every error is a problem with a stable <code>code</code>. The guide <a href="/docs/errors">Errors</a> says how a program uses it.</p>
<dl>${lines}</dl>`;
    await sendPage(reply, 200, { title: 'Problems · Dakpion', body });
  }

  @Get(':code')
  async show(@Param('code') code: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const problem = this.problem(code);
    if (prefersJson(request.headers.accept)) return void (await reply.send(problem));
    const { status, title, description, remedy, guide } = entryOf(code);
    const body = html`<p class="soft"><a href="/docs">Documentation</a> › <a href="/problems">Problems</a></p>
<h1>${title}</h1>
<p class="soft">HTTP ${status} · <code>${code}</code></p>
<h2>Cause</h2>
<p>${description}</p>
<h2>How to mend it</h2>
<p>${remedy}</p>
${guide === undefined ? null : html`<p>Guide: <a href="/docs/${guide}">${guideTitles[guide]}</a></p>`}
<h2>Example of the response</h2>
<pre tabindex="0"><code>${this.example(problem.code)}</code></pre>`;
    await sendPage(reply, 200, { title: `${title} · Dakpion`, body });
  }

  private problem(code: string): ProblemSummary {
    const { status, title, description, remedy, guide } = entryOf(code);
    const { publicUrl } = this.settings;
    const type = `${publicUrl}/problems/${code}`;
    const guideUrl = guide === undefined ? null : `${publicUrl}/docs/${guide}`;
    return { type, code: code as ProblemCode, status, title, description, remedy, guide: guideUrl };
  }

  /** The recorded answer, with the address of this installation. */
  private example(code: ProblemCode): string {
    return JSON.stringify(this.documents.problemExample(code), null, 2).replaceAll(
      'https://api.dakpion.example',
      () => this.settings.publicUrl,
    );
  }
}

/** Throws ProblemError `not_found` for an unknown code. */
function entryOf(code: string): NonNullable<ReturnType<typeof problemEntry>> {
  const entry = problemEntry(code);
  if (entry === undefined) throw new ProblemError({ code: 'not_found' });
  return entry;
}
