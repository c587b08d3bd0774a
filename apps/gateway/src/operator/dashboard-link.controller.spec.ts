import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignInLinks } from '@dakpion/partners';
import { type Settings, writeEmbeddedSecrets } from '@dakpion/settings';
import { DashboardLinkController } from './dashboard-link.controller.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'dakpion-spec-'));
const publicUrl = 'http://127.0.0.1:3000';
const links = { issue: async () => 'token' } as unknown as SignInLinks;

beforeAll(() =>
  writeEmbeddedSecrets(dataDir, {
    operator_token: 'x',
    quotation_secret: 'x',
    demonstration_partner: { partner_id: 'prt_1', sandbox_key: 'x' },
  }),
);

afterAll(() => rmSync(dataDir, { recursive: true }));

function controller(settings: Partial<Settings>): DashboardLinkController {
  const privately = { host: '127.0.0.1', publicUrl, dataDir, demonstrationPartner: true };
  return new DashboardLinkController(links, { ...privately, ...settings } as Settings);
}

test('makes a link to the dashboard of the demonstration partner', async () => {
  const made = await controller({}).makeDashboardLink();
  expect(made).toEqual({ dashboard_url: `${publicUrl}/dashboard/demonstration#token` });
});

test.each<[string, Partial<Settings>]>([
  ['the settings turn the partner off, also before the start has suspended it', { demonstrationPartner: false }],
  ['the program can be reached by others', { host: '0.0.0.0' }],
])('makes none if %s', async (_, settings) => {
  const refused = { trouble: { code: 'no_demonstration_link' } };
  await expect(controller(settings).makeDashboardLink()).rejects.toMatchObject(refused);
});
