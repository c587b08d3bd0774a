import { newGate } from '@dakpion/fixtures';
import { deadLettersOf } from './broker.ts';
import {
  RejectedMessageError,
  RequestFailedError,
  RequestTimeoutError,
  UnsendableMessageError,
} from './broker-errors.ts';
import { type BrokerTrial, numbers, patience, temporaryError, turns } from './broker-trial.contract.ts';
import { type IncomingMessage, maxMessageBytes } from './message.ts';

/** Request and reply. */
export function requestsContract(trial: BrokerTrial): void {
  const { message, consume, browse } = trial;
  describe('requests', () => {
    const ask = (key: string, value: unknown, timeoutMs = 15_000) =>
      trial.broker.request(message(key, value, { headers: { trace: 'r' } }), { timeoutMs });

    test(
      'return the value that the handler resolves with',
      async () => {
        let got: IncomingMessage | undefined;
        await consume(async (incoming) => {
          got = incoming;
          return { doubled: Number(incoming.value) * 2, key: incoming.key, value: [1] };
        });
        expect(await ask('k', 21)).toEqual({ doubled: 42, key: 'k', value: [1] });
        expect(got).toMatchObject({
          topic: trial.topic,
          key: 'k',
          type: 'Counted',
          value: 21,
          headers: { trace: 'r' },
          tries: 1,
          failures: 0,
        });
        expect(Buffer.from(got!.bytes).toString()).toBe('21');
      },
      patience,
    );

    test(
      'are copied as JSON, and so are replies',
      async () => {
        const kept = { list: [1] };
        await consume(async ({ value }) => {
          (value as { list: number[] }).list.push(2);
          return value === null ? undefined : { kept, when: new Date(0), gone: undefined };
        });
        const sent = { list: [1] };
        const reply = (await ask('k', sent)) as { kept: { list: number[] } };
        expect(sent).toEqual({ list: [1] });
        expect(reply).toStrictEqual({ kept: { list: [1] }, when: '1970-01-01T00:00:00.000Z' });
        reply.kept.list.push(9);
        expect(kept).toEqual({ list: [1] });
      },
      patience,
    );

    test(
      'return null when the handler returns nothing',
      async () => {
        await consume(async () => undefined);
        expect(await ask('k', 1)).toBeNull();
      },
      patience,
    );

    test(
      'fail at once when the handler throws, are not tried again, and say whether the failure can pass',
      async () => {
        let tries = 0;
        await consume(async ({ value }) => {
          tries += 1;
          if (value === 'rejected') throw new RejectedMessageError('no_way', 'not this one');
          if (value === 'temporary') throw temporaryError();
          if (value === 'newer') throw Object.assign(new Error('of a newer version'), { needsNewerVersion: true });
          if (value === 'unsendable') return 1n;
          throw new TypeError('a bug');
        });
        for (const [value, text, temporary] of [
          ['bug', 'a bug', false],
          ['rejected', 'no_way', false],
          ['temporary', 'engine is down', true],
          ['newer', 'of a newer version', true],
          ['unsendable', 'BigInt', false],
        ] as const) {
          const failure = await ask('k', value).catch((error: unknown) => error);
          expect(failure).toBeInstanceOf(RequestFailedError);
          expect(String(failure)).toContain(text);
          expect(failure).toMatchObject({ temporary });
        }
        expect(tries).toBe(5);
        expect(await browse(deadLettersOf(trial.topic))).toEqual([]);
      },
      patience,
    );

    test(
      'time out when the handler is slow, and the key continues when it is done',
      async () => {
        const gate = newGate();
        await consume(async ({ value }) => {
          if (value === 'slow') await gate.opened;
          return value;
        });
        const failure = await ask('k', 'slow', 500).catch((error: unknown) => error);
        expect(failure).toBeInstanceOf(RequestTimeoutError);
        expect(failure).toMatchObject({ temporary: true });
        gate.open();
        expect(await ask('k', 'next')).toBe('next');
      },
      patience,
    );

    test(
      'time out when there is no consumer',
      async () => {
        await expect(ask('k', 1, 300)).rejects.toBeInstanceOf(RequestTimeoutError);
      },
      patience,
    );

    test(
      'are answered when they were sent before their consumer began',
      async () => {
        const reply = ask('k', 1);
        await consume(async () => 'at last');
        expect(await reply).toBe('at last');
      },
      patience,
    );

    test(
      'of one key are carried out in order, and a hundred at once each get their own reply',
      async () => {
        const order: unknown[] = [];
        await consume(async ({ key, value }) => {
          await turns(Number(value) % 3);
          if (key === 'k') order.push(value);
          return { reply: value };
        });
        const ofOneKey = Promise.all(numbers(20).map((n) => ask('k', n)));
        const many = Promise.all(numbers(100).map((n) => ask(`key-${n}`, n)));
        expect(await ofOneKey).toEqual(numbers(20).map((n) => ({ reply: n })));
        expect(await many).toEqual(numbers(100).map((n) => ({ reply: n })));
        expect(order).toEqual(numbers(20));
      },
      patience,
    );

    test(
      'are refused when they cannot be sent',
      async () => {
        await expect(ask('k', 'x'.repeat(maxMessageBytes))).rejects.toBeInstanceOf(UnsendableMessageError);
        await expect(ask('k', undefined)).rejects.toBeInstanceOf(UnsendableMessageError);
      },
      patience,
    );
  });
}
