import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeFaults, readSettings } from './settings.ts';
import type { EnvironmentVariables } from './variable-reader.ts';

/** The variables that are read for these values, e.g. of the profile. */
function variablesRead(values: EnvironmentVariables): readonly string[] {
  const read = new Set<string>();
  const get = (_: object, name: string) => {
    read.add(name);
    return values[name];
  };
  readSettings(new Proxy({}, { get }));
  return [...read];
}

describe('readSettings', () => {
  test('returns the embedded defaults for an empty environment', () => {
    expect(readSettings({})).toMatchObject({
      outcome: 'ok',
      settings: {
        profile: 'embedded',
        host: '127.0.0.1',
        port: 3000,
        dataDir: `${process.cwd()}/.data`,
        minFreeDiskMb: 256,
        publicUrl: 'http://127.0.0.1:3000',
        operatorToken: null,
        operatorPort: null,
        logLevel: 'info',
        inbox: true,
        demonstrationPartner: true,
        webhookAllowPrivate: { sandbox: ['127.0.0.0/8', '::1/128'], production: [] },
        sessionIdleMinutes: 30,
        sessionHours: 12,
        trackingTilesUrl: null,
        trackingTilesAttribution: '© OpenStreetMap contributors',
        webhookLogDays: 30,
        requestLogDays: 7,
        requestLogPartnerMb: 8,
        requestLogTotalMb: 256,
        robotStepMs: 3000,
        alertMinutes: { PENDING: 10, ASSIGNED: 15, ACCEPTED: 30, STARTED: 60, PICKED: 120 },
        pendingCancelMinutes: null,
      },
    });
  });

  test('reads every variable', () => {
    const result = readSettings({
      PROFILE: 'embedded',
      HOST: '::1',
      PORT: '8080',
      DATA_DIR: '/srv/dakpion',
      MIN_FREE_DISK_MB: '1024',
      OPERATOR_TOKEN: 'a-token-of-some-length',
      OPERATOR_PORT: '8081',
      SECRETS_KEY: `${'a'.repeat(64)},${'b'.repeat(64)}`,
      SESSION_IDLE_MINUTES: '10',
      SESSION_HOURS: '8',
      LOG_LEVEL: 'debug',
      WEBHOOK_ALLOW_PRIVATE: '10.0.0.0/8, fd00::/8',
      WEBHOOK_SOURCE_ADDRESSES: '203.0.113.7',
      TRUSTED_PROXIES: '10.1.0.0/16',
      TRACKING_TILES_URL: 'https://tiles.example.com/{z}/{x}/{y}.png?key=1',
      TRACKING_TILES_ATTRIBUTION: '© Example Maps',
      WEBHOOK_LOG_DAYS: '7',
      REQUEST_LOG_DAYS: '0',
      REQUEST_LOG_PARTNER_MB: '2',
      REQUEST_LOG_TOTAL_MB: '64',
      ROBOT_STEP_MS: '20',
      RIDER_EVENT_MAX_AGE_HOURS: '48',
      PENDING_ALERT_MINUTES: '5',
      ASSIGNED_ALERT_MINUTES: '6',
      ACCEPTED_ALERT_MINUTES: '7',
      STARTED_ALERT_MINUTES: '8',
      PICKED_ALERT_MINUTES: '9',
      PENDING_CANCEL_MINUTES: '60',
      TARIFF_FILE: '/etc/tariff.json',
      OSRM_URL: 'http://osrm:5000/',
      SANDBOX_HOST: 'Sandbox.Example.com',
      PARTNER_STORAGE_MB: '5000',
      PARTNER_STORAGE_MB_SANDBOX: '50',
    });
    expect(result).toMatchObject({
      outcome: 'ok',
      settings: {
        publicUrl: 'http://[::1]:8080',
        dataDir: '/srv/dakpion',
        minFreeDiskMb: 1_024,
        operatorPort: 8081,
        secretsKey: `${'a'.repeat(64)},${'b'.repeat(64)}`,
        sessionIdleMinutes: 10,
        sessionHours: 8,
        inbox: true,
        demonstrationPartner: true,
        webhookAllowPrivate: { sandbox: ['10.0.0.0/8', 'fd00::/8'], production: ['10.0.0.0/8', 'fd00::/8'] },
        webhookSourceAddresses: ['203.0.113.7'],
        trustedProxies: ['10.1.0.0/16'],
        trackingTilesUrl: 'https://tiles.example.com/{z}/{x}/{y}.png?key=1',
        trackingTilesAttribution: '© Example Maps',
        webhookLogDays: 7,
        requestLogDays: 0,
        requestLogPartnerMb: 2,
        requestLogTotalMb: 64,
        robotStepMs: 20,
        riderEventMaxAgeHours: 48,
        alertMinutes: { PENDING: 5, ASSIGNED: 6, ACCEPTED: 7, STARTED: 8, PICKED: 9 },
        pendingCancelMinutes: 60,
        tariffFile: '/etc/tariff.json',
        osrmUrl: 'http://osrm:5000',
        sandboxHost: 'sandbox.example.com',
        partnerStorageMb: { production: 5_000, sandbox: 50 },
      },
    });
  });

  test('refuses an idle time of one minute, because uses of a session are recorded once a minute', () => {
    expect(readSettings({ SESSION_IDLE_MINUTES: '1' }).outcome).toBe('refused');
    expect(readSettings({ SESSION_IDLE_MINUTES: '2' }).outcome).toBe('ok');
  });

  test('allows no private address when WEBHOOK_ALLOW_PRIVATE is none', () => {
    expect(allowed({ WEBHOOK_ALLOW_PRIVATE: 'none' })).toEqual({ sandbox: [], production: [] });
  });

  test.each([
    ['a log', 'log.example+1234abcd+AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyAh'],
    ['a signer', 'PRIVATE+KEY+witness.example+1234abcd+AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyAh'],
  ])('refuses the key of %s as the key of a witness, because it cannot verify cosignatures', (_, key) => {
    const read = (TRANSPARENCY_WITNESSES: string) => readSettings({ TRANSPARENCY_WITNESSES }).outcome;
    expect(read(`${key} https://witness.example`)).toBe('refused');
    expect(read(`${key.replace(/^PRIVATE.KEY./, '').replace('+AQ', '+BA')} https://witness.example`)).toBe('ok');
  });

  test.each([
    ['https://api.example.com/', 'https://api.example.com'],
    ['HTTPS://API.Example.com:443', 'https://api.example.com'],
    ['https://api.example.com:8443', 'https://api.example.com:8443'],
  ])('keeps the public URL %s as %s', (given, kept) => {
    expect(readSettings({ PUBLIC_URL: given })).toMatchObject({ outcome: 'ok', settings: { publicUrl: kept } });
  });

  test('refuses a public URL with a path, below which no page would find its files', () => {
    const result = readSettings({ PUBLIC_URL: 'https://api.example.com/dakpion' });
    expect(result).toMatchObject({
      outcome: 'refused',
      faults: [{ variable: 'PUBLIC_URL', expected: 'a URL without a path, such as https://api.example.com' }],
    });
  });

  test('names all faults together, and no value of a secret', () => {
    const result = readSettings({
      PROFILE: 'big',
      PORT: '70000',
      HOST: 'not an address',
      PUBLIC_URL: 'ftp://example.com',
      OPERATOR_TOKEN: 'short',
      LOG_LEVEL: 'loud',
      WEBHOOK_ALLOW_PRIVATE: '10.0.0.0/33',
      TRACKING_TILES_URL: 'https://tiles.example.com/{z}/{x}',
      TRACKING_TILES_ATTRIBUTION: '<a>',
      ROBOT_STEP_MS: '1.5',
    });
    if (result.outcome !== 'refused') throw new Error('the settings were taken');
    expect(describeFaults(result.faults)).toBe(
      [
        'Dakpion cannot start with these settings:',
        '  PROFILE="big": expected embedded or cluster',
        '  HOST="not an address": expected an IP address to listen on',
        '  PORT="70000": expected an integer from 1 to 65535',
        '  PUBLIC_URL="ftp://example.com": expected a URL such as https://api.example.com',
        '  OPERATOR_TOKEN=(withheld): expected at least 16 visible ASCII characters',
        '  LOG_LEVEL="loud": expected fatal or error or warn or info or debug or trace',
        '  WEBHOOK_ALLOW_PRIVATE="10.0.0.0/33": expected CIDR ranges separated by commas, such as 127.0.0.0/8, or none',
        '  TRACKING_TILES_URL="https://tiles.example.com/{z}/{x}": expected a URL such as https://tiles.example.com/{z}/{x}/{y}.png',
        '  TRACKING_TILES_ATTRIBUTION="<a>": expected at most 200 characters without <, > and &',
        '  ROBOT_STEP_MS="1.5": expected an integer from 1 to 3600000',
      ].join('\n'),
    );
  });

  test('refuses user and password in a URL that appears in logs, and does not print them', () => {
    const url = 'https://user:password@example.com';
    const witness = `witness.example+1234abcd+BA${'a'.repeat(42)} ${url}`;
    const result = readSettings({ PUBLIC_URL: url, OSRM_URL: url, TRANSPARENCY_WITNESSES: witness });
    if (result.outcome !== 'refused') throw new Error('the settings were taken');
    expect(result.faults.map(({ variable, value }) => [variable, value])).toEqual([
      ['PUBLIC_URL', '(withheld)'],
      ['TRANSPARENCY_WITNESSES', '(withheld)'],
      ['OSRM_URL', '(withheld)'],
    ]);
    expect(readSettings({ OSRM_URL: 'https://user:pass/word@osrm' })).toMatchObject({
      faults: [{ variable: 'OSRM_URL', value: '(withheld)' }],
    });
    expect(readSettings({ WEBHOOK_PROXY_URL: url })).toMatchObject({ settings: { webhookProxyUrl: url } });
  });

  test.each(['http://user:50%off@proxy:3128', 'http://50%off:pass@proxy:3128'])(
    'refuses the proxy %s, whose credentials cannot be decoded',
    (WEBHOOK_PROXY_URL) => {
      const expected = 'a URL whose user and password have %25 in place of each % character';
      expect(readSettings({ WEBHOOK_PROXY_URL })).toMatchObject({
        faults: [{ variable: 'WEBHOOK_PROXY_URL', value: '(withheld)', expected }],
      });
    },
  );

  test.each(['http://osrm:5000?', 'http://osrm:5000/#', 'http://os\nrm:5000'])('refuses the URL %j', (OSRM_URL) => {
    expect(readSettings({ OSRM_URL })).toMatchObject({ faults: [{ variable: 'OSRM_URL' }] });
  });

  test.each([' ', '\n'])('refuses witnesses that %j separates, of which it would use the first only', (separator) => {
    const witness = `witness.example+1234abcd+BA${'a'.repeat(42)} https://witness.example`;
    const read = (TRANSPARENCY_WITNESSES: string) => readSettings({ TRANSPARENCY_WITNESSES });
    expect(read(`${witness},${witness}`)).toMatchObject({ settings: { transparencyWitnesses: [{}, {}] } });
    expect(read(`${witness}${separator}${witness}`)).toMatchObject({
      faults: [{ variable: 'TRANSPARENCY_WITNESSES' }],
    });
  });

  test("refuses an operators' port that equals the other port", () => {
    const result = readSettings({ PORT: '3000', OPERATOR_PORT: '3000' });
    expect(result).toMatchObject({ faults: [{ variable: 'OPERATOR_PORT', expected: 'a port other than PORT' }] });
  });
});

