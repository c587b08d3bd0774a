import { DakpionResponseError } from '../problem-error.ts';
import { CommandFault } from './command-fault.ts';
import { faultText } from './fault-text.ts';

test.each([
  [new CommandFault('A key is missing.'), 'A key is missing.'],
  [new DakpionResponseError(502, '<p>'), 'The response with status 502 is not one of Dakpion: <p>'],
  [
    Object.assign(new Error('The answer did not come within 9 ms.'), { name: 'TimeoutError' }),
    /^The answer .* 9 ms\.$/,
  ],
  [
    new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:3000') }),
    'Dakpion cannot be reached: connect ECONNREFUSED 127.0.0.1:3000. Check the address in --api or DAKPION_URL.',
  ],
  [
    new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) }),
    'Dakpion cannot be reached: ECONNREFUSED. Check the address in --api or DAKPION_URL.',
  ],
])('of an error that is no bug, only the message is printed', (error, text) => {
  expect(faultText(error)).toMatch(text);
  expect(faultText(error)).not.toMatch(/\n/);
});

test('a bug is printed with its stack', () => {
  expect(faultText(new TypeError('x is not a function'))).toMatch(/x is not a function\n.*fault-text\.spec/);
  expect(faultText('a text')).toBe("'a text'");
});
