import { readSettings } from '@dakpion/settings';
import { greeting } from './greeting.ts';

function greet(environment: Record<string, string>, sandbox_key: string | null = 'sandbox_key_test_1'): string {
  const read = readSettings(environment);
  if (read.outcome === 'refused') throw new Error('the settings were refused');
  const settings = { ...read.settings, operatorToken: 'a-token', quotationSecret: 'a-secret' };
  const dashboard = 'http://127.0.0.1:3000/dashboard/demonstration#a-link';
  const inbox = 'http://127.0.0.1:3000/inbox/demo';
  return greeting(settings, { sandbox_key }, { inbox, dashboard, operatorToken: '/srv/dakpion/secrets.json' });
}

test('names address, key and inbox, and has curl commands of one line each', () => {
  const text = greet({ ROBOT_STEP_MS: '2000', DATA_DIR: '/srv/dakpion' });
  expect(text).toContain('API             http://127.0.0.1:3000\n');
  expect(text).toContain('Sandbox key     sandbox_key_test_1\n');
  expect(text).toContain('Webhook inbox   http://127.0.0.1:3000/inbox/demo\n');
  expect(text).toContain('Dashboard       http://127.0.0.1:3000/dashboard/demonstration#a-link\n');
  expect(text).toContain('This link signs you in once.\n');
  expect(text).toContain('Documentation   http://127.0.0.1:3000/docs\n');
  expect(text).toContain('Operators       http://127.0.0.1:3000/operator\n');
  expect(text).toContain('in about 10 seconds');
  expect(text).toContain('Operator token  /srv/dakpion/secrets.json\n');
  expect(text).not.toContain('a-token');
  const lines = text.split('\n').filter((line) => line.startsWith('curl '));
  expect(lines.map((line) => line.split(' ')[2])).toEqual([
    'http://127.0.0.1:3000/v1/business/order/quotation',
    'http://127.0.0.1:3000/v1/business/order/create',
  ]);
});

test('sends the commands, whose key is a sandbox key, to the host of the sandbox', () => {
  const text = greet({ PUBLIC_URL: 'https://api.example.com', SANDBOX_HOST: 'sandbox.example.com' });
  const lines = text.split('\n').filter((line) => line.startsWith('curl '));
  expect(lines.map((line) => line.split(' ')[2])).toEqual([
    'https://sandbox.example.com/v1/business/order/quotation',
    'https://sandbox.example.com/v1/business/order/create',
  ]);
});

test('does not print a key that was replaced, and uses the present one from the environment in the commands', () => {
  const text = greet({}, null);
  expect(text).toContain('Sandbox key     was replaced; the page "API keys" of the dashboard issues another one\n');
  expect(text).not.toContain('sandbox_key_test_');
  const lines = text.split('\n').filter((line) => line.startsWith('curl '));
  expect(lines.every((line) => line.includes('-H "X-API-Key: $SANDBOX_KEY"'))).toBe(true);
});

test('says which private addresses webhooks may go to', () => {
  const line = (environment: Record<string, string>) => /^ {2}Webhooks go to .*$/m.exec(greet(environment))?.[0];
  expect(line({})).toBe(
    '  Webhooks go to  public addresses over https, and 127.0.0.0/8, ::1/128 with sandbox keys over http or https (WEBHOOK_ALLOW_PRIVATE)',
  );
  expect(line({ WEBHOOK_ALLOW_PRIVATE: 'none' })).toBe(
    '  Webhooks go to  public addresses over https; to allow others, set WEBHOOK_ALLOW_PRIVATE',
  );
});

test('says that there is no demonstration partner or inbox, and then has no commands to paste', () => {
  const read = readSettings({ HOST: '0.0.0.0' });
  if (read.outcome === 'refused') throw new Error('the settings were refused');
  const settings = { ...read.settings, operatorToken: 'a-token', quotationSecret: 'a-secret' };
  const dashboard = 'http://127.0.0.1:3000/dashboard';
  const text = greeting(settings, null, { inbox: null, dashboard, operatorToken: '/srv/dakpion/secrets.json' });
  expect(text).toContain('Dashboard       http://127.0.0.1:3000/dashboard\n');
  expect(text).not.toContain('signs you in');
  expect(text).toContain('Sandbox key     no demonstration partner (DEMONSTRATION_PARTNER)\n');
  expect(text).toContain('Webhook inbox   not served (INBOX)\n');
  expect(text).toContain('Operators       not served (OPERATOR_API, OPERATOR_PORT)\n');
  expect(text).not.toContain('curl ');
});
