import {
  type Actor,
  type CommandContext,
  correlationIdHeader,
  operatorSource,
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

/** An operator has no name here, because partners see the actor in the proof of their order. The security log has the name. */
function actorOf(headers: IncomingMessage['headers']): Actor {
  switch (headers[sourceHeader]) {
    case robotCourierSource:
      return { kind: 'robot_courier' };
    case operatorSource:
      return { kind: 'operator' };
    default:
      return { kind: 'dispatch_system' };
  }
}
