/** A part of a path without percent-encoding. Unchanged if it is encoded wrongly. */
export function decodedPart(part: string): string {
  if (!part.includes('%')) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
