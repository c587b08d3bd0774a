import type { FastifyRequest } from 'fastify';
import { prefersJson } from '../http/accept.ts';
import { pathOf } from '../http/path.ts';
import { html } from './html.ts';
import type { HtmlPage } from './html-page.ts';

/** Paths of programs, and of the files of pages, whatever is accepted. */
const ofPrograms = /^\/(?:v1|health|metrics|transparency)(?:\/|$)|\/assets\//;

/** Whether a person has opened an address in a browser. Everyone else gets a problem. */
export function isPageVisit(request: FastifyRequest): boolean {
  const { accept } = request.headers;
  if (request.method !== 'GET' || !/text\/html/i.test(accept ?? '') || prefersJson(accept)) return false;
  return !ofPrograms.test(pathOf(request));
}

/** The page of an address that does not exist. */
export const missingPage: HtmlPage = {
  title: 'There is no such page',
  body: html`
<h1>There is no such page</h1>
<p class="soft">The address may be wrong, or the page has moved.</p>
<p><a href="/docs">Documentation</a> · <a href="/dashboard">Dashboard</a></p>`,
};
