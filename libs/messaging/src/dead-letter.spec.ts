import { deadLetter } from './dead-letter.ts';

const cause = { group: 'group', reason: 'malformed', detail: 'It is wrong', tries: 1, at: 0 };

test('a dead letter has a short key and type, and only the headers that fit, however large those of the sender are', () => {
  const large = '\ufffd'.repeat(300_000);
  const headers = { first: 'a', large, second: 'b' };
  const message = { topic: 'topic', key: large, type: large, headers, bytes: Buffer.from('{}'), place: '0-0' };
  const letter = deadLetter(message, cause);
  expect([letter.key.length, letter.type.length]).toEqual([255, 255]);
  expect(letter.headers).toMatchObject({ first: 'a', second: 'b', 'dead-letter-place': '0-0' });
  expect(letter.headers).not.toHaveProperty('large');
});
