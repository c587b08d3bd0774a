import { withOperatorServer } from '../operator-server.fixture.ts';
import { deadLetterCommands } from './dead-letters.command.ts';

// With two open dead letters, and a dropped one.
const operators = withOperatorServer(({ method, url }) => {
  if (url.includes('dl_dropped')) {
    return { status: 409, body: { code: 'dead_letter_settled', detail: 'It was dropped.', letter_status: 'dropped' } };
  }
  const limit = Number(new URL(url, 'http://127.0.0.1').searchParams.get('limit'));
  const data = [
    { letter_id: 'dl_1', key: 'ord_1' },
    { letter_id: 'dl_2', key: 'ord_2' },
  ].slice(0, limit);
  const body = method === 'GET' ? { data, next_after: null } : { letter_id: url.split('/')[4], key: 'ord_1' };
  return { status: 200, body };
});

test.each([
  ['100', '2 replayed\n'],
  ['1', '1 replayed; there may be more: repeat the command, or raise --limit\n'],
])('replay --matching --limit %s says whether it has stopped at its limit', async (limit, end) => {
  await deadLetterCommands().parseAsync(['replay', '--matching', '--limit', limit, '--url', operators.url], {
    from: 'user',
  });
  expect(operators.printed.endsWith(end)).toBe(true);
});

test('a drop that is repeated after an interruption names the letters that were already dropped, and drops the others', async () => {
  const command = ['drop', 'dl_dropped', 'dl_2', '--why', 'Obsolete.', '--url', operators.url];
  await deadLetterCommands().parseAsync(command, { from: 'user' });
  expect(operators.printed).toBe('dl_2  ord_1\ndl_dropped  already dropped\n1 dropped, 1 already before\n');
  operators.printed = '';
  await deadLetterCommands().parseAsync([...command, '--json'], { from: 'user' });
  const printed = JSON.parse(operators.printed);
  expect(printed).toEqual({ data: [{ letter_id: 'dl_2', key: 'ord_1' }], already_settled: ['dl_dropped'] });
});

test('a dropped letter cannot be replayed', async () => {
  const replaying = deadLetterCommands().parseAsync(['replay', 'dl_dropped', '--url', operators.url], { from: 'user' });
  await expect(replaying).rejects.toThrow('It was dropped.');
});
