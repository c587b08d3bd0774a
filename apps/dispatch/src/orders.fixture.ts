import type { Environment, OrderEventMessage, RiderWanted, SandboxScenario } from '@dakpion/contracts';
import { orderEvent } from '@dakpion/fixtures';
import { dispatchRequestOf } from './requests/dispatch-request-of.ts';

// Fixtures of this app's specs: many orders like the example order.

export function orderCreated(
  order_id: string,
  environment: Environment = 'sandbox',
  sandbox_scenario: SandboxScenario | null = null,
): OrderEventMessage {
  return orderEvent(order_id, 1, { environment, sandbox_scenario });
}

export function orderCancelled(order_id: string, environment: Environment = 'sandbox'): OrderEventMessage {
  const order = { cancelled_by: 'partner', cancellation_reason: 'Out of stock' } as const;
  return orderEvent(order_id, 2, { event: 'CANCELLED', environment, order });
}

export function riderWanted(order_id: string, sandbox_scenario: SandboxScenario | null = null): RiderWanted {
  const request = dispatchRequestOf(orderCreated(order_id, 'sandbox', sandbox_scenario));
  if (request?.type !== 'RiderWanted') throw new Error('a created order wants a rider');
  return request;
}
