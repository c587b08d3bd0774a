import type { FastifyReply } from 'fastify';
import { Html, html } from '../pages/html.ts';
import { guideTitles } from './guides.ts';

/** Swagger UI sets styles on its elements. Scripts, requests and pictures come from this host only. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; font-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Sends a page of the documentation. `head` lists the files that it loads in addition to the common style. */
export async function sendDocumentationPage(
  reply: FastifyReply,
  page: { readonly title: string; readonly body: Html; readonly head?: Html },
): Promise<void> {
  const links = Object.entries(guideTitles).map(([name, title]) => html`<a href="/docs/${name}">${title}</a>`);
  const text = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} · Dakpion</title>
<link rel="stylesheet" href="/docs/assets/documentation.css">
${page.head ?? null}
</head>
<body>
<nav aria-label="Documentation"><strong><a href="/docs">Dakpion</a></strong>${links}<a href="/docs/reference">API reference</a><a href="/problems">Problems</a></nav>
<main>${page.body}</main>
</body>
</html>
`.text;
  await reply
    .headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'no-referrer',
      'X-Frame-Options': 'DENY',
      'Cache-Control': 'no-cache',
    })
    .send(text);
}

export const documentationStyle = `
:root { color-scheme: light dark; --ink: #1c2733; --soft: #5d6b7a; --line: #dbe2e8; --paper: #fff; --ground: #f3f6f8; --accent: #0b7a53 }
@media (prefers-color-scheme: dark) { :root { --ink: #e8edf2; --soft: #9aa7b4; --line: #33404c; --paper: #1a222a; --ground: #11171c; --accent: #4cc38a } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, "Noto Sans Bengali", sans-serif; display: grid; grid-template-columns: 15rem minmax(0, 1fr); min-height: 100vh }
nav { display: flex; flex-direction: column; gap: .25rem; padding: 1.5rem 1rem; background: var(--ground); border-right: 1px solid var(--line) }
nav a { padding: .25rem .5rem; border-radius: 6px; color: inherit; text-decoration: none }
nav a:hover, nav a:focus-visible { background: var(--line) }
main { max-width: 52rem; width: 100%; padding: 2rem; overflow-wrap: anywhere }
main > h1 { font-size: 1.8rem; line-height: 1.2; margin: 0 0 1rem }
main > h2 { font-size: 1.2rem; margin: 2rem 0 .5rem }
main a { color: var(--accent) }
main > table { border-collapse: collapse; width: 100%; display: block; overflow-x: auto }
main > table th, main > table td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line) }
main > pre { padding: .9rem 1rem; overflow-x: auto; background: var(--ground); border: 1px solid var(--line); border-radius: 8px; font-size: .85rem; line-height: 1.5 }
code { font-size: .9em; font-family: ui-monospace, monospace }
.reference { max-width: none; padding: 0; background: #fff; color-scheme: light }
@media (max-width: 50rem) { body { grid-template-columns: 1fr; grid-template-rows: max-content 1fr } nav { flex-direction: row; flex-wrap: wrap; border-right: 0 } main { padding: 1rem } }
`;
