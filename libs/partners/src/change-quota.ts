import type { Actor } from '@dakpion/contracts';
import type { StateStore } from '@dakpion/state-store';

const daySeconds = 24 * 60 * 60;
/**
 * The number of changes that the keys of one partner may make at once, and again within a day. The same number applies to its
 * users.
 */
export const changesPerDay = 200;
const bucket = { capacity: changesPerDay, refillPerSecond: changesPerDay / daySeconds };
const retryAfterSeconds = Math.ceil(1 / bucket.refillPerSecond);

/** The account was changed too often. One more change is possible after `retryAfterSeconds`. */
export class TooManyChangesError extends Error {
  override readonly name = 'TooManyChangesError';
  readonly retryAfterSeconds: number = retryAfterSeconds;
}

/**
 * Counts a change of a partner's account. The limit exists because each change is an event that is kept for ever and read with
 * every later change. Keys and users are counted separately, so that an attacker with a stolen key cannot keep the users from
 * revoking it. Operators are not counted. Throws TooManyChangesError. Errors: those of the state store.
 */
export async function countChange(stateStore: StateStore, partnerId: string, { kind }: Actor): Promise<void> {
  if (kind !== 'api_key' && kind !== 'user') return;
  const { granted } = await stateStore.tokenBuckets.take(`partner-changes:${partnerId}:${kind}`, bucket);
  if (!granted) throw new TooManyChangesError(`${partnerId} was changed ${changesPerDay} times in a day.`);
}
