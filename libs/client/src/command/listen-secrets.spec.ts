import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { keptSecrets, secretsFile } from './listen-secrets.ts';
import { headersOf } from './webhook-post.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'dakpion-listen-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));
const file = () => secretsFile({ XDG_CONFIG_HOME: directory });
const modeOf = (path: string) => statSync(path).mode & 0o777;

test('creates the secrets once, readable by the user only', () => {
  const made = keptSecrets(file());
  expect([modeOf(file()), modeOf(join(directory, 'dakpion'))]).toEqual([0o600, 0o700]);
  chmodSync(file(), 0o644);
  expect(keptSecrets(file())).toEqual(made);
  expect(modeOf(file())).toBe(0o600);
});

test('reports a file with other content and does not change it', () => {
  keptSecrets(file());
  writeFileSync(file(), '{"signing_secret":"short"}');
  expect(() => keptSecrets(file())).toThrow(`${file()} does not hold the secrets`);
});

test('signs a webhook as Standard Webhooks specifies', () => {
  const secrets = keptSecrets(file());
  const body = '{"event_id":"evt_1","name":"রহিমা 📦"}';
  const headers = headersOf('evt_1', body, secrets, Date.now());
  expect(new Webhook(secrets.signing_secret).verify(body, headers)).toEqual(JSON.parse(body));
});
