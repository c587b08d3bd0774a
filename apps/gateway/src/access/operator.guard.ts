import { createHash, timingSafeEqual } from 'node:crypto';
import { SETTINGS, type Settings } from '@dakpion/service';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { FailedAuthentications } from './failed-authentications.ts';

/** Lets in who sends the operator token as `Authorization: Bearer`. */
@Injectable()
export class OperatorGuard implements CanActivate {
  private readonly expected: Buffer | null;

  constructor(
    @Inject(SETTINGS) settings: Settings,
    private readonly failedAuthentications: FailedAuthentications,
  ) {
    const { operatorToken } = settings;
    this.expected = operatorToken === null || operatorToken === '' ? null : sha256(operatorToken);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    // Hashes are compared, so that neither content nor length can be read from the time it takes.
    if (this.expected !== null && timingSafeEqual(sha256(token), this.expected)) return true;
    return this.failedAuthentications.refuse(request, { code: 'operator_unauthorized' });
  }
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
