import { connectionOf, httpUrl } from './command-connection.ts';

const key = 'sandbox_key_test_1';
const live = 'live_key_1';

test.each([
  ['the option', { key }, { DAKPION_API_KEY: live }],
  ['the environment', {}, { DAKPION_API_KEY: key }],
])('takes the key from %s', (_, values, env) => {
  expect(connectionOf({ values, env })).toEqual({
    apiKey: key,
    environment: 'sandbox',
    baseUrl: 'http://127.0.0.1:3000',
  });
});

test('accepts the address of the API in the form of the guides', () => {
  const values = { key, api: 'https://api.example.com/v1/business' };
  expect(connectionOf({ values, env: {} }).baseUrl).toBe('https://api.example.com');
  expect(connectionOf({ values: { key }, env: { DAKPION_URL: 'https://a.example' } }).baseUrl).toBe(
    'https://a.example',
  );
  expect(connectionOf({ values: { key }, env: { DAKPION_URL: '' } }).baseUrl).toBe('http://127.0.0.1:3000');
});

test.each([
  ['no key', {}, 'A key is missing'],
  ['a blank key', { key: ' \n' }, 'A key is missing'],
  ['a production key', { key: live }, 'add --production'],
  // fetch would send it without the blank.
  ['a production key after a blank', { key: ` ${live}` }, 'add --production'],
  ['a key of an unknown kind', { key: 'other_key_1' }, 'add --production'],
  [
    'an address that is none',
    { key, api: 'localhost' },
    '--api must be an address such as https://api.example.com, and is localhost',
  ],
])('refuses %s', (_, values, message) => {
  expect(() => connectionOf({ values, env: {} })).toThrow(message);
});

test('names the variable if its address is none', () => {
  const call = { values: { key }, env: { DAKPION_URL: 'localhost' } };
  expect(() => connectionOf(call)).toThrow('DAKPION_URL must be an address such as https://api.example.com');
});

test.each([
  [undefined, '--forward-to must be an address such as http://localhost:4000/hooks, and is missing'],
  ['localhost:4000', '--forward-to must be an address such as http://localhost:4000/hooks, and is localhost:4000'],
])('says which address an option needs in place of %s', (text, message) => {
  expect(() => httpUrl('--forward-to', text)).toThrow(message);
});

test('accepts a production key with --production', () => {
  expect(connectionOf({ values: { key: live, production: true }, env: {} }).environment).toBe('production');
});
