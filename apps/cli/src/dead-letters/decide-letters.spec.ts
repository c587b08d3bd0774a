import { CommandFailure, type OperatorClient } from '@dakpion/command-line';
import { decideLetters } from './decide-letters.ts';

const isTTY = process.stderr.isTTY;
let shown: string;
beforeEach(() => {
  shown = '';
  process.stderr.isTTY = true;
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    shown += String(text);
    return true;
  });
});
afterEach(() => {
  process.stderr.isTTY = isTTY;
  jest.restoreAllMocks();
});

/** A server that refuses the letter `dl_3`, which is dropped. */
const client = {
  async ask(method: string, path: string) {
    if (method === 'GET') return { data: [{ letter_id: 'dl_1' }, { letter_id: 'dl_2' }], next_after: null };
    if (path.includes('dl_3'))
      throw new CommandFailure('It was dropped.', { code: 'dead_letter_settled', letter_status: 'dropped' });
    return { letter_id: path.split('/')[2] };
  },
} as unknown as OperatorClient;
const replay = { path: 'replay', outcome: 'replayed' } as const;
const drop = { path: 'drop', outcome: 'dropped' } as const;

test('shows in a terminal how many of the letters are settled', async () => {
  const decided = await decideLetters(client, [], { matching: true, limit: 100 }, replay);
  expect(decided).toEqual({ decided: [{ letter_id: 'dl_1' }, { letter_id: 'dl_2' }], already: [] });
  expect(shown).toMatch(/ 50 %, 1 dead letter.* 100 %, 2 dead letters.*\n$/s);
});

test('shows nothing when there is nothing to settle', async () => {
  const none = { ask: async () => ({ data: [], next_after: null }) } as unknown as OperatorClient;
  await decideLetters(none, [], { matching: true, limit: 100 }, replay);
  expect(shown).toBe('');
});

test.each([
  ['letters and --matching', ['dl_1'], { matching: true, limit: 100 }],
  ['neither', [], { limit: 100 }],
] as const)('settles nothing with %s', async (_, letters, options) => {
  await expect(decideLetters(client, letters, options, replay)).rejects.toThrow('not both');
  expect(shown).toBe('');
});

test('names the letter that cannot be settled, and says how many are settled and how many are not', async () => {
  const deciding = decideLetters(client, ['dl_1', 'dl_3', 'dl_2', 'dl_4'], { limit: 100 }, replay);
  await expect(deciding).rejects.toThrow('dl_3: It was dropped. Settled before it: 1. Not touched: 2.');
  expect(shown).toMatch(/ 25 %, 1 dead letter,.*\n$/);
});

test('a letter that is named twice is settled once', async () => {
  const { decided, already } = await decideLetters(client, ['dl_2', 'dl_2'], { limit: 100 }, drop);
  expect([decided, already]).toEqual([[{ letter_id: 'dl_2' }], []]);
});

test('a repeated command goes on after a letter that already has the same decision', async () => {
  const { decided, already } = await decideLetters(client, ['dl_3', 'dl_2'], { limit: 100 }, drop);
  expect([decided, already]).toEqual([[{ letter_id: 'dl_2' }], ['dl_3']]);
  expect(shown).toMatch(/100 %, 2 dead letters.*\n$/s);
  expect(await decideLetters(client, ['dl_3'], { limit: 100 }, drop)).toEqual({ decided: [], already: ['dl_3'] });
});
