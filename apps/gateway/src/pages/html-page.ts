import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { Html, html } from './html.ts';
import { pageHeaders, pagePolicy } from './page-headers.ts';
import { pageStyle } from './page-style.ts';

/** A page rendered by the gateway. It loads nothing from other hosts, and runs no script unless it is live. */
export interface HtmlPage {
  readonly title: string;
  readonly body: Html;
  /** Shows changes by itself. */
  readonly isLive?: boolean;
}

const refreshSeconds = 3;
/** Reads the page again, and replaces its content if that has changed: the reader stays where they are. */
const liveScript = `
setInterval(async () => {
  if (document.hidden) return;
  const response = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => null);
  if (response === null || !response.ok) return;
  const next = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('main');
  const main = document.querySelector('main');
  if (next !== null && next.innerHTML !== main.innerHTML) main.replaceWith(next);
}, ${refreshSeconds * 1_000});
`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
// The page's style and script are allowed by their hashes. Everything else is refused.
const policyOf = ({ isLive = false }: HtmlPage) =>
  pagePolicy(
    `style-src ${hashOf(pageStyle)}`,
    ...(isLive ? [`script-src ${hashOf(liveScript)}`, "connect-src 'self'"] : []),
  );

/** The page's HTML. */
function writePage({ title, body, isLive = false }: HtmlPage): string {
  const refresh = html`<noscript><meta http-equiv="refresh" content="${refreshSeconds}"></noscript>`;
  const script = html`<script>${new Html(liveScript)}</script>`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${isLive ? refresh : null}
<title>${title}</title>
<style>${new Html(pageStyle)}</style>
</head>
<body><main>${body}</main>${isLive ? script : null}</body>
</html>
`.text;
}

/** Sends a page with headers that prevent framing, caching, indexing and foreign scripts. */
export async function sendPage(reply: FastifyReply, status: number, page: HtmlPage): Promise<void> {
  await reply
    .status(status)
    .headers(pageHeaders(policyOf(page)))
    .send(writePage(page));
}
