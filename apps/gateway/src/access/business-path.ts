/** Where all endpoints of partners are. */
export const businessPrefix = '/v1/business';

/** Whether a path, as it was sent or as a route has it, belongs to the partners' API. Percent-encodings hide nothing. */
export function isBusinessPath(path: string): boolean {
  // A request line may name the server before the path (RFC 9112, section 3.2.2).
  const [, version = '', area = ''] = path.replace(/^[a-z]+:\/\/[^/]*/i, '').split('/', 3);
  return `/${decoded(version)}/${decoded(area)}` === businessPrefix;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
