import { context, orderId, owner, quotation } from '@dakpion/fixtures';
import { OrderViews } from '@dakpion/read-models';
import { type Documents, StateStoreUnavailableError } from '@dakpion/state-store';
import { request } from '../domain/order.fixture.ts';
import { withEngines } from '../engines.fixture.ts';
import { serviceSettings } from '../order-service.fixture.ts';
import { OrderPlacement } from './order-placement.ts';
import { OrderRepository } from './order-repository.ts';
import type { Pricing } from './pricing.ts';
import { WrittenViews } from './written-views.ts';

test('writes the views of an order that was placed before, because the earlier try may have failed to', () =>
  withEngines(async ({ eventStore, stateStore }) => {
    const { documents } = stateStore;
    let isAway = true;
    const write: Documents['write'] = async (...args) => {
      if (isAway) throw new StateStoreUnavailableError('the state store is away');
      return documents.write(...args);
    };
    const failing = { ...stateStore, documents: Object.assign(Object.create(documents), { write }) };
    const pricing = { price: async () => ({ outcome: 'priced', quotation }) } as unknown as Pricing;
    const views = new WrittenViews(failing);
    const placement = new OrderPlacement(new OrderRepository(eventStore), pricing, views, Date.now, serviceSettings());
    const intent = { ...owner, order_id: orderId, request };
    const place = () => placement.place(intent, { attempt: 1, retry_of_order_id: null }, context);

    await expect(place()).rejects.toMatchObject({ temporary: true });
    expect(await new OrderViews(stateStore).details(owner, orderId)).toBeNull();
    isAway = false;
    expect(await place()).toMatchObject({ outcome: 'done', replayed: true });
    expect(await new OrderViews(stateStore).details(owner, orderId)).toMatchObject({ parcel_status: 'PENDING' });
  }));
