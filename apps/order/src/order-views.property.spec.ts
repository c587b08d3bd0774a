import { type OrderCommand, type RiderTransition, riderSteps } from '@dakpion/contracts';
import { context, owner, rider } from '@dakpion/fixtures';
import { OrderViews } from '@dakpion/read-models';
import fc from 'fast-check';
import { verifyOrders } from './audit/verify-orders.ts';
import { otherRider, request, riderEvent } from './domain/order.fixture.ts';
import { detailsOf } from './domain/order-record.ts';
import { withOrderService } from './order-service.fixture.ts';
import { readOrder } from './order-stream.ts';

/** The positions of the followers of dispatch, which does not run here. */
const ofDispatch = ['open_orders_checkpoint', 'courses_checkpoint'];

type Move = { readonly by: 'partner'; readonly type: 'PlaceOrder' | 'CancelOrder' | 'RetryOrder' } | RiderMove;
interface RiderMove {
  readonly by: 'rider';
  readonly type: RiderTransition['type'];
  readonly isOther: boolean;
}

const anyMove: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({
      by: fc.constant('partner' as const),
      type: fc.constantFrom('PlaceOrder', 'CancelOrder', 'RetryOrder'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      by: fc.constant('rider' as const),
      type: fc.constantFrom<RiderTransition['type'][]>(...riderSteps.map((step) => step.riderEvent), 'ORDER_CANCELLED'),
      isOther: fc.constantFrom(false, false, false, true),
    }),
  },
) as fc.Arbitrary<Move>;

function commandOf(order_id: string, move: Move): OrderCommand {
  if (move.by === 'rider') {
    const rider_event = riderEvent(move.type, { order_id, rider: move.isOther ? otherRider : rider });
    return { type: 'ApplyRiderEvent', order_id, rider_event, context };
  }
  const base = { order_id, ...owner, context };
  switch (move.type) {
    case 'PlaceOrder':
      return { ...base, type: 'PlaceOrder', request: { ...request, callback_url: null } };
    case 'CancelOrder':
      return { ...base, type: 'CancelOrder', cancelled_by: 'partner', cancellation_reason: null };
    case 'RetryOrder':
      return { ...base, type: 'RetryOrder' };
  }
}

test('the views equal the state of the stream after any commands, concurrent and repeated ones', () =>
  withOrderService(async ({ engines, ask }) => {
    const views = new OrderViews(engines.stateStore);
    let runs = 0;
    const course = fc.array(fc.array(anyMove, { minLength: 1, maxLength: 4 }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(course, async (rounds) => {
        runs += 1;
        const id = `ord_${String(runs).padStart(26, '0')}`;
        await ask(commandOf(id, { by: 'partner', type: 'PlaceOrder' }));
        for (const moves of rounds) {
          // Concurrent commands are carried out in some order. Each command is also sent twice.
          const commands = moves.map((move) => commandOf(id, move));
          await Promise.all([...commands, ...commands].map((command) => ask(command)));
          const order = await readOrder(engines.eventStore, id);
          expect(await views.storedDetails(owner, id)).toEqual(detailsOf(order!));
        }
      }),
      { numRuns: 60 },
    );

    for await (const item of verifyOrders(engines)) {
      if (item.kind === 'difference') {
        expect(ofDispatch).toContain(item.difference.what);
        continue;
      }
      // Retries create separate orders.
      expect(item.orders).toBeGreaterThanOrEqual(runs);
    }
  }));
