import { DISK_SPACE, type DiskSpace } from '@dakpion/service';
import { type CanActivate, type ExecutionContext, Inject, Injectable, SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';

/** Long, because an operator has to free space first. */
const retryAfterSeconds = 30;
const changesNothing = 'changes_nothing';

/** Marks a route that is not a GET and still writes nothing. */
export const ChangesNothing = (): MethodDecorator => SetMetadata(changesNothing, true);

/** Refuses every change while the disk is full. Reads continue. */
@Injectable()
export class DiskSpaceGuard implements CanActivate {
  constructor(@Inject(DISK_SPACE) private readonly diskSpace: DiskSpace | null) {}

  canActivate(context: ExecutionContext): boolean {
    const { method } = context.switchToHttp().getRequest<FastifyRequest>();
    if (method === 'GET' || method === 'HEAD') return true;
    if (Reflect.getMetadata(changesNothing, context.getHandler()) === true) return true;
    if (this.diskSpace === null || this.diskSpace.shortage() === null) return true;
    throw new ProblemError({ code: 'temporarily_unavailable', retry_after: retryAfterSeconds, reason: 'disk_full' });
  }
}
