import { newGate, until } from '@dakpion/fixtures';
import fc from 'fast-check';
import { turns } from './broker-trial.contract.ts';
import { KeyQueues, type KeyTask } from './key-queues.ts';

describe('KeyQueues', () => {
  test('keeps the order of each key and the bound for any sequence of tasks', async () => {
    const work = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e'), turns: fc.nat(3), pauses: fc.nat(2) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(work, { maxLength: 40 }),
        fc.integer({ min: 1, max: 4 }),
        async (works, concurrency) => {
          const queues = new KeyQueues(concurrency);
          const ended: number[] = [];
          const running = new Set<string>();
          for (const [index, { key, turns: count, pauses }] of works.entries()) {
            let left = pauses;
            queues.add(key, {
              run: async () => {
                expect(running.has(key)).toBe(false);
                running.add(key);
                expect(running.size).toBeLessThanOrEqual(concurrency);
                await turns(count);
                running.delete(key);
                if (left-- > 0) return 0;
                ended.push(index);
                return undefined;
              },
            });
          }
          await until(() => ended.length === works.length);
          for (const key of 'abcde') {
            const ofKey = ended.filter((index) => works[index]?.key === key);
            expect(ofKey).toEqual([...ofKey].sort((a, b) => a - b));
          }
        },
      ),
      { numRuns: 50 },
    );
  });

  test('gives the capacity of a pausing key to others', async () => {
    const queues = new KeyQueues(1);
    const ran: string[] = [];
    queues.add('pausing', noting(ran, 'pausing', { pauseMs: 60_000 }));
    queues.add('pausing', noting(ran, 'behind it'));
    queues.add('other', noting(ran, 'other'));
    await until(() => ran.length === 2);
    await turns(5);
    expect(ran).toEqual(['pausing', 'other']);
    await queues.stop();
  });

  test('never runs a task that was removed before its turn', async () => {
    const queues = new KeyQueues(1);
    const gate = newGate();
    const ran: string[] = [];
    const tasks = ['1', '2', '3'].map((name) => noting(ran, name, { until: gate.opened }));
    for (const one of tasks) queues.add('k', one);
    queues.remove('k', tasks[1]!);
    // The first one has its turn: it knows itself that it is not wanted.
    queues.remove('k', tasks[0]!);
    queues.remove('unknown', tasks[2]!);
    gate.open();
    await until(() => ran.length === 2);
    await turns(5);
    expect(ran).toEqual(['1', '3']);
    queues.add('k', noting(ran, '4'));
    await until(() => ran.length === 3);
  });

  test('waits for running tasks when it stops, and begins no other', async () => {
    const queues = new KeyQueues(2);
    const gates = [newGate(), newGate()] as const;
    const ran: string[] = [];
    for (const [index, name] of ['a', 'b', 'c'].entries()) {
      queues.add(name, noting(ran, name, { until: gates[index % 2]!.opened }));
    }
    let idle = false;
    const stopping = queues.stop().then(() => {
      idle = true;
    });
    await turns(5);
    gates[0].open();
    await turns(5);
    expect(idle).toBe(false);
    gates[1].open();
    await stopping;
    queues.add('late', noting(ran, 'late'));
    await turns(5);
    expect(ran).toEqual(['a', 'b']);
  });

  test('gives up a task that hangs, 3 s before the process has to end', async () => {
    jest.useFakeTimers();
    try {
      const queues = new KeyQueues(1);
      queues.add('a', noting([], 'a', { until: new Promise<void>(() => undefined) }));
      const stopped = jest.fn();
      void queues.stop().then(stopped);
      await jest.advanceTimersByTimeAsync(6_999);
      expect(stopped).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(stopped).toHaveBeenCalledTimes(1);
    } finally {
      jest.useRealTimers();
    }
  });
});

/** A task that records its start, waits, and then is done or pauses. */
function noting(ran: string[], name: string, options: { until?: Promise<void>; pauseMs?: number } = {}): KeyTask {
  return {
    run: async () => {
      ran.push(name);
      await options.until;
      return options.pauseMs;
    },
  };
}
