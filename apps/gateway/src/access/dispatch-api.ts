import { applyDecorators, Controller, UseGuards } from '@nestjs/common';
import { DocumentedIn } from '../openapi/documented-in.ts';
import type { dispatchTags } from '../openapi/tags.ts';
import { DiskSpaceGuard } from './disk-space.guard.ts';

/** Path prefix of all routes of dispatch systems. */
export const dispatchPrefix = '/v1/dispatch/';

/**
 * A controller for dispatch systems without Kafka: under /v1/dispatch, protected by the dispatch token. Without a tag, its routes are
 * in no document.
 */
export const DispatchApi = (tag?: keyof typeof dispatchTags): ClassDecorator =>
  applyDecorators(
    Controller('v1/dispatch'),
    UseGuards(DiskSpaceGuard),
    ...(tag ? [DocumentedIn({ api: 'dispatch', tag })] : []),
  );
