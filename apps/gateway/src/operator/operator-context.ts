import type { CommandContext } from '@dakpion/contracts';
import type { FastifyRequest } from 'fastify';

/** That an operator did it, and in which request: kept with the events that come of it. */
export function operatorContextOf(request: FastifyRequest): CommandContext {
  return { actor: { kind: 'operator' }, correlation_id: request.id, causation_id: null };
}
