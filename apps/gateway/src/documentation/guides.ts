import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { marked } from 'marked';

/**
 * The guides in the order of the navigation: the file name in apps/gateway/guides, which is also in the address, and the title.
 */
export const guideTitles = {
  'first-order': 'First order',
  webhooks: 'Webhooks',
  idempotency: 'Idempotency and retries',
  sandbox: 'Sandbox',
  laptop: 'Develop on your laptop',
  errors: 'Errors',
  'rate-limits': 'Rate limits',
  lists: 'Lists of orders',
  requests: 'Request log',
  usage: 'Usage and statements',
  proofs: 'Proofs',
  clients: 'Clients',
  'going-live': 'Going live',
  versioning: 'Versioning',
} as const;

export type GuideName = keyof typeof guideTitles;

const folder = new URL('../../guides/', import.meta.url);

export function isGuideName(name: string): name is GuideName {
  return Object.hasOwn(guideTitles, name);
}

/** The Markdown of a guide, as stored in the repository. */
export function guideText(name: GuideName): string {
  return readFileSync(fileURLToPath(new URL(`${name}.md`, folder)), 'utf8');
}

/** The HTML of a guide. Its examples show the address of this installation instead of `https://api.dakpion.example`. */
export function guideHtml(name: GuideName, publicUrl: string): string {
  return marked.parse(guideText(name).replaceAll('https://api.dakpion.example', publicUrl), { async: false });
}
