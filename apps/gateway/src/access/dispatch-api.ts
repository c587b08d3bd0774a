import { applyDecorators, Controller, UseGuards } from '@nestjs/common';
import { DocumentedIn } from '../openapi/documented-in.ts';
import type { dispatchTags } from '../openapi/tags.ts';
import { DiskSpaceGuard } from './disk-space.guard.ts';
import { DispatchGuard } from './dispatch.guard.ts';

/**
 * A controller for dispatch systems without Kafka: under /v1/dispatch, protected by the dispatch token. Without a tag, its routes are
 * in no document.
 */
export const DispatchApi = (tag?: keyof typeof dispatchTags): ClassDecorator =>
  applyDecorators(
    Controller('v1/dispatch'),
    UseGuards(DispatchGuard, DiskSpaceGuard),
    ...(tag ? [DocumentedIn({ api: 'dispatch', tag })] : []),
  );
