import {
  type Actor,
  type CommandContext,
  correlationIdHeader,
  robotCourierSource,
  sourceHeader,
} from '@dakpion/contracts';
import type { IncomingMessage } from '@dakpion/messaging';

const usableId = /^[\x21-\x7e]{1,200}$/;

/** The actor and the correlation id of a rider event. The default correlation id is the id of the event. */
export function contextOf(message: Pick<IncomingMessage, 'headers'>, eventId: string): CommandContext {
  const given = message.headers[correlationIdHeader] ?? '';
  const correlation_id = usableId.test(given) ? given : eventId;
  return { actor: actorOf(message.headers), correlation_id, causation_id: eventId };
}

function actorOf(headers: IncomingMessage['headers']): Actor {
  return headers[sourceHeader] === robotCourierSource ? { kind: 'robot_courier' } : { kind: 'dispatch_system' };
}
