import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isBusinessPath } from './business-path.ts';
import { DispatchAccess } from './dispatch.access.ts';
import { dispatchPrefix } from './dispatch-api.ts';
import { OperatorAccess } from './operator.access.ts';
import { needsOperatorToken } from './operator-api.ts';
import { PartnerAccess } from './partner.access.ts';

/** Whether a route asks for a credential before anything of a body is read. */
export function isAdmittedFirst(path: string): boolean {
  return isBusinessPath(path) || needsOperatorToken(path) || path.startsWith(dispatchPrefix);
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

  /** `path`: as declared by the route, or as sent where there is none. Rejects with ProblemError and with errors of the stores. */
  async admit(request: FastifyRequest, path: string): Promise<void> {
    if (isBusinessPath(path)) return this.partners.admit(request);
    if (needsOperatorToken(path)) return this.operators.admit(request);
    if (path.startsWith(dispatchPrefix)) return this.dispatch.admit(request);
  }
}
