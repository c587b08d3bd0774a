import { STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import {
  applyDecorators,
  type CanActivate,
  Controller,
  type ExecutionContext,
  Inject,
  UseGuards,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from './client-network.ts';
import { takeQuota } from './take-quota.ts';

/** Requests per minute and address. The inbox receives six webhooks for each order that an automated trial places. */
const rateLimit = { read: 300, write: 1_200 } as const;

/** Limits requests without a key by the caller's address. */
class AddressRateLimitGuard implements CanActivate {
  constructor(@Inject(STATE_STORE) private readonly stateStore: StateStore) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const quota = { name: `without-key:${clientNetwork(request.ip)}`, rateLimit };
    await takeQuota(this.stateStore, request, http.getResponse<FastifyReply>(), quota);
    return true;
  }
}

/** A controller of routes that need no key: each address has a quota. */
export const KeylessApi = (path: string): ClassDecorator =>
  applyDecorators(Controller(path), UseGuards(AddressRateLimitGuard));