describe('readSettings of the engines', () => {
  const eventStore = { EVENT_STORE: 'eventstoredb', EVENTSTORE_URL: 'esdb://eventstore:2113?tls=false' };

  test('accepts servers instead of single engines in the data directory', () => {
    const enginesOf = (environment: Record<string, string>) => {
      const read = readSettings(environment);
      if (read.outcome === 'refused') throw new Error(describeFaults(read.faults));
      return read.settings.engines;
    };
    const none = { eventStoreUrl: null, redisUrl: null, kafka: null };
    expect(enginesOf({})).toEqual(none);
    expect(enginesOf(eventStore)).toEqual({ ...none, eventStoreUrl: eventStore.EVENTSTORE_URL });
    expect(enginesOf({ STATE_STORE: 'redis', REDIS_URL: 'redis://redis' })).toEqual({
      ...none,
      redisUrl: 'redis://redis',
    });
    expect(enginesOf({ BROKER: 'kafka', KAFKA_BROKERS: 'kafka:9092' }).kafka?.brokers).toEqual(['kafka:9092']);
    // An address alone does not select an engine.
    expect(enginesOf({ REDIS_URL: 'redis://redis' })).toEqual(none);
  });

  test('requires the address of a chosen server, and refuses files for several processes', () => {
    expect(readSettings({ EVENT_STORE: 'eventstoredb' })).toMatchObject({ faults: [{ variable: 'EVENTSTORE_URL' }] });
    const addresses = { KAFKA_BROKERS: 'kafka:9092', REDIS_URL: 'redis://redis', ...eventStore };
    expect(readSettings({ PROFILE: 'cluster', ...addresses, STATE_STORE: 'lmdb' })).toMatchObject({
      faults: [{ variable: 'STATE_STORE', expected: 'redis, because PROFILE is cluster' }],
    });
  });
});

