import type { ClientProxy } from '@nestjs/microservices';
import { of } from 'rxjs';
import { cancelPendingOrderWith } from './cancel-pending-order.ts';

test.each([
  [1, 'No rider was found within 1 minute.'],
  [30, 'No rider was found within 30 minutes.'],
])('tells the partner that no rider was found within %i minutes', async (minutes, reason) => {
  const client = { send: (_pattern: unknown, request: unknown) => of(request) } as unknown as ClientProxy;
  const order = { order_id: 'ord_1', partner_id: 'prt_1', environment: 'production', since: '' } as const;
  const sent = await cancelPendingOrderWith(client, minutes)(order as never);
  expect(sent).toMatchObject({ value: { cancellation_reason: reason } });
});
