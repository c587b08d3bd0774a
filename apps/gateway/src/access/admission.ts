import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isBusinessPath } from './business-path.ts';
import { DispatchAccess } from './dispatch.access.ts';
import { dispatchPrefix } from './dispatch-api.ts';
import { OperatorAccess } from './operator.access.ts';
import { needsOperatorToken } from './operator-api.ts';
import { PartnerAccess } from './partner.access.ts';

/** An API whose credential is checked before any part of a body is read. */
export type CheckedApi = 'partners' | 'operators' | 'dispatch';

/**
 * The API of a path, which is that of the route or, without a route, that of the request. Null: the path needs no credential, or
 * checks it later.
 */
export function checkedApiOf(path: string): CheckedApi | null {
  if (isBusinessPath(path)) return 'partners';
  if (needsOperatorToken(path)) return 'operators';
  return path.startsWith(dispatchPrefix) ? 'dispatch' : null;
}

/**
 * Checks the credential of an API before any part of the body is read, because the bodies of strangers, up to 2 MiB each, would
 * fill the memory. The dashboard's own routes check it later: their bodies are small.
 */
@Injectable()
export class Admission {
  constructor(
    private readonly partners: PartnerAccess,
    private readonly operators: OperatorAccess,
    private readonly dispatch: DispatchAccess,
  ) {}

  /** Rejects with ProblemError and with errors of the stores. */
  admit(request: FastifyRequest, api: CheckedApi): Promise<void> {
    return this[api].admit(request);
  }
}
