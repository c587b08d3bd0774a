import type { DhakaTime } from '@dakpion/contracts';

/**
 * Sets the ends after a rotation: the newest, which was current, ends at `previousExpiresAt`. Older ones end now, if they have not
 * ended yet.
 */
export function expiring<Kept extends { readonly expires_at: DhakaTime | null }>(
  newestFirst: readonly Kept[],
  previousExpiresAt: DhakaTime | null,
  now: DhakaTime,
): Kept[] {
  // Times in this form sort as text.
  return newestFirst.map((kept, index) => {
    if (index === 0) return { ...kept, expires_at: previousExpiresAt ?? now };
    return kept.expires_at !== null && kept.expires_at < now ? kept : { ...kept, expires_at: now };
  });
}
