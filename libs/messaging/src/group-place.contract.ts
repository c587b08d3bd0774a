import { eventually, newGate, until } from '@dakpion/fixtures';
import { deadLettersOf } from './broker.ts';
import { type BrokerTrial, numbers, patience, temporaryError, turns } from './broker-trial.contract.ts';

/** The position of a group in a topic, across stops and reopenings. */
export function groupPlaceContract(trial: BrokerTrial): void {
  const { message, consume, collect, browse, reopen, values } = trial;
  describe('the position of a group', () => {
    test(
      'is kept when the broker opens again, and messages published meanwhile are consumed then',
      async () => {
        const before = await collect();
        await trial.broker.publish(numbers(3).map((n) => message('k', n)));
        await until(async () => (await before.consumer.lag()).group === 0);
        await before.consumer.stop();
        await trial.broker.publish([message('k', 4)]);
        await reopen();
        await trial.broker.publish([message('k', 5)]);
        const after = await collect();
        await until(() => after.taken.length >= 2);
        expect(values(before.taken)).toEqual([1, 2, 3]);
        expect(values(after.taken)).toEqual([4, 5]);
      },
      patience,
    );

    test(
      'returns to a message that was not finished when the broker opens again, and keeps the order after it',
      async () => {
        const handled: unknown[] = [];
        let tries = 0;
        await consume(async ({ key, value }) => {
          if (key === 'down') {
            tries += 1;
            throw temporaryError();
          }
          handled.push(value);
          return undefined;
        });
        await trial.broker.publish([message('down', 1), message('up', 'other'), message('down', 2)]);
        await until(() => handled.length === 1 && tries > 0);
        await reopen();
        const { taken } = await collect();
        await until(() => taken.filter(({ key }) => key === 'down').length === 2);
        expect(values(taken.filter(({ key }) => key === 'down'))).toEqual([1, 2]);
        expect(await browse(deadLettersOf(trial.topic))).toEqual([]);
      },
      patience,
    );

    test(
      'includes messages in progress, for which a stop waits',
      async () => {
        const gate = newGate();
        let begun = 0;
        let stopped = false;
        const consumer = await consume(async () => {
          begun += 1;
          await gate.opened;
          return undefined;
        });
        await trial.broker.publish([message('k', 1), message('k', 2)]);
        await until(() => begun === 1);
        const stopping = consumer.stop().then(() => {
          stopped = true;
        });
        await turns(20);
        expect(stopped).toBe(false);
        gate.open();
        await stopping;
        expect(begun).toBe(1);
        const { taken } = await collect();
        await until(() => taken.length > 0);
        expect(values(taken)).toEqual([2]);
      },
      patience,
    );

    test(
      'has a lag that counts waiting messages and those in progress',
      async () => {
        const gate = newGate();
        const consumer = await consume(async () => {
          await gate.opened;
          return undefined;
        });
        await trial.broker.publish(numbers(5).map((n) => message('k', n)));
        await eventually(async () => expect((await consumer.lag()).group).toBe(5));
        expect([await consumer.lag(trial.topic), await consumer.lag('another-topic')]).toEqual([
          { group: 5, own: 5 },
          { group: 0, own: 0 },
        ]);
        gate.open();
        await eventually(async () => expect((await consumer.lag()).group).toBe(0));
      },
      patience,
    );
  });
}
