import { withOperatorServer } from '../operator-server.fixture.ts';
import { deadLetterCommands } from './dead-letters.command.ts';

// With two open dead letters.
const operators = withOperatorServer(({ method, url }) => {
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
