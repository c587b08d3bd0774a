import { readSettings } from '@dakpion/service';
import { greeting } from './greeting.ts';

test('the greeting names address, key and inbox, and its curl lines are one line each', () => {
  const read = readSettings({ ROBOT_STEP_MS: '2000', DATA_DIR: '/srv/dakpion' });
  if (read.outcome === 'refused') throw new Error('the settings were refused');
  const settings = { ...read.settings, operatorToken: 'a-token', quotationSecret: 'a-secret' };
  const text = greeting(
    settings,
    { partner_id: 'prt_1', sandbox_key: 'sandbox_key_test_1' },
    'http://127.0.0.1:3000/inbox/demo',
  );
  expect(text).toContain('API             http://127.0.0.1:3000\n');
  expect(text).toContain('Sandbox key     sandbox_key_test_1\n');
  expect(text).toContain('Webhook inbox   http://127.0.0.1:3000/inbox/demo\n');
  expect(text).toContain('in about 10 seconds');
  expect(text).not.toContain('a-token');
  const lines = text.split('\n').filter((line) => line.startsWith('curl '));
  expect(lines.map((line) => line.split(' ')[2])).toEqual([
    'http://127.0.0.1:3000/v1/business/order/quotation',
    'http://127.0.0.1:3000/v1/business/order/create',
  ]);
});
