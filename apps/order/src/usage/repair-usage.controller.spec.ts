import { pattern, topics, type UsageRepair } from '@dakpion/contracts';
import { at, newGate, orderId, owner, until } from '@dakpion/fixtures';
import { BrokerClient } from '@dakpion/messaging';
import { orderUsageCollection, orderUsageModel, scopeOf, Usage } from '@dakpion/read-models';
import type { Engines } from '@dakpion/service';
import { ReadModelDocuments } from '@dakpion/state-store';
import { firstValueFrom } from 'rxjs';
import { historyTo } from '../domain/order.fixture.ts';
import { record, withEngines } from '../engines.fixture.ts';
import { withOrderService } from '../order-service.fixture.ts';
import { RepairUsageController } from './repair-usage.controller.ts';
import { UsageRecount } from './usage-recount.ts';

const day = at(0).slice(0, 10);
const price = { orders: 1, total_price: 121 };

function repair({ broker }: Engines): Promise<UsageRepair> {
  const question = { key: owner.partner_id, value: { type: 'RepairUsage', ...owner }, timeoutMs: 10_000 };
  return firstValueFrom(new BrokerClient(broker).send(pattern(topics.orderCommands, 'RepairUsage'), question));
}

test('corrects a wrong figure, and leaves correct ones unchanged', () =>
  withOrderService(async ({ engines }) => {
    const documents = new ReadModelDocuments(engines.stateStore, orderUsageModel);
    const counted = async () => (await new Usage(engines.stateStore).days(owner, day, day))[0];
    await record(engines, orderId, historyTo('COMPLETED'));
    await until(async () => (await counted())?.completed.orders === 1);
    expect(await repair(engines)).toEqual({ outcome: 'repaired', corrected_days: 0, joined: false });

    const [from = {}] = await documents.readTallies(scopeOf(owner), orderUsageCollection, [day]);
    const to = { ...from, 'completed.total_price': 7 };
    const place = { collection: orderUsageCollection, tally: day };
    await documents.write(scopeOf(owner), [{ kind: 'correct', ...place, from, to }]);
    expect((await counted())?.completed).toEqual({ orders: 1, total_price: 7 });
    expect(await repair(engines)).toEqual({ outcome: 'repaired', corrected_days: 1, joined: false });
    expect((await counted())?.completed).toEqual(price);
  }));

test('a repair that ends between two requests is not started again: the next request has its result, and one after it counts again', () =>
  withEngines(async ({ eventStore, stateStore }) => {
    const controller = new RepairUsageController(eventStore, stateStore);
    const gate = newGate();
    const recounts = jest.spyOn(UsageRecount.prototype, 'findWrongDays').mockImplementation(async () => {
      await gate.opened;
      return [];
    });
    try {
      const ask = () => controller.repair({ type: 'RepairUsage', ...owner });
      expect(await ask()).toEqual({ outcome: 'under_way', joined: false });
      gate.open();
      await new Promise((resolve) => setImmediate(resolve));
      expect(await ask()).toEqual({ outcome: 'repaired', corrected_days: 0, joined: true });
      expect(recounts).toHaveBeenCalledTimes(1);
      expect(await ask()).toMatchObject({ joined: false });
      expect(recounts).toHaveBeenCalledTimes(2);
    } finally {
      recounts.mockRestore();
    }
  }));
