import { type Html, html } from '../pages/html.ts';
import type { HtmlPage } from '../pages/html-page.ts';
import type { ReceivedWebhook } from './inbox.ts';
import { jsonOf, newestWithin } from './webhook-text.ts';

/** Largest HTML of the webhooks of a page, in bytes: 100 webhooks or more. */
const maxBytes = 512 * 1024;

/** The webhooks of one inbox, newest first. Older ones that do not fit are counted only. */
export function inboxPage(name: string, received: readonly ReceivedWebhook[]): HtmlPage {
  const shown = newestWithin(received, maxBytes, (webhook) => {
    const article = webhookOf(webhook);
    return { shown: article, size: Buffer.byteLength(article.text) };
  });
  const left = received.length - shown.length;
  const body = html`
<h1>Webhook inbox: ${name}</h1>
<p class="soft">Sandbox webhooks to /inbox/${name} that this program sends are kept here and answered 200, after their signature was verified.</p>
<p>${received.length === 0 ? 'Nothing has come yet.' : `${received.length} received, newest first.`}${left === 0 ? '' : ` The oldest ${left} are too long to be shown.`}</p>
${shown.toReversed()}`;
  return { title: `Inbox ${name}`, body, isLive: true };
}

/** All inboxes. */
export function inboxesPage(names: readonly string[]): HtmlPage {
  const lines = names.map((name) => html`<p><a href="/inbox/${name}">${name}</a></p>`);
  const body = html`
<h1>Webhook inboxes</h1>
<p class="soft">Use /inbox/{any name} of this server as a sandbox callback URL to see its webhooks here.</p>
${names.length === 0 ? html`<p>Nothing has come yet.</p>` : lines}`;
  return { title: 'Inboxes', body, isLive: true };
}

function webhookOf({ received_at, headers, body }: ReceivedWebhook): Html {
  const lines = Object.entries(headers).map(([name, value]) => html`<dt>${name}</dt><dd><code>${value}</code></dd>`);
  return html`<article><h2>${headlineOf(body)}</h2>
<dl><dt>received</dt><dd>${received_at}</dd>${lines}</dl>
<pre>${indented(body)}</pre></article>`;
}

/** A short description of the webhook, if it is one of ours. */
function headlineOf(body: string): string {
  const parsed = jsonOf(body);
  if (typeof parsed !== 'object' || parsed === null) return 'Not JSON';
  const { event, order_id, parcel_status } = parsed as Record<string, unknown>;
  const words = [event, parcel_status, order_id].filter((word) => typeof word === 'string');
  return words.length === 0 ? 'Webhook' : words.join(' · ');
}

function indented(body: string): string {
  const parsed = jsonOf(body);
  return parsed === undefined ? body : JSON.stringify(parsed, null, 2);
}
