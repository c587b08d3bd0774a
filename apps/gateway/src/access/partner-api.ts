import { applyDecorators, Controller, UseGuards } from '@nestjs/common';
import { DocumentedIn } from '../openapi/documented-in.ts';
import type { partnerTags } from '../openapi/tags.ts';
import { businessPrefix } from './business-path.ts';
import { ConfirmationGuard } from './confirmation.guard.ts';
import { DiskSpaceGuard } from './disk-space.guard.ts';
import { RateLimitGuard } from './rate-limit.guard.ts';

/**
 * A controller of the partners' API under /v1/business, and the tag of its routes in the document. Requests are admitted before they are routed, and limited by a
 * quota.
 */
export const PartnerApi = (tag: keyof typeof partnerTags): ClassDecorator =>
  applyDecorators(
    Controller(businessPrefix),
    UseGuards(RateLimitGuard, ConfirmationGuard, DiskSpaceGuard),
    DocumentedIn({ api: 'partner', tag }),
  );
