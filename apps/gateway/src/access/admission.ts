import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isBusinessPath } from './business-path.ts';
import { DispatchAccess } from './dispatch.access.ts';
import { dispatchPrefix } from './dispatch-api.ts';
import { OperatorAccess } from './operator.access.ts';
import { needsOperatorToken } from './operator-api.ts';
import { PartnerAccess } from './partner.access.ts';

/** An API whose credential is checked before anything of a body is read. */
export type CheckedApi = 'partners' | 'operators' | 'dispatch';

/** The API of a path, as declared by a route, or as sent where there is none. Null: it needs no credential, or checks it later. */
export function checkedApiOf(path: string): CheckedApi | null {
  if (isBusinessPath(path)) return 'partners';
  if (needsOperatorToken(path)) return 'operators';
  return path.startsWith(dispatchPrefix) ? 'dispatch' : null;
}

/**
 * Asks for the credential of an API before anything of a body is read: bodies of strangers would fill the memory, 2 MiB each. The
 * dashboard's own routes ask later, and their bodies are small.
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
