import type { CommandContext } from '@dakpion/contracts';
import type { FastifyRequest } from 'fastify';
import { callerOf } from './caller.ts';
import { operatorOf } from './operator.access.ts';

/** The key or user that sends a command, and the request. Stored with the resulting events. */
export function contextOf(request: FastifyRequest): CommandContext {
  return { actor: callerOf(request).actor, correlation_id: request.id, causation_id: null };
}

/** As {@link contextOf}, for commands of an operator. */
export function operatorContextOf(request: FastifyRequest): CommandContext {
  return {
    actor: { kind: 'operator', name: operatorOf(request).name },
    correlation_id: request.id,
    causation_id: null,
  };
}
