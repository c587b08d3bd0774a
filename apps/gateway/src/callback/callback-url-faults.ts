import { parseCallbackUrl } from '@dakpion/callback-urls';
import type { FieldError } from '@dakpion/problems';

/** What is wrong with the field `callback_url`, beside its being text. */
export function findCallbackUrlFaults(url: unknown, allowPrivate: readonly string[]): FieldError[] {
  if (typeof url !== 'string') return [];
  const parsed = parseCallbackUrl(url, allowPrivate);
  return parsed.outcome === 'ok' ? [] : [{ field: 'callback_url', code: parsed.code, message: parsed.message }];
}
