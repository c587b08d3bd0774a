import { pino } from 'pino';
import { endOnSignal } from './stop-on-signal.ts';

test('a signal that npm passes on at once does not end the process before its work is done; a later one does', async () => {
  jest.useFakeTimers({ now: 0 });
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const before = process.listeners('SIGINT');
  const stop = endOnSignal(pino({ enabled: false }));
  const [listener] = process.listeners('SIGINT').filter((each) => !before.includes(each));
  const signal = () => listener?.('SIGINT');
  stop.before(() => new Promise(() => {}));
  signal();
  jest.advanceTimersByTime(100);
  signal();
  expect({ isStopping: stop.signal.aborted, exits: exit.mock.calls }).toEqual({ isStopping: true, exits: [] });
  jest.advanceTimersByTime(1_000);
  signal();
  expect(exit.mock.calls).toEqual([[1]]);
});
