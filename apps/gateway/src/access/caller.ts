import type { Environment } from '@dakpion/contracts';
import type { RateLimit } from '@dakpion/partners';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Whose key a request carries. */
export interface Caller {
  readonly partner_id: string;
  readonly environment: Environment;
  readonly key_id: string;
  readonly rate_limits: RateLimit;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the API key guard; null on what needs no key. */
    caller: Caller | null;
  }
}

/** The caller of a request behind the API key guard. */
export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === null) throw new Error(`${request.routeOptions.url} has no API key guard`);
  return request.caller;
}

/** Injects the {@link Caller}. */
export const CallerOfRequest = createParamDecorator((_: unknown, context: ExecutionContext) =>
  callerOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
