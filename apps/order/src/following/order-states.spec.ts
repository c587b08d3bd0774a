import { orderId } from '@dakpion/fixtures';
import { evolve } from '../domain/evolve.ts';
import { fold, historyTo, newOrderId } from '../domain/order.fixture.ts';
import { record, storedEvents, withEngines } from '../engines.fixture.ts';
import { orderBytes } from '../order-bytes.ts';
import { OrderStates } from './order-states.ts';

test('returns the order right after each event, in whatever order the events are requested', () =>
  withEngines(async (engines) => {
    const history = historyTo('COMPLETED');
    await record(engines, orderId, history);
    const events = await storedEvents(engines);
    const expected = history.map((_, index) => fold(history.slice(0, index + 1)));

    const states = new OrderStates(engines.eventStore);
    // Requests events forwards, then the last one again, then the first, then beyond a gap.
    for (const index of [0, 1, 2, 2, 0, 5, 3, 4, 5]) {
      expect(await states.after(events[index]!)).toEqual(expected[index]);
    }
  }));

test('reads an order again that was removed from memory', () =>
  withEngines(async (engines) => {
    const history = historyTo('PICKED');
    await record(engines, orderId, history);
    await record(engines, newOrderId, history);
    const events = await storedEvents(engines);
    const first = events.filter((event) => event.stream.endsWith(orderId));
    const second = events.filter((event) => event.stream.endsWith(newOrderId));

    const states = new OrderStates(engines.eventStore, 1.5 * orderBytes(fold(history)!));
    for (const index of history.keys()) {
      const expected = history.slice(0, index + 1).reduce(evolve, null as ReturnType<typeof fold>);
      expect(await states.after(first[index]!)).toEqual(expected);
      expect(await states.after(second[index]!)).toEqual(expected);
    }
  }));
