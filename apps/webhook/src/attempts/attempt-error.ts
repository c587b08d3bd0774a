/** The codes of attempts without an answer, by the error code of Node, of undici or of Dakpion's own lookup. */
const codes: Readonly<Record<string, string>> = {
  address_not_allowed: 'address_not_allowed',
  ECONNREFUSED: 'connection_refused',
  ECONNRESET: 'connection_reset',
  EPIPE: 'connection_reset',
  UND_ERR_SOCKET: 'connection_reset',
  ENOTFOUND: 'name_not_resolved',
  EAI_AGAIN: 'name_not_resolved',
  EHOSTUNREACH: 'address_unreachable',
  ENETUNREACH: 'address_unreachable',
  EADDRNOTAVAIL: 'address_unreachable',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_OVERFLOW: 'invalid_answer',
  answer_too_long: 'invalid_answer',
  // Two different lengths, or a length that is not a number.
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'invalid_answer',
  // A status below 100.
  ERR_ASSERTION: 'invalid_answer',
};

/** The code of a failed request: one of {@link codes}, `invalid_answer`, `tls_failed`, or otherwise `request_failed`. */
export function attemptErrorOf(error: unknown): string {
  const { name, code, cause, errors } = error as { name?: unknown; code?: unknown; cause?: unknown; errors?: unknown };
  if (name === 'HTTPParserError') return 'invalid_answer';
  if (typeof code === 'string') {
    const known = codes[code];
    if (known !== undefined) return known;
    if (/^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|EPROTO)/.test(code)) return 'tls_failed';
  }
  // A connection that was tried at several addresses fails with the errors of all of them.
  if (Array.isArray(errors) && errors.length > 0) return attemptErrorOf(errors[0]);
  return typeof cause === 'object' && cause !== null ? attemptErrorOf(cause) : 'request_failed';
}
