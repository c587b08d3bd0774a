import type { CommandContext } from '@dakpion/contracts';
import { takeTurnOfStrangers } from '@dakpion/repetition';
import { SETTINGS, STATE_STORE } from '@dakpion/service';
import type { Settings } from '@dakpion/settings';
import type { StateStore } from '@dakpion/state-store';
import {
  applyDecorators,
  type CanActivate,
  Controller,
  createParamDecorator,
  type ExecutionContext,
  Inject,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ConfirmationGuard } from '../access/confirmation.guard.ts';
import { DiskSpaceGuard } from '../access/disk-space.guard.ts';
import { userRateLimit } from '../access/partner.access.ts';
import { requireSameOrigin } from '../access/same-origin.ts';
import { SessionAccess, type SignedIn } from '../access/session.access.ts';
import { takeQuota } from '../access/take-quota.ts';
import { DocumentedIn } from '../openapi/documented-in.ts';
import { Declared } from '../openapi/route.ts';
import type { dashboardTags } from '../openapi/tags.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { SignInAttempts } from './sign-in-attempts.ts';

const path = 'v1/dashboard';

@Injectable()
class SessionGuard implements CanActivate {
  constructor(
    private readonly sessionAccess: SessionAccess,
    @Inject(STATE_STORE) private readonly stateStore: StateStore,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const { user } = await this.sessionAccess.admit(request);
    const quota = { name: `requests:${user.user_id}:dashboard`, rateLimit: userRateLimit };
    await takeQuota(this.stateStore, request, http.getResponse<FastifyReply>(), quota);
    const roles = this.reflector.get(Declared, context.getHandler())?.roles;
    if (roles !== undefined && !roles.includes(user.role)) {
      throw new ProblemError({ code: 'role_not_allowed', role: user.role });
    }
    return true;
  }
}

/** Requires the same origin, because without a session another site could sign a browser in to the attacker's account. */
@Injectable()
class SignInGuard implements CanActivate {
  constructor(
    private readonly attempts: SignInAttempts,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const turn = takeTurnOfStrangers();
    if (turn !== null) await turn;
    requireSameOrigin(request, this.settings);
    await this.attempts.countAddress(request);
    return true;
  }
}

/** A controller of the dashboard under /v1/dashboard: requires a session, and has a quota for each user. */
export const DashboardApi = (tag: keyof typeof dashboardTags): ClassDecorator =>
  applyDecorators(
    Controller(path),
    UseGuards(SessionGuard, ConfirmationGuard, DiskSpaceGuard),
    DocumentedIn({ api: 'dashboard', tag }),
  );

/** A controller for requests without a session: under /v1/dashboard, limited by address. */
export const SignInApi = (tag: keyof typeof dashboardTags): ClassDecorator =>
  applyDecorators(
    Controller(path),
    UseGuards(DiskSpaceGuard, SignInGuard),
    DocumentedIn({ api: 'dashboard', tag, isOpen: true }),
  );

/** The sender of a request behind {@link DashboardApi}. */
function signedInOf(request: FastifyRequest): SignedIn {
  if (request.signedIn === null) throw new Error(`${request.routeOptions.url} has no session guard`);
  return request.signedIn;
}

/** Injects the {@link SignedIn}. */
export const SignedInUser = createParamDecorator((_: unknown, context: ExecutionContext) =>
  signedInOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** The user that sends a command, and the request. Stored with the resulting events. */
export function userContextOf(request: FastifyRequest): CommandContext {
  const { user } = signedInOf(request);
  return { actor: { kind: 'user', user_id: user.user_id }, correlation_id: request.id, causation_id: null };
}
