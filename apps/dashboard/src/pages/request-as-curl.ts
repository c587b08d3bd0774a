import type { LoggedRequest } from '@dakpion/client';

/** A quoted word for a POSIX shell: nothing in it is expanded. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/**
 * A command that sends the request again. `$DAKPION_API_KEY` replaces the key. `address` is that of the
 * key's environment, e.g. `https://api.example.com`.
 */
export function requestAsCurl({ method, path, query, idempotency_key, body }: LoggedRequest, address: string): string {
  const url = `${address}${path}${query === null ? '' : `?${query}`}`;
  const words = [
    'curl -sS',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    quoted(url),
    '-H "X-API-Key: $DAKPION_API_KEY"',
  ];
  if (idempotency_key !== null) words.push('-H', quoted(`X-Idempotency-Key: ${idempotency_key}`));
  if (body !== null) words.push('-H', quoted('Content-Type: application/json'), '-d', quoted(body));
  return words.join(' ');
}
