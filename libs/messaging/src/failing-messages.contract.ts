import { until } from '@dakpion/fixtures';
import { deadLetterHeaders, deadLettersOf } from './broker.ts';
import { RejectedMessageError } from './broker-errors.ts';
import { type BrokerTrial, numbers, patience, temporaryError } from './broker-trial.contract.ts';

/** Tries, dead letters, and the progress of other keys in the meantime. */
export function failingMessagesContract(trial: BrokerTrial): void {
  const { message, consume, collect, browse, deadLetters, values } = trial;
  describe('messages that fail', () => {
    test(
      'are tried as often as the policy allows, and then become unchanged dead letters with the reason',
      async () => {
        const tries: number[] = [];
        const done: unknown[] = [];
        await consume(async (incoming) => {
          if (incoming.value === 'after') {
            done.push(incoming.value);
            return undefined;
          }
          tries.push(incoming.tries);
          throw new Error('no luck');
        });
        const sent = message('k', Buffer.from('{ "bad": 1 }'), { headers: { trace: 't' } });
        await trial.broker.publish([sent, message('k', 'after')]);
        const [letter] = await deadLetters(1);
        await until(() => done.length === 1);
        expect(tries).toEqual([1, 2, 3]);
        expect(letter).toMatchObject({
          topic: deadLettersOf(trial.topic),
          key: 'k',
          type: 'Counted',
          value: { bad: 1 },
        });
        expect(Buffer.from(letter!.bytes).toString()).toBe('{ "bad": 1 }');
        expect(letter?.headers).toEqual({
          trace: 't',
          [deadLetterHeaders.reason]: 'tries_exhausted',
          [deadLetterHeaders.detail]: 'Error: no luck',
          [deadLetterHeaders.tries]: '3',
          [deadLetterHeaders.group]: 'group',
          [deadLetterHeaders.topic]: trial.topic,
          [deadLetterHeaders.place]: expect.stringMatching(/./),
          [deadLetterHeaders.at]: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        });
        await until(() => trial.told.length === 1);
        expect(trial.told[0]?.headers).toEqual(letter?.headers);
      },
      patience,
    );

    test(
      'are tried again when their handler throws synchronously',
      async () => {
        await consume(() => {
          throw new RejectedMessageError('never', 'not even a promise');
        });
        await trial.broker.publish([message('k', 1)]);
        const [letter] = await deadLetters(1);
        expect(letter?.headers[deadLetterHeaders.reason]).toBe('never');
      },
      patience,
    );

    test(
      'are tried once when the handler rejects them',
      async () => {
        let tries = 0;
        await consume(async () => {
          tries += 1;
          throw new RejectedMessageError('unknown_order', 'there is no such order');
        });
        await trial.broker.publish([message('k', 1)]);
        const [letter] = await deadLetters(1);
        expect(tries).toBe(1);
        expect(letter?.headers).toMatchObject({
          [deadLetterHeaders.reason]: 'unknown_order',
          [deadLetterHeaders.detail]: 'there is no such order',
          [deadLetterHeaders.tries]: '1',
        });
      },
      patience,
    );

    test(
      'are tried again after temporary errors until they succeed',
      async () => {
        const tries: number[] = [];
        await consume(async (incoming) => {
          tries.push(incoming.tries);
          if (incoming.tries < 8) throw temporaryError();
          return undefined;
        });
        await trial.broker.publish([message('k', 1)]);
        await until(() => tries.length === 8);
        expect(tries).toEqual(numbers(8));
        expect(await browse(deadLettersOf(trial.topic))).toEqual([]);
      },
      patience,
    );

    test(
      'are not charged a try for a temporary error',
      async () => {
        const tries: number[] = [];
        await consume(async (incoming) => {
          tries.push(incoming.tries);
          if (incoming.tries <= 4) throw temporaryError();
          throw new Error('no luck');
        });
        await trial.broker.publish([message('k', 1)]);
        const [letter] = await deadLetters(1);
        expect(tries).toEqual(numbers(7));
        expect(letter?.headers).toMatchObject({
          [deadLetterHeaders.reason]: 'tries_exhausted',
          [deadLetterHeaders.tries]: '7',
        });
      },
      patience,
    );

    test(
      'never reach a handler when they are not JSON',
      async () => {
        const { taken } = await collect();
        const bytes = [Buffer.from('{"a":'), Buffer.from([0x22, 0xff, 0x22]), Buffer.alloc(0)];
        await trial.broker.publish(bytes.map((value) => message('k', value)));
        await trial.broker.publish([message('k', 'fine')]);
        const letters = await deadLetters(3);
        await until(() => taken.length === 1);
        expect(values(taken)).toEqual(['fine']);
        expect(letters.map((letter) => letter.headers[deadLetterHeaders.reason])).toEqual([
          'malformed_json',
          'malformed_json',
          'malformed_json',
        ]);
        expect(letters.map((letter) => Buffer.from(letter.bytes))).toEqual(bytes);
        expect(letters[0]?.value).toBeUndefined();
      },
      patience,
    );

    test(
      'do not delay other keys while they are tried again',
      async () => {
        const done: unknown[] = [];
        await consume(
          async ({ key, value }) => {
            if (key.startsWith('poison')) throw temporaryError();
            done.push(value);
            return undefined;
          },
          { concurrency: 2 },
        );
        await trial.broker.publish(numbers(5).map((n) => message(`poison-${n}`, n)));
        await trial.broker.publish(numbers(50).map((n) => message(`fine-${n % 5}`, n)));
        await until(() => done.length === 50);
        expect([...done].sort((a, b) => Number(a) - Number(b))).toEqual(numbers(50));
      },
      patience,
    );
  });
}
