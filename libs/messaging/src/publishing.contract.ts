import { randomUUID } from 'node:crypto';
import { newGate, until } from '@dakpion/fixtures';
import { UnsendableMessageError } from './broker-errors.ts';
import { type BrokerTrial, freshTopic, numbers, patience, turns } from './broker-trial.contract.ts';
import { maxMessageBytes } from './message.ts';

/** Publishing and consuming: every message reaches every group, in order. */
export function publishingContract(trial: BrokerTrial): void {
  const { message, consume, collect, values } = trial;
  describe('publishing and consuming', () => {
    test(
      'delivers a message as it was sent',
      async () => {
        const before = Date.now();
        const { taken } = await collect();
        await trial.broker.publish([message('k1', { n: 1, list: [null, true, 'x'] }, { headers: { trace: 'abc' } })]);
        await until(() => taken.length === 1);
        const [got] = taken;
        expect(got).toMatchObject({
          topic: trial.topic,
          key: 'k1',
          type: 'Counted',
          headers: { trace: 'abc' },
          tries: 1,
          failures: 0,
        });
        expect(got?.value).toEqual({ n: 1, list: [null, true, 'x'] });
        expect(Buffer.from(got!.bytes).toString()).toBe('{"n":1,"list":[null,true,"x"]}');
        expect(got?.publishedAt).toBeGreaterThanOrEqual(before - 5_000);
        expect(got?.publishedAt).toBeLessThanOrEqual(Date.now() + 5_000);
      },
      patience,
    );

    test(
      'gives each message of a topic its own position',
      async () => {
        const { taken } = await collect();
        await trial.broker.publish(numbers(20).map((n) => message(`k${n}`, n)));
        await until(() => taken.length === 20);
        expect(new Set(taken.map(({ place }) => place)).size).toBe(20);
      },
      patience,
    );

    test(
      'keeps the order of each key, and a slow key does not delay others',
      async () => {
        const taken: Record<string, unknown[]> = { slow: [], a: [], b: [] };
        const gate = newGate();
        await consume(async ({ key, value }) => {
          if (key === 'slow') await gate.opened;
          taken[key]?.push(value);
          return undefined;
        });
        await trial.broker.publish(numbers(30).flatMap((n) => ['slow', 'a', 'b'].map((key) => message(key, n))));
        await until(() => taken.a?.length === 30 && taken.b?.length === 30);
        expect(taken.slow).toEqual([]);
        gate.open();
        await until(() => taken.slow?.length === 30);
        expect(taken).toEqual({ slow: numbers(30), a: numbers(30), b: numbers(30) });
      },
      patience,
    );

    test(
      'handles one message of a key at a time, and at most `concurrency` keys',
      async () => {
        const underWay: string[] = [];
        let most = 0;
        let overlapped = false;
        let count = 0;
        await consume(
          async ({ key }) => {
            overlapped ||= underWay.includes(key);
            underWay.push(key);
            most = Math.max(most, underWay.length);
            await turns(3);
            underWay.splice(underWay.indexOf(key), 1);
            count += 1;
            return undefined;
          },
          { concurrency: 4 },
        );
        await trial.broker.publish(numbers(100).map((n) => message(`k${n % 10}`, n)));
        await until(() => count === 100);
        expect(overlapped).toBe(false);
        expect(most).toBeLessThanOrEqual(4);
        expect(most).toBeGreaterThan(1);
      },
      patience,
    );

    test(
      'keeps the order of two publishes of the same tick',
      async () => {
        const { taken } = await collect();
        await Promise.all(numbers(50).map((n) => trial.broker.publish([message('k', n)])));
        await until(() => taken.length === 50);
        expect(values(taken)).toEqual(numbers(50));
      },
      patience,
    );

    test(
      'delivers every message to every group, from the first one on',
      async () => {
        await trial.broker.publish(numbers(3).map((n) => message('k', n)));
        const one = await collect({ group: 'one' });
        const two = await collect({ group: 'two' });
        await trial.broker.publish([message('k', 4)]);
        await until(() => one.taken.length === 4 && two.taken.length === 4);
        expect(values(one.taken)).toEqual([1, 2, 3, 4]);
        expect(values(two.taken)).toEqual([1, 2, 3, 4]);
      },
      patience,
    );

    test(
      'lets one consumption take several topics',
      async () => {
        const other = await freshTopic(trial.broker);
        const { taken } = await collect({ topics: [trial.topic, other] });
        await trial.broker.publish([message('k', 'here'), message('k', 'there', { topic: other })]);
        await until(() => taken.length === 2);
        expect(taken.map((one) => [one.topic, one.value]).sort()).toEqual(
          [
            [trial.topic, 'here'],
            [other, 'there'],
          ].sort(),
        );
      },
      patience,
    );

    test(
      'does not change values with fields of an envelope, Unicode, odd keys or bytes',
      async () => {
        const odd = [
          { key: 'a', value: { value: 1 }, headers: { x: 'y' } },
          { value: null },
          'পার্সেল 📦 \u2028 é',
          null,
          0,
          '',
          [],
        ];
        const { taken } = await collect();
        const key = 'চাবি 🔑 #\n';
        await trial.broker.publish(odd.map((value) => message(key, value, { headers: { note: 'ঢাকা' }, type: '' })));
        await trial.broker.publish([message(key, Buffer.from('{ "spaced" : 1 }'))]);
        await until(() => taken.length === odd.length + 1);
        expect(values(taken)).toEqual([...odd, { spaced: 1 }]);
        expect(taken[0]).toMatchObject({ key, type: '', headers: { note: 'ঢাকা' } });
        expect(Buffer.from(taken.at(-1)!.bytes).toString()).toBe('{ "spaced" : 1 }');
      },
      patience,
    );

    test(
      'refuses a message that cannot be sent, and sends no other message of the same publish',
      async () => {
        const { taken } = await collect();
        const good = message('k', 'good');
        const circle: { self?: unknown } = {};
        circle.self = circle;
        for (const value of ['x'.repeat(maxMessageBytes), new Uint8Array(maxMessageBytes + 1), undefined, 1n, circle]) {
          await expect(trial.broker.publish([good, message('k', value)])).rejects.toBeInstanceOf(
            UnsendableMessageError,
          );
        }
        const wide = message('k', 1, { headers: { wide: 'x'.repeat(100_000) } });
        await expect(trial.broker.publish([wide])).rejects.toBeInstanceOf(UnsendableMessageError);
        const largest = 'x'.repeat(maxMessageBytes - 2);
        await trial.broker.publish([message('k', largest)]);
        await until(() => taken.length > 0);
        expect(taken.length).toBe(1);
        expect(taken[0]?.value === largest).toBe(true);
      },
      patience,
    );

    test(
      'accepts a publish of nothing, and refuses one to an undeclared topic',
      async () => {
        await expect(trial.broker.publish([])).resolves.toBeUndefined();
        await expect(
          trial.broker.publish([message('k', 1, { topic: `undeclared-${randomUUID()}` })]),
        ).rejects.toThrow();
      },
      patience,
    );
  });
}
