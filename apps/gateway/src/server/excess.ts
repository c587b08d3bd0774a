import type { IncomingMessage } from 'node:http';
import { maxHeaders, maxParameters } from '../http/limits.ts';

/** Whether a request has more headers than are read. Any header can be among those that Node has left out. */
export function hasTooManyHeaders({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  // Names and values in turn.
  return rawHeaders.length > 2 * maxHeaders;
}

/** Whether the query of a URL has more parameters than are read. */
export function hasTooManyParameters(url: string): boolean {
  let at = url.indexOf('?');
  for (let parameters = 0; at !== -1; parameters += 1) {
    if (parameters === maxParameters) return url.length > at + 1;
    at = url.indexOf('&', at + 1);
  }
  return false;
}
