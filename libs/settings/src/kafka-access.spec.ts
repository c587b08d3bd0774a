import { describeFaults, readSettings } from './settings.ts';

const cluster = {
  PROFILE: 'cluster',
  KAFKA_BROKERS: 'kafka:9092',
  EVENTSTORE_URL: 'esdb://eventstore:2113?tls=false',
  REDIS_URL: 'redis://redis:6379',
};

describe('access to Kafka', () => {
  const access = (environment: Record<string, string>) => {
    const result = readSettings({ ...cluster, ...environment });
    if (result.outcome === 'refused') return describeFaults(result.faults).split('\n').slice(1);
    return result.settings.engines.kafka?.access;
  };

  test('has no encryption and no user by default', () => {
    expect(access({})).toEqual({ tls: null, sasl: null });
    expect(access({ KAFKA_TLS: 'off' })).toEqual({ tls: null, sasl: null });
  });

  test('is encrypted with a certificate from the settings', () => {
    expect(access({ KAFKA_TLS: 'on' })).toEqual({
      tls: { caFile: null, certFile: null, keyFile: null },
      sasl: null,
    });
    const files = {
      KAFKA_TLS_CA_FILE: '/etc/kafka/ca.crt',
      KAFKA_TLS_CERT_FILE: '/etc/kafka/tls.crt',
      KAFKA_TLS_KEY_FILE: '/etc/kafka/tls.key',
    };
    expect(access({ KAFKA_TLS: 'on', ...files })).toEqual({
      tls: { caFile: '/etc/kafka/ca.crt', certFile: '/etc/kafka/tls.crt', keyFile: '/etc/kafka/tls.key' },
      sasl: null,
    });
  });

  test.each(['plain', 'scram-sha-256', 'SCRAM-SHA-512'])('has a name and a password by %s', (mechanism) => {
    const sasl = { KAFKA_SASL_MECHANISM: mechanism, KAFKA_SASL_USERNAME: 'dakpion', KAFKA_SASL_PASSWORD: 'se=cr,et' };
    expect(access(sasl)).toEqual({
      tls: null,
      sasl: { mechanism: mechanism.toLowerCase(), username: 'dakpion', password: 'se=cr,et' },
    });
  });

  test.each<[string, Record<string, string>, string[]]>([
    [
      'files without encryption',
      { KAFKA_TLS_CA_FILE: '/ca.crt', KAFKA_TLS_KEY_FILE: '/tls.key' },
      [
        '  KAFKA_TLS_CA_FILE="/ca.crt": expected KAFKA_TLS=on beside it',
        '  KAFKA_TLS_KEY_FILE="/tls.key": expected KAFKA_TLS=on beside it',
      ],
    ],
    [
      'a certificate without its key',
      { KAFKA_TLS: 'on', KAFKA_TLS_CERT_FILE: '/tls.crt' },
      ['  KAFKA_TLS_KEY_FILE=(unset): expected the key of KAFKA_TLS_CERT_FILE, a PEM file'],
    ],
    [
      'a key without its certificate',
      { KAFKA_TLS: 'on', KAFKA_TLS_KEY_FILE: '/tls.key' },
      ['  KAFKA_TLS_CERT_FILE=(unset): expected the certificate that KAFKA_TLS_KEY_FILE belongs to, a PEM file'],
    ],
    [
      'a mechanism without name and password',
      { KAFKA_SASL_MECHANISM: 'plain' },
      [
        '  KAFKA_SASL_USERNAME=(unset): expected the user that Kafka knows us by',
        '  KAFKA_SASL_PASSWORD=(unset): expected the password of that user',
      ],
    ],
    [
      'a name and a password without a mechanism',
      { KAFKA_SASL_USERNAME: 'dakpion', KAFKA_SASL_PASSWORD: 'secret' },
      [
        '  KAFKA_SASL_USERNAME="dakpion": expected KAFKA_SASL_MECHANISM beside it: plain or scram-sha-256 or scram-sha-512',
        '  KAFKA_SASL_PASSWORD=(withheld): expected KAFKA_SASL_MECHANISM beside it: plain or scram-sha-256 or scram-sha-512',
      ],
    ],
    [
      'words that are not known',
      { KAFKA_TLS: 'yes', KAFKA_SASL_MECHANISM: 'gssapi', KAFKA_SASL_USERNAME: 'a', KAFKA_SASL_PASSWORD: 'b' },
      [
        '  KAFKA_TLS="yes": expected on or off',
        '  KAFKA_SASL_MECHANISM="gssapi": expected plain or scram-sha-256 or scram-sha-512',
      ],
    ],
  ])('is refused with %s', (_what, environment, faults) => {
    expect(access(environment)).toEqual(faults);
  });
});
