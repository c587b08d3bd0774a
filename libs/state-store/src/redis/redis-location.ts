/** Where the keys of a state store in Redis are. */
export interface RedisStateStoreOptions {
  /** `redis://` or `rediss://`, optionally with user, password and database. Redis 7.0 or newer, or Valkey. */
  readonly url: string;
  /** The prefix of all keys, without braces. Default: `dakpion:`. */
  readonly keyPrefix?: string;
}
