/** The content security policy of a page, which loads only what `allowed` names, and is not framed. */
export function pagePolicy(...allowed: readonly string[]): string {
  const never = ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];
  return ["default-src 'none'", ...allowed, ...never].join('; ');
}

/** The headers of a page with this policy. The page is not framed, cached or indexed, and its links do not send its address. */
export function pageHeaders(policy: string) {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'no-referrer',
    'X-Frame-Options': 'DENY',
    'X-Robots-Tag': 'noindex',
    'Cache-Control': 'no-store',
  };
}
