import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { Declared } from '../openapi/route.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { Sessions } from './sessions.ts';

/** Refuses sensitive changes with `confirmation_required` if the session is not confirmed. Runs after the role is checked. */
@Injectable()
export class ConfirmationGuard implements CanActivate {
  constructor(
    private readonly sessions: Sessions,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    if (this.reflector.get(Declared, context.getHandler())?.requiresConfirmation !== true) return true;
    const { signedIn } = context.switchToHttp().getRequest<FastifyRequest>();
    if (signedIn === null || this.sessions.isConfirmed(signedIn.session)) return true;
    throw new ProblemError({ code: 'confirmation_required' });
  }
}
