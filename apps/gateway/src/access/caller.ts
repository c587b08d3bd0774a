import type { Actor, Owner } from '@dakpion/contracts';
import type { RateLimit } from '@dakpion/partners';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The credential that admitted a request: an API key, or the token of a session. */
export interface Credential {
  readonly kind: 'api_key' | 'session';
  readonly secret: string;
}

/** The partner and environment that a request acts for, and its sender: a key, or a user of the dashboard. */
export interface Caller extends Owner {
  readonly actor: Extract<Actor, { kind: 'api_key' | 'user' }>;
  readonly credential: Credential;
  /** Requests per minute. */
  readonly rate_limits: RateLimit;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set when the request is admitted to /v1/business. Null elsewhere. */
    caller: Caller | null;
    /** Set when the request is refused because its API key has expired or was revoked. */
    expiredKeyOwner: Owner | null;
  }
}

/** The caller of a request under /v1/business. Throws for other requests. */
export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === null) throw new Error(`${request.routeOptions.url} was not admitted`);
  return request.caller;
}

/** Injects the {@link Caller}. */
export const CallerOfRequest = createParamDecorator((_: unknown, context: ExecutionContext) =>
  callerOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
