import type { Environment } from '@dakpion/contracts';

/** Requests per minute: `write` for requests that change something, `read` for all others. */
export interface RateLimit {
  readonly write: number;
  readonly read: number;
}

export type RateLimits = Readonly<Record<Environment, RateLimit>>;

/** The rate limits of a new partner. */
export const defaultRateLimits: RateLimits = {
  sandbox: { write: 120, read: 600 },
  production: { write: 600, read: 3_000 },
};