describe('readSettings in the cluster profile', () => {
  const engines = { KAFKA_BROKERS: 'kafka-1:9092, kafka-2:9092', REDIS_URL: 'redis://:secret@redis:6379/2' };
  const cluster = { PROFILE: 'cluster', ...engines, EVENTSTORE_URL: 'esdb://eventstore:2113?tls=false' };

  test('requires addresses of the engines, listens on all addresses and allows no private address', () => {
    expect(readSettings(cluster)).toMatchObject({
      outcome: 'ok',
      settings: {
        profile: 'cluster',
        engines: {
          kafka: { brokers: ['kafka-1:9092', 'kafka-2:9092'], access: { tls: null, sasl: null }, replicationFactor: 1 },
          eventStoreUrl: 'esdb://eventstore:2113?tls=false',
          redisUrl: 'redis://:secret@redis:6379/2',
        },
        host: '0.0.0.0',
        healthPort: 9090,
        publicUrl: 'http://localhost:3000',
        inbox: false,
        demonstrationPartner: false,
        webhookAllowPrivate: { sandbox: [], production: [] },
      },
    });
  });

  test('names missing variables, and requires secrets and the public URL only where a service needs them', () => {
    const required = ['PUBLIC_URL', 'OPERATOR_TOKEN', 'QUOTATION_SECRET', 'SECRETS_KEY'] as const;
    const result = readSettings({ PROFILE: 'cluster' }, required);
    if (result.outcome !== 'refused') throw new Error('the settings were taken');
    expect(describeFaults(result.faults).split('\n').slice(1)).toEqual([
      '  PUBLIC_URL=(unset): expected a URL such as https://api.example.com',
      '  KAFKA_BROKERS=(unset): expected pairs of host name or IPv4 address and port, separated by commas, such as kafka-1:9092,kafka-2:9092',
      '  EVENTSTORE_URL=(unset): expected an EventStoreDB connection string, such as esdb://eventstore:2113?tls=false',
      '  REDIS_URL=(unset): expected a Redis URL, such as redis://redis:6379 or redis://redis:6379/2',
      '  OPERATOR_TOKEN=(unset): expected at least 16 visible ASCII characters',
      '  QUOTATION_SECRET=(unset): expected at least 16 visible ASCII characters',
      expect.stringMatching(/^ {2}SECRETS_KEY=\(unset\): expected 64 hexadecimal digits, .* or none, to store /),
    ]);
    expect(readSettings({ ...cluster, SECRETS_KEY: 'none' }, ['SECRETS_KEY'])).toMatchObject({
      outcome: 'ok',
      settings: { secretsKey: null },
    });
    expect(readSettings(cluster, ['OPERATOR_TOKEN'])).toMatchObject({ faults: [{ variable: 'OPERATOR_TOKEN' }] });
    expect(readSettings({}, required)).toMatchObject({ outcome: 'ok' });
  });

  test('requires no event store for a process without events, and does not open one that is set', () => {
    for (const environment of [{ PROFILE: 'cluster', ...engines }, cluster]) {
      expect(readSettings(environment, [], { usesEvents: false })).toMatchObject({
        outcome: 'ok',
        settings: { engines: { eventStoreUrl: null, withoutEvents: true } },
      });
    }
    expect(readSettings({}, [], { usesEvents: false })).toMatchObject({
      settings: { engines: { eventStoreUrl: null, redisUrl: null, kafka: null } },
    });
  });

  test('checks addresses, and does not print addresses that may have a password', () => {
    const bad = {
      PROFILE: 'cluster',
      KAFKA_BROKERS: 'kafka',
      EVENTSTORE_URL: 'http://u:p@es',
      REDIS_URL: 'redis:6379',
    };
    expect(readSettings(bad)).toMatchObject({
      faults: [
        { variable: 'KAFKA_BROKERS', value: '"kafka"' },
        { variable: 'EVENTSTORE_URL', value: '(withheld)' },
        { variable: 'REDIS_URL', value: '(withheld)' },
      ],
    });
  });

  test.each(['[::1]:9092', 'kafka:65536', 'kafka:0', 'kafka:9092,kafka'])(
    'refuses the brokers %s, to which the client could not connect',
    (KAFKA_BROKERS) => {
      expect(readSettings({ ...cluster, KAFKA_BROKERS })).toMatchObject({ faults: [{ variable: 'KAFKA_BROKERS' }] });
    },
  );

  test.each(['/staging', '/2/', '/-1'])('refuses the database %s of a Redis URL', (path) => {
    const result = readSettings({ ...cluster, REDIS_URL: `redis://redis:6379${path}` });
    expect(result).toMatchObject({ faults: [{ variable: 'REDIS_URL', value: '(withheld)' }] });
  });

  test('requires a separate health port', () => {
    const result = readSettings({ ...cluster, OPERATOR_PORT: '9090' });
    expect(result).toMatchObject({ faults: [{ variable: 'HEALTH_PORT', value: '"9090"' }] });
  });
});

