import { applyDecorators, Controller, UseGuards } from '@nestjs/common';
import { businessPrefix } from './business-path.ts';
import { ConfirmationGuard } from './confirmation.guard.ts';
import { DiskSpaceGuard } from './disk-space.guard.ts';
import { RateLimitGuard } from './rate-limit.guard.ts';

/**
 * A controller of the partners' API under /v1/business. Requests are admitted before they are routed, and limited by a
 * quota.
 */
export const PartnerApi = (): ClassDecorator =>
  applyDecorators(Controller(businessPrefix), UseGuards(RateLimitGuard, ConfirmationGuard, DiskSpaceGuard));
