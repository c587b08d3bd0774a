const prefixes = { sandbox: 'sandbox_key_test_', production: 'live_key_' } as const;

/** A key as it is shown: nothing of it but its last four characters, which old keys have not kept. */
export function maskedKey(environment: 'sandbox' | 'production', lastFour: string | null): string {
  return `${prefixes[environment]}••••${lastFour ?? ''}`;
}
