/** The origin of a URL: scheme, host and port, e.g. `https://shop.example`. Null if `url` is not an absolute URL. */
export function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null;
}
