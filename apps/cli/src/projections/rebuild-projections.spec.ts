import { withOperatorServer } from '../operator-server.fixture.ts';
import { projectionCommands } from './projections.command.ts';

let state = 'building';
const projections = () =>
  ['order-usage', 'webhook-usage'].map((projection) => ({
    projection,
    builds: state === 'removed' ? [] : [{ number: 3, state, percent: 10, events_per_second: 100 }],
  }));
// `build` answers with the projection, `list` with all.
let lists = 0;
let listsUntilItStops = Number.POSITIVE_INFINITY;
/** Part of each list, and read only from one that is refused. */
const problem = { code: 'temporarily_unavailable', detail: 'The state store does not answer.' };
const operators = withOperatorServer(({ method, url }) => ({
  status: method === 'GET' && ++lists > listsUntilItStops ? 503 : 200,
  body:
    method === 'GET'
      ? { data: projections(), ...problem }
      : (projections().find(({ projection }) => url.includes(projection)) ?? {}),
}));

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a rebuild that %s ends names the builds that go on in the server',
  async (signal) => {
    state = 'building';
    let said = '';
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
      said += String(text);
      return true;
    });
    const ended = new Promise((resolve) => {
      jest.spyOn(process, 'kill').mockImplementation((...killed) => {
        resolve(killed);
        return true;
      });
    });
    const command = projectionCommands().parseAsync(['rebuild', '--url', operators.url], { from: 'user' });
    while (!said.includes('webhook-usage 10 %')) await new Promise((resolve) => setTimeout(resolve, 10));
    const listeners = process.listenerCount(signal);
    process.emit(signal, signal);
    expect(await ended).toEqual([process.pid, signal]);
    expect(process.listenerCount(signal)).toBe(listeners - 1);
    expect(said).toContain(
      'The server goes on with build 3 of order-usage, build 3 of webhook-usage: dakpion projections list',
    );
    // In a test, no signal ends the command.
    state = 'serving';
    await command;
  },
);

test('a rebuild whose server stops answering names the builds that go on', async () => {
  state = 'building';
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  listsUntilItStops = lists + 2;
  const command = projectionCommands().parseAsync(['rebuild', '--url', operators.url], { from: 'user' });
  await expect(command).rejects.toThrow(
    'The state store does not answer. Only the command has ended. The server goes on with build 3 of order-usage, build 3 of webhook-usage',
  );
});

test('a rebuild whose builds were removed meanwhile does not say that they serve', async () => {
  state = 'building';
  listsUntilItStops = Number.POSITIVE_INFINITY;
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    if (String(text).includes('webhook-usage 10 %')) state = 'removed';
    return true;
  });
  const command = projectionCommands().parseAsync(['rebuild', '--url', operators.url], { from: 'user' });
  await expect(command).rejects.toThrow(/^Removed meanwhile: build 3 of order-usage\b[^.]*\.$/);
});
