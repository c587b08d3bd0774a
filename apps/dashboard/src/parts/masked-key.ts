const prefixes = { sandbox: 'sandbox_key_test_', production: 'live_key_' } as const;

/** A key without its secret part: only the last four characters, which are not stored for old keys. */
export function maskedKey(environment: 'sandbox' | 'production', lastFour: string | null): string {
  return `${prefixes[environment]}••••${lastFour ?? ''}`;
}