function allowed(environment: Record<string, string>): unknown {
  const read = readSettings(environment);
  return read.outcome === 'ok' ? read.settings.webhookAllowPrivate : read.faults;
}

describe('private addresses for webhooks', () => {
  const own = ['127.0.0.0/8', '::1/128'];

  test.each([
    [{}, own],
    [{ HOST: '::1' }, own],
    [{ HOST: 'localhost', PUBLIC_URL: 'http://localhost:8080' }, own],
    [{ PUBLIC_URL: 'https://api.example.com' }, []],
    [{ PUBLIC_URL: 'http://127.0.0.1.example.com' }, []],
    [{ HOST: '0.0.0.0' }, []],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://127.0.0.1:3000' }, []],
    [{ HOST: '192.0.2.7' }, []],
  ])('with %j are %j, for sandbox keys only', (environment, sandbox) => {
    expect(allowed(environment as Record<string, string>)).toEqual({ sandbox, production: [] });
  });

  test('are the explicit list for both environments', () => {
    const ranges = ['10.0.0.0/8'];
    expect(allowed({ HOST: '0.0.0.0', WEBHOOK_ALLOW_PRIVATE: '10.0.0.0/8' })).toEqual({
      sandbox: ranges,
      production: ranges,
    });
  });
});

describe('the inbox and the demonstration partner', () => {
  const seen = (environment: Record<string, string>) => {
    const read = readSettings(environment);
    return read.outcome === 'ok' && [read.settings.inbox, read.settings.demonstrationPartner];
  };

  test.each([
    [{}, [true, true]],
    [{ HOST: '::1' }, [true, true]],
    [{ HOST: '0.0.0.0' }, [false, false]],
    [{ HOST: '192.0.2.7', INBOX: 'on' }, [true, false]],
    [{ INBOX: 'off', DEMONSTRATION_PARTNER: 'off' }, [false, false]],
    [{ HOST: '0.0.0.0', DEMONSTRATION_PARTNER: 'on' }, [false, true]],
  ])('are served with %j as %j', (environment, expected) => {
    expect(seen(environment as Record<string, string>)).toEqual(expected);
  });
});

/** The variables of .env.example that only Compose, the local cluster and the tests read. */
const ofOtherPrograms = [
  'KAFKA_PORT',
  'EVENTSTORE_PORT',
  'KAFKA_IMAGE',
  'EVENTSTORE_IMAGE',
  'EVENTSTORE_PLATFORM',
  'REDIS_IMAGE',
  'REDIS_PORT',
  'INSTANCES',
  'CLUSTER_BASE_PORT',
  'CLUSTER_ENGINES',
  'KAFKA_JARS',
];

test('.env.example describes every variable that is read, and no other', () => {
  const text = readFileSync(join(__dirname, '../../../.env.example'), 'utf8');
  const described = new Set([...text.matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name));
  const read = new Set([{ PROFILE: 'embedded' }, { PROFILE: 'cluster', KAFKA_TLS: 'on' }].flatMap(variablesRead));
  expect([...described].toSorted()).toEqual([...read, ...ofOtherPrograms].toSorted());
});
