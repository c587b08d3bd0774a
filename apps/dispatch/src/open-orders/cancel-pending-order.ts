import { type CancelOrder, counted, type OrderReply, pattern, topics } from '@dakpion/contracts';
import type { OpenOrder } from '@dakpion/read-models';
import type { ClientProxy } from '@nestjs/microservices';
import { firstValueFrom } from 'rxjs';

/** The time-out for cancelling an order, in ms. */
const timeoutMs = 5_000;

/** Cancels an order that found no rider. Rejects if the order service does not answer in time. */
export type CancelPendingOrder = (order: OpenOrder) => Promise<OrderReply>;

/**
 * Cancels over the broker, with the command that partners use. An order that has a rider by now is refused, and an order that
 * is already cancelled does not change, so the command can be repeated. `minutes` is the time for which orders wait.
 */
export function cancelPendingOrderWith(client: ClientProxy, minutes: number): CancelPendingOrder {
  return ({ order_id, partner_id, environment }) => {
    const command: CancelOrder = {
      type: 'CancelOrder',
      order_id,
      partner_id,
      environment,
      cancelled_by: 'dispatch',
      cancellation_reason: `No rider was found within ${counted(minutes, 'minute')}.`,
      expected_status: 'PENDING',
      context: {
        actor: { kind: 'service', service: 'dispatch' },
        correlation_id: `pending-${order_id}`,
        causation_id: null,
      },
    };
    const request = { key: order_id, value: command, timeoutMs };
    return firstValueFrom(client.send<OrderReply>(pattern(topics.orderCommands, command.type), request));
  };
}
