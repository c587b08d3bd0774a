import type { RateLimit } from '@dakpion/partners';
import type { StateStore } from '@dakpion/state-store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';
import { isReading } from './is-reading.ts';

const windowSeconds = 60;

/** The owner of the quota. */
interface QuotaOwner {
  /** Prefix of the bucket's name. */
  readonly name: string;
  /** Requests per minute. */
  readonly rateLimit: RateLimit;
  /** The cost of the request, default 1. It is capped at the size of the quota. */
  readonly cost?: number;
  /** The part of the cost that was taken before for the same request. Default 0. */
  readonly paid?: number;
}

/**
 * Takes a request from a quota of writes and reads per minute, a token bucket that all instances share. Reports the
 * bucket in the headers of draft-ietf-httpapi-ratelimit-headers: `r` tokens left, full again in `t` seconds. A refused
 * request can be repeated after `t` seconds. Throws `rate_limited`.
 */
export async function takeQuota(
  stateStore: StateStore,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, rateLimit, cost = 1, paid = 0 }: QuotaOwner,
): Promise<void> {
  const kind = isReading(request) ? 'read' : 'write';
  const quota = rateLimit[kind];
  const tokens = Math.min(quota, cost) - Math.min(quota, paid);
  if (tokens <= 0) return;
  const bucket = { capacity: quota, refillPerSecond: quota / windowSeconds };
  const grant = await stateStore.tokenBuckets.take(`${name}:${kind}`, bucket, tokens);
  // If a refused request is repeated, it pays again what was taken before.
  const lost = grant.granted ? 0 : Math.min(quota, paid);
  const seconds = Math.max(1, Math.ceil(grant.resetMs / 1000 + lost / bucket.refillPerSecond));
  reply
    .header('RateLimit-Policy', `"${kind}";q=${quota};w=${windowSeconds}`)
    .header('RateLimit', `"${kind}";r=${grant.remaining};t=${seconds}`);
  if (!grant.granted) throw new ProblemError({ code: 'rate_limited', retry_after: seconds });
}
