import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { Declared, type RouteDeclaration } from '../openapi/route.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { Sessions } from './sessions.ts';

const mark = 'requires-confirmation';

/**
 * Marks a handler of a sensitive change. A session alone may not send it: its user must have shown the password or a one-time code
 * in the last 10 minutes. Requests with an API key are not concerned.
 */
export const RequiresConfirmation = (): MethodDecorator => SetMetadata(mark, true);

/** Refuses marked requests of sessions that are not confirmed with `confirmation_required`. Runs after the check of the role. */
@Injectable()
export class ConfirmationGuard implements CanActivate {
  constructor(
    private readonly sessions: Sessions,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const declaration: RouteDeclaration | undefined = this.reflector.get(Declared, context.getHandler());
    if (declaration?.requiresConfirmation !== true && this.reflector.get(mark, context.getHandler()) !== true)
      return true;
    const { signedIn } = context.switchToHttp().getRequest<FastifyRequest>();
    if (signedIn === null || this.sessions.isConfirmed(signedIn.session)) return true;
    throw new ProblemError({ code: 'confirmation_required' });
  }
}
