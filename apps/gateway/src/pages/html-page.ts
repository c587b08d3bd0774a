import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { Html, html } from './html.ts';
import { pageStyle } from './page-style.ts';

/** A page rendered by the gateway; it loads nothing and runs no script. */
export interface HtmlPage {
  readonly title: string;
  readonly body: Html;
  /** Seconds after which the browser refreshes the page; none: never. */
  readonly refreshSeconds?: number;
}

// The page's style is allowed by its hash; everything else is refused.
const styleHash = createHash('sha256').update(pageStyle).digest('base64');
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex',
  'Cache-Control': 'no-store',
} as const;

/** The page's HTML. */
export function writePage({ title, body, refreshSeconds }: HtmlPage): string {
  const refresh = refreshSeconds === undefined ? null : html`<meta http-equiv="refresh" content="${refreshSeconds}">`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refresh}
<title>${title}</title>
<style>${new Html(pageStyle)}</style>
</head>
<body><main>${body}</main></body>
</html>
`.text;
}

/** Sends a page with headers that prevent framing, caching, indexing and scripts. */
export async function sendPage(reply: FastifyReply, status: number, page: HtmlPage): Promise<void> {
  await reply.status(status).headers(headers).send(writePage(page));
}
