import type { Environment } from '../api/gateway.ts';

type Page = Pick<Document, 'querySelector'>;

/** A value that the gateway has inserted into the page. Null if there is none. Throws for a page that it has not written. */
export function insertedIn(page: Page, name: string): unknown {
  const text = page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
  // Vite's development server does not fill the placeholder.
  return text === '' || text.startsWith('__') ? null : JSON.parse(text);
}

/** The base URL for the keys of an environment. Usually it is the page's own. */
export function apiAddress(page: Page & Pick<Document, 'location'>, environment: Environment): string {
  const addresses = insertedIn(page, 'api-addresses') as Readonly<Record<Environment, string>> | null;
  return addresses?.[environment] ?? page.location.origin;
}
