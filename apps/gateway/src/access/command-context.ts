import type { CommandContext } from '@dakpion/contracts';
import type { FastifyRequest } from 'fastify';
import { callerOf } from './caller.ts';

/** Which key or user commands, and in which request: kept with the events that come of it. */
export function contextOf(request: FastifyRequest): CommandContext {
  return { actor: callerOf(request).actor, correlation_id: request.id, causation_id: null };
}

/** As {@link contextOf}, for what an operator commands. */
export function operatorContextOf(request: FastifyRequest): CommandContext {
  return { actor: { kind: 'operator' }, correlation_id: request.id, causation_id: null };
}
