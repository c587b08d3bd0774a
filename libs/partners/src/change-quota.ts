import type { Actor } from '@dakpion/contracts';
import type { StateStore } from '@dakpion/state-store';

const daySeconds = 24 * 60 * 60;
/**
 * The number of changes that the keys of one partner may make at once, and again within a day. The same number applies to its
 * users.
 */
export const changesPerDay = 200;
/** Half of them, so that one user, e.g. one who may only read, cannot keep the others from revoking a key. */
export const changesPerUser = changesPerDay / 2;

/** The account was changed too often. One more change is possible after `retryAfterSeconds`. */
export class TooManyChangesError extends Error {
  override readonly name = 'TooManyChangesError';

  constructor(
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super(message);
  }
}

/**
 * Counts a change of a partner's account. The limit exists because each change is an event that is kept for ever and read with
 * every later change. Keys and users are counted separately, so that an attacker with a stolen key cannot keep the users from
 * revoking it. Operators are not counted. Throws TooManyChangesError. Errors: those of the state store.
 */
export async function countChange(stateStore: StateStore, partnerId: string, actor: Actor): Promise<void> {
  const { kind } = actor;
  if (kind !== 'api_key' && kind !== 'user') return;
  const name = `partner-changes:${partnerId}:${kind}`;
  if (kind === 'user') await take(stateStore, `${name}:${actor.user_id}`, changesPerUser);
  await take(stateStore, name, changesPerDay);
}

async function take({ tokenBuckets }: StateStore, name: string, perDay: number): Promise<void> {
  const bucket = { capacity: perDay, refillPerSecond: perDay / daySeconds };
  if ((await tokenBuckets.take(name, bucket)).granted) return;
  throw new TooManyChangesError(`${name}: ${perDay} changes were made in a day.`, Math.ceil(daySeconds / perDay));
}
