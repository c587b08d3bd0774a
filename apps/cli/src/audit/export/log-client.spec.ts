import { CommandFailure, type OperatorClient } from '@dakpion/command-line';
import { at } from '@dakpion/fixtures';
import { LogClient } from './log-client.ts';

const broken = () => new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
const log = new LogClient({ read: async () => new Response(broken()) } as unknown as OperatorClient);
const failure = new CommandFailure('The answer broke off: terminated. Run the same command again: it continues.');

test('says that an export continues after an answer has broken off', async () => {
  await expect(log.checkpoint()).rejects.toThrow(failure);
  await expect(log.subtree(0, 0)).rejects.toThrow(failure);
  await expect(log.events({ from: 0, to: 1 }, {}).next()).rejects.toThrow(failure);
});

/** A log whose events were recorded at these minutes. Its server sends at most `most` lines. */
function logOf(minutes: readonly number[], most = Number.POSITIVE_INFINITY): LogClient {
  const read = async (path: string) => {
    const query = new URL(path, 'http://log').searchParams;
    const [from, to] = [Number(query.get('from')), Number(query.get('to'))];
    const lines = minutes.map((minute, index) => ({ index, leaf: { stream: 'order-1', recorded_at: at(minute) } }));
    const sent = lines.slice(from, to).slice(0, most);
    return new Response(sent.map((line) => `${JSON.stringify(line)}\n`).join(''));
  };
  return new LogClient({ read } as unknown as OperatorClient);
}

test('says that an export continues after an answer that lacks events, which must not count as left out', async () => {
  const received: number[] = [];
  const receive = async () => {
    for await (const { index } of logOf([0, 1, 2, 3], 2).events({ from: 1, to: 4 }, {})) received.push(index);
  };
  await expect(receive()).rejects.toThrow(
    new CommandFailure('The answer ended after event 3 of the log. Run the same command again: it continues.'),
  );
  expect(received).toEqual([1, 2]);
});

test.each([
  ['before all events', at(-1), 0],
  ['of several events', at(1), 1],
  ['between two events', at(1.5), 3],
  ['of the last event', at(2), 3],
  ['after all events', at(3), 4],
])('finds the first event from a time %s', async (_, time, index) => {
  expect(await logOf([0, 1, 1, 2]).indexAt(time, 4)).toBe(index);
});
