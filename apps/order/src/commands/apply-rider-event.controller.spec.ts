import {
  type ApplyRiderEvent,
  dhakaTime,
  type RiderEventReply,
  type RiderTransition,
  riderSteps,
} from '@dakpion/contracts';
import { at, context, orderId, owner, rider } from '@dakpion/fixtures';
import { OrderViews } from '@dakpion/read-models';
import { register } from 'prom-client';
import { orderCreated, riderEvent } from '../domain/order.fixture.ts';
import { record, storedEvents } from '../engines.fixture.ts';
import { withOrderService } from '../order-service.fixture.ts';

const apply = (rider_event: RiderTransition): ApplyRiderEvent => ({
  type: 'ApplyRiderEvent',
  order_id: orderId,
  rider_event,
  context: { ...context, actor: { kind: 'robot_courier' }, causation_id: rider_event.event_id },
});

test('takes the order through all steps, and shows each step at once', () =>
  withOrderService(async ({ engines, ask }) => {
    await record(engines, orderId, [orderCreated]);
    const views = new OrderViews(engines.stateStore);
    for (const step of riderSteps) {
      expect(await ask<RiderEventReply>(apply(riderEvent(step.riderEvent)))).toEqual({ outcome: 'applied' });
      expect(await views.details(owner, orderId)).toMatchObject({ parcel_status: step.status, rider_id: 7 });
    }
    expect(await views.details(owner, orderId)).toMatchObject({ sequence: 6, completed_at: at(5) });
    expect((await storedEvents(engines)).at(-1)?.metadata).toEqual({
      schema_version: 2,
      $correlationId: 'req_1',
      $causationId: 're_PARCEL_DELIVERED',
      actor: { kind: 'robot_courier' },
      occurred_at: at(5),
    });
  }));

test('records a late rider event when it arrives, with an arrival time that is not in the past', () =>
  withOrderService(async ({ engines, ask }) => {
    const before = dhakaTime(Date.now());
    await record(engines, orderId, [orderCreated]);
    await ask<RiderEventReply>(apply(riderEvent('RIDER_ASSIGNED', { occurred_at: at(-60 * 24), duration: 1 })));
    const order = (await new OrderViews(engines.stateStore).details(owner, orderId))!;
    expect(order.assigned_at).toBe(order.created_at);
    expect(order.updated_at >= before).toBe(true);
    expect(order.eta! >= order.updated_at).toBe(true);
  }));

test('records and counts a vehicle once that differs from the priced one', () =>
  withOrderService(async ({ engines, ask }) => {
    await record(engines, orderId, [orderCreated]);
    const counted = async () => {
      const metrics = await register.getSingleMetric('dakpion_orders_other_vehicle_total')!.get();
      return metrics.values.find(({ labels }) => labels.priced === 1 && labels.rider === 2)?.value ?? 0;
    };
    const before = await counted();
    const assigned = apply(riderEvent('RIDER_ASSIGNED', { rider: { ...rider, driver_type: 2 } }));
    for (let times = 0; times < 2; times += 1) await ask<RiderEventReply>(assigned);
    expect(await counted()).toBe(before + 1);
    expect((await storedEvents(engines)).at(-1)?.data).toMatchObject({ vehicle_differs: true });
  }));

test('answers an event that the order does not take with its refusal, and records nothing', () =>
  withOrderService(async ({ engines, ask }) => {
    await record(engines, orderId, [orderCreated]);
    const refusal = { code: 'too_early', parcel_status: 'PENDING' };
    expect(await ask<RiderEventReply>(apply(riderEvent('RIDER_ACCEPTED')))).toEqual({ outcome: 'refused', refusal });
    expect(await storedEvents(engines)).toHaveLength(1);
  }));
