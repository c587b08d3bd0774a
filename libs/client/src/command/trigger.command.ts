import { DakpionClient } from '../dakpion-client.ts';
import type { CreateOrderRequest, OrderStatus } from '../generated/api.types.ts';
import type { CommandCall } from './command-call.ts';
import { connectionOf } from './command-connection.ts';
import { CommandFault } from './command-fault.ts';

const sample: CreateOrderRequest = {
  pickup_address_text: 'House 12, Road 5, Dhanmondi, Dhaka',
  estimated_pickup_address_latitude: 23.7461,
  estimated_pickup_address_longitude: 90.3742,
  receiver_address_text: 'House 7, Road 11, Gulshan 1, Dhaka',
  estimated_receiver_address_latitude: 23.7806,
  estimated_receiver_address_longitude: 90.4193,
  parcel_type: 2,
  driver_type: 1,
  is_freelancer: false,
  receiver_name: 'Rahima Khatun',
  receiver_phone_number: '01712345678',
};

/** The scenario in which an order reaches a status. An order passes the statuses between PENDING and PICKED. */
const scenarios = {
  PENDING: 'no_rider',
  ASSIGNED: 'deliver',
  ACCEPTED: 'deliver',
  STARTED: 'deliver',
  PICKED: 'stuck_after_pickup',
  COMPLETED: 'deliver',
  CANCELLED: 'cancelled_by_dispatch',
} as const satisfies Readonly<Record<OrderStatus, CreateOrderRequest['sandbox_scenario']>>;

export const reachableStatuses = Object.keys(scenarios);

/** `trigger STATUS`: creates a sandbox order and waits for the status. Throws CommandFault and the errors of DakpionClient. */
export async function trigger(call: CommandCall): Promise<void> {
  const { operands, print, signal } = call;
  const connection = connectionOf(call);
  const [status = ''] = operands;
  if (!isReachable(status)) {
    throw new CommandFault(`The status must be one of ${reachableStatuses.join(', ')}, and is ${status || 'missing'}.`);
  }
  if (connection.environment === 'production') throw new CommandFault('trigger needs a sandbox key.');
  const seconds = secondsOf(call.values.timeout ?? '120');
  const client = new DakpionClient(connection);
  const late = AbortSignal.timeout(seconds * 1_000);
  const either = AbortSignal.any([signal, late]);
  const order = await client.createOrder({ ...sample, sandbox_scenario: scenarios[status] }, { signal: either });
  print(`${order.order_id} is created`);
  for await (const event of client.followOrder(order.order_id, { signal: either })) {
    if (event.type !== 'order_event') continue;
    print(`${order.order_id} is ${event.data.parcel_status}`);
    if (event.data.parcel_status === status) return;
  }
  if (late.aborted) throw new CommandFault(`${order.order_id} has not reached ${status} within ${seconds} s.`);
}

function isReachable(status: string): status is OrderStatus {
  return Object.hasOwn(scenarios, status);
}

function secondsOf(text: string): number {
  const seconds = Number(text);
  if (seconds >= 1 && seconds <= 3_600) return seconds;
  throw new CommandFault('--timeout must be 1 to 3600 seconds.');
}
