import { problemCodes, problemEntry } from '@dakpion/problems';
import { SETTINGS } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import { Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KeylessApi } from '../access/address-rate-limit.guard.ts';
import { prefersJson } from '../http/accept.ts';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/html-page.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** `GET /problems/{code}`: the page at the address in a problem's `type`, or JSON if Accept prefers it. */
@KeylessApi('problems')
export class ProblemPageController {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  @Get()
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const problems = problemCodes.map((code) => this.problem(code));
    if (prefersJson(request.headers.accept)) return void (await reply.send({ data: problems }));
    const lines = problems.map(
      ({ code, status, title }) => html`<dt>${status}</dt><dd><a href="/problems/${code}">${title}</a></dd>`,
    );
    await sendPage(reply, 200, { title: 'Problems', body: html`<h1>Problems</h1><dl>${lines}</dl>` });
  }

  @Get(':code')
  async show(@Param('code') code: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const problem = this.problem(code);
    if (prefersJson(request.headers.accept)) return void (await reply.send(problem));
    const { status, title, description } = problem;
    const body = html`<h1>${title}</h1>
<p class="soft">HTTP ${status} · <code>${code}</code></p>
<p>${description}</p>
<p class="soft"><a href="/problems">All problems</a></p>`;
    await sendPage(reply, 200, { title, body });
  }

  private problem(code: string): { type: string; code: string; status: number; title: string; description: string } {
    const entry = problemEntry(code);
    if (entry === undefined) throw new ProblemError({ code: 'not_found' });
    const { status, title, description } = entry;
    return { type: `${this.settings.publicUrl}/problems/${code}`, code, status, title, description };
  }
}
