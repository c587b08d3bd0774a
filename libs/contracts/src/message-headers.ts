import type { OrderEventMessage } from './order-event-message.ts';

/** The header with the id of the request that caused a message, the same for all messages that follow from it. */
export const correlationIdHeader = 'correlation-id';

/** The header with the id of the event that caused a message. */
export const causationIdHeader = 'causation-id';

/** The headers of a message about an order's event, and of one that it causes. */
export function orderEventHeaders({ correlation_id, event_id }: OrderEventMessage): Readonly<Record<string, string>> {
  return { [correlationIdHeader]: correlation_id, [causationIdHeader]: event_id };
}

/** The header of a rider event that says who has sent it. Without it, a dispatch system has. */
export const sourceHeader = 'source';
export const robotCourierSource = 'robot-courier';
/** An operator, over HTTP. */
export const operatorSource = 'operator';
