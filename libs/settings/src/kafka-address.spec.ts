import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kafkaAddress } from './kafka-address.ts';
import { readSettings } from './settings.ts';
import { StartRefusedError } from './start-refused.error.ts';

const directory = mkdtempSync(join(tmpdir(), 'kafka-address-'));
const file = (name: string) => join(directory, name);

beforeAll(() => {
  for (const name of ['one', 'other']) {
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', file(`${name}.key`)];
    execFileSync('openssl', ['req', '-x509', ...key, '-out', file(`${name}.crt`), '-subj', `/CN=${name}`], {
      stdio: 'ignore',
    });
  }
  writeFileSync(file('no.crt'), 'this is no certificate');
});
afterAll(() => rmSync(directory, { recursive: true }));

function addressFor(environment: Record<string, string>) {
  const engines = { KAFKA_BROKERS: 'k:9093', EVENTSTORE_URL: 'esdb://e:2113', REDIS_URL: 'redis://r' };
  const read = readSettings({ PROFILE: 'cluster', ...engines, ...environment });
  if (read.outcome === 'refused' || read.settings.engines.kafka === null) throw new Error('the settings are refused');
  return kafkaAddress(read.settings.engines.kafka, 'dakpion-spec');
}

test('returns the brokers, the user and the texts of the files', () => {
  expect(addressFor({})).toEqual({ brokers: ['k:9093'], clientId: 'dakpion-spec', tls: null, sasl: null });
  const files = {
    KAFKA_TLS_CA_FILE: file('other.crt'),
    KAFKA_TLS_CERT_FILE: file('one.crt'),
    KAFKA_TLS_KEY_FILE: file('one.key'),
  };
  const text = (name: string) => readFileSync(file(name), 'utf8');
  expect(addressFor({ KAFKA_TLS: 'on', ...files }).tls).toEqual({
    ca: text('other.crt'),
    cert: text('one.crt'),
    key: text('one.key'),
  });
});

test.each<[string, Record<string, string>, string]>([
  [
    'a file that is not there',
    { KAFKA_TLS_CA_FILE: file('none.crt') },
    `KAFKA_TLS_CA_FILE ${file('none.crt')} cannot be used (ENOENT)`,
  ],
  [
    'a file that holds no certificate',
    { KAFKA_TLS_CA_FILE: file('no.crt') },
    `KAFKA_TLS_CA_FILE ${file('no.crt')} cannot be used (`,
  ],
  [
    'a key of another certificate',
    { KAFKA_TLS_CERT_FILE: file('one.crt'), KAFKA_TLS_KEY_FILE: file('other.key') },
    `KAFKA_TLS_KEY_FILE ${file('other.key')} does not fit KAFKA_TLS_CERT_FILE ${file('one.crt')}`,
  ],
])('refuses %s and says what to do', (_what, files, message) => {
  const reading = () => addressFor({ KAFKA_TLS: 'on', ...files });
  expect(reading).toThrow(StartRefusedError);
  expect(reading).toThrow(message);
});
