import { newGate, until } from '@dakpion/fixtures';
import { BrokerUnavailableError } from './broker-errors.ts';
import { type BrokerTrial, patience, turns } from './broker-trial.contract.ts';

/** What happens to work in progress when a broker closes. */
export function closingContract(trial: BrokerTrial): void {
  const { message, consume, collect, reopen, values } = trial;
  describe('closing', () => {
    test(
      'refuses new work, fails waiting requests, and can be repeated',
      async () => {
        const waiting = trial.broker.request(message('k', 1), { timeoutMs: 15_000 }).catch((error: unknown) => error);
        const closed = trial.broker;
        await closed.ping();
        await turns(5);
        await reopen();
        expect(await waiting).toBeInstanceOf(BrokerUnavailableError);
        await expect(closed.publish([message('k', 1)])).rejects.toBeInstanceOf(BrokerUnavailableError);
        await expect(closed.ping()).rejects.toBeInstanceOf(BrokerUnavailableError);
        await expect(closed.request(message('k', 1), { timeoutMs: 100 })).rejects.toMatchObject({ temporary: true });
        await expect(
          closed.consume({ group: 'late', topics: [trial.topic], handle: async () => undefined }),
        ).rejects.toBeInstanceOf(BrokerUnavailableError);
        await closed.close();
      },
      patience,
    );

    test(
      'lets a handler in progress publish and finish its message',
      async () => {
        const gate = newGate();
        let begun = false;
        await consume(async ({ value }) => {
          if (value !== 'first') return undefined;
          begun = true;
          await gate.opened;
          await trial.broker.publish([message('k', 'from the handler')]);
          return undefined;
        });
        await trial.broker.publish([message('k', 'first')]);
        await until(() => begun);
        const reopening = reopen();
        await turns(5);
        gate.open();
        await reopening;
        const { taken } = await collect();
        await until(() => taken.length > 0);
        expect(values(taken)).toEqual(['from the handler']);
      },
      patience,
    );

    test(
      'gives up a handler that hangs',
      async () => {
        const gate = newGate();
        let begun = false;
        await consume(async () => {
          begun = true;
          await gate.opened;
          return undefined;
        });
        await trial.broker.publish([message('k', 1)]);
        await until(() => begun);
        await expect(reopen()).resolves.toBeUndefined();
        gate.open();
      },
      patience,
    );
  });
}
