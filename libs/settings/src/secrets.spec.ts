import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTemporaryDirectory } from '@dakpion/fixtures';
import { withSecrets } from './secrets.ts';
import { readSettings } from './settings.ts';
import { StartRefusedError } from './start-refused.error.ts';

function settingsIn(dataDir: string, changes: Record<string, string> = {}) {
  const read = readSettings({ DATA_DIR: dataDir, ...changes });
  if (read.outcome === 'refused') throw new Error('the settings were refused');
  return read.settings;
}

test('adds an encryption key to the secrets of an earlier version once, and keeps the rest', async () => {
  await withTemporaryDirectory(async (dataDir) => {
    const demonstration_partner = { partner_id: 'prt_1', sandbox_key: 'sandbox_key_test_1' };
    const old = { operator_token: 'opr_old', quotation_secret: 'quotation', demonstration_partner };
    writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify(old));
    const first = withSecrets(settingsIn(dataDir));
    expect(first).toMatchObject({ operatorToken: 'opr_old', quotationSecret: 'quotation' });
    expect(first.secretsKey).toMatch(/^[0-9a-f]{64}$/);
    expect(withSecrets(settingsIn(dataDir)).secretsKey).toBe(first.secretsKey);
    const kept = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
    expect(first.transparencyKey).toMatch(/^[0-9a-f]{64}$/);
    expect(kept).toEqual({ ...old, secrets_key: first.secretsKey, transparency_key: first.transparencyKey });
    const SECRETS_KEY = 'a'.repeat(64);
    expect(withSecrets(settingsIn(dataDir, { SECRETS_KEY })).secretsKey).toBe(SECRETS_KEY);
  });
});

test.each([
  ['is empty', ''],
  ['was cut short', '{"operator_token": "opr_'],
  ['is no object', 'null'],
  ['has no secrets', '{}'],
  [
    'has a token that no header can carry',
    JSON.stringify({ operator_token: 'opr_1\n', quotation_secret: 'quotation' }),
  ],
  ['has an empty token', JSON.stringify({ operator_token: '', quotation_secret: 'quotation' })],
])('refuses secrets.json that %s in one line, and leaves it as it is', async (_, text) => {
  await withTemporaryDirectory(async (dataDir) => {
    const file = join(dataDir, 'secrets.json');
    writeFileSync(file, text);
    const refusal = new StartRefusedError(
      `${file} does not have this installation's secrets. Restore your copy of the file.`,
    );
    expect(() => withSecrets(settingsIn(dataDir))).toThrow(refusal);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});

test('makes no new keys for existing data unless the settings have both keys', async () => {
  await withTemporaryDirectory(async (dataDir) => {
    const SECRETS_KEY = 'a'.repeat(64);
    const TRANSPARENCY_KEY = 'b'.repeat(64);
    const incomplete: readonly Record<string, string>[] = [{}, { SECRETS_KEY }, { TRANSPARENCY_KEY }];
    for (const changes of incomplete) {
      const start = () => withSecrets(settingsIn(dataDir, changes), { hasData: true });
      expect(start).toThrow(StartRefusedError);
      expect(start).toThrow('secrets.json is missing, although there is data');
      expect(readdirSync(dataDir)).toEqual([]);
    }
    const both = settingsIn(dataDir, { SECRETS_KEY, TRANSPARENCY_KEY });
    expect(withSecrets(both, { hasData: true }).transparencyKey).toBe(TRANSPARENCY_KEY);
  });
});
