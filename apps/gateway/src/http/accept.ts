/** Whether the client prefers JSON to a page: Accept names JSON and does not name HTML before it. */
export function prefersJson(accept: string | undefined): boolean {
  const wanted = (accept ?? '').toLowerCase();
  const json = wanted.search(/application\/(?:[\w.-]+\+)?json/);
  const page = wanted.indexOf('text/html');
  return json !== -1 && (page === -1 || json < page);
}

/** Whether `Accept-Encoding` names the encoding with a weight above 0. A weight of 0 refuses it. */
export function acceptsEncoding(encoding: 'br' | 'gzip', accepted: string | undefined): boolean {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted ?? '');
}
