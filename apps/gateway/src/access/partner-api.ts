import { applyDecorators, Controller, UseGuards } from '@nestjs/common';
import { ApiKeyGuard } from './api-key.guard.ts';
import { DiskSpaceGuard } from './disk-space.guard.ts';
import { RateLimitGuard } from './rate-limit.guard.ts';

/** A controller of the partners' API: under /v1/business, behind an API key and its quota. */
export const PartnerApi = (): ClassDecorator =>
  applyDecorators(Controller('v1/business'), UseGuards(ApiKeyGuard, RateLimitGuard, DiskSpaceGuard));
