import type { PartnerSummary } from '@dakpion/partners';
import { withOperatorServer } from '../operator-server.fixture.ts';
import { showPartner } from './partner-account.ts';

const at = '2026-11-27T12:00:00.000+06:00' as PartnerSummary['created_at'];
const key = { issued_at: at, expires_at: null, last_used_at: null };
const partner: PartnerSummary = {
  partner_id: 'prt_1',
  name: 'Aarong',
  email: 'shop@example.com',
  suspended: false,
  rate_limits: { sandbox: { write: 120, read: 600 }, production: { write: 600, read: 3_000 } },
  api_keys: {
    sandbox: [{ ...key, key_id: 'key_old', last_four: null }],
    production: [{ ...key, key_id: 'key_new', last_four: 'x9h3' }],
  },
  callback_urls: { sandbox: null, production: null },
  created_at: at,
  updated_at: at,
};

const operators = withOperatorServer(() => ({ status: 200, body: partner }));

test('a partner is shown with the end of each key, by which its owner names it', async () => {
  await showPartner('prt_1', { url: operators.url });
  expect(operators.printed).toMatch(/^production key +…x9h3, key_new, issued .*, current, last used never$/m);
  expect(operators.printed).toMatch(/^sandbox key +key_old, issued .*, current, last used never$/m);
});
