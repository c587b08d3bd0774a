import { until } from '@dakpion/fixtures';
import { deadLettersOf } from './broker.ts';
import { type BrokerTrial, numbers, patience } from './broker-trial.contract.ts';

/** Reading a topic without a group. */
export function browsingContract(trial: BrokerTrial): void {
  const { message, collect, browse, values } = trial;
  describe('browsing', () => {
    test(
      'shows a topic from its beginning or from a position, and moves no group',
      async () => {
        await trial.broker.publish(numbers(5).map((n) => message('k', n, { headers: { n: String(n) } })));
        const all = await browse(trial.topic);
        expect(values(all)).toEqual(numbers(5));
        expect(all[0]).toMatchObject({ topic: trial.topic, key: 'k', type: 'Counted', headers: { n: '1' } });
        expect(values(await browse(trial.topic, { after: all[1]!.place }))).toEqual([3, 4, 5]);
        expect(values(await browse(trial.topic, { from: all[1]!.place }))).toEqual([2, 3, 4, 5]);
        expect(values(await browse(trial.topic, { from: all[4]!.place, maxCount: 1 }))).toEqual([5]);
        expect(values(await browse(trial.topic, { maxCount: 2 }))).toEqual([1, 2]);
        expect(values(await browse(trial.topic, { after: all[1]!.place, maxCount: 1 }))).toEqual([3]);
        expect(await browse(trial.topic, { after: all[4]!.place })).toEqual([]);
        const { taken } = await collect();
        await until(() => taken.length === 5);
      },
      patience,
    );

    test(
      'continues after each position that it has reached, and begins again when the topic was created again',
      async () => {
        const keys = ['a', 'b', 'c', 'd', 'e'];
        const publish = (n: number) => trial.broker.publish(keys.map((key) => message(key, n)));
        await publish(1);
        const places = new Map<string, string>();
        const goOn = async () => {
          const found = await browse(trial.topic, { afterEach: [...places.values()] });
          for (const { place } of found) places.set(place.includes('-') ? place.split('-')[0]! : '', place);
          return found.map(({ key }) => key).sort();
        };
        expect(await goOn()).toEqual(keys);
        expect(await goOn()).toEqual([]);
        await publish(2);
        expect(await goOn()).toEqual(keys);
        const beyond = [...places].map(([part]) => (part === '' ? '1000000' : `${part}-1000000`));
        expect(await browse(trial.topic, { afterEach: beyond })).toHaveLength(2 * keys.length);
      },
      patience,
    );

    test(
      'returns nothing for an empty topic and for its dead letters',
      async () => {
        expect(await browse(trial.topic)).toEqual([]);
        expect(await browse(deadLettersOf(trial.topic))).toEqual([]);
      },
      patience,
    );
  });
}
