import type { JsonSchema } from '@dakpion/validation';
import { problemOf } from '../problem-table/problem.ts';
import type { ProblemCode, Trouble } from '../problem-table/problem-table.ts';

/** The answer to a request with this problem, for a problem that no recording can cause. */
export function problemWithoutRecording(code: ProblemCode): JsonSchema {
  const instance = code === 'totp_unavailable' ? '/v1/dashboard/totp' : '/v1/business/order/create';
  const context = {
    instance,
    requestId: 'req_3f0c9b3a5d1e4f7f9a2b8c6d4e',
    typeBase: 'https://api.dakpion.example/problems',
  };
  // The cast is safe: of the problems that are not recorded (openapi-documents.spec.ts), only this one has further members.
  const members = code === 'method_not_allowed' ? { allow: ['GET', 'HEAD'] } : {};
  return { ...problemOf({ code, ...members } as Trouble, context) };
}
