import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { secretsOfService, services, settingsOf, usesEvents } from './services.ts';
import { variablesReadBy } from './settings-read.ts';
import { describeWith, root, run } from './tools.ts';

interface ComposeService {
  readonly image: string;
  readonly build?: string;
  readonly pull_policy?: string;
  readonly logging?: { readonly options?: Readonly<Record<string, string>> };
  readonly tmpfs?: readonly string[];
  readonly command?: readonly string[];
  readonly restart?: string;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test?: readonly string[]; readonly disable?: boolean };
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly stop_grace_period?: string;
}

interface ComposeFile {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

/**
 * The content of the file as Compose reads it: `${NAME:-default}` and `${NAME:?message}` are replaced after the YAML was parsed. A
 * default can have a variable.
 */
function interpolate(variables: Readonly<Record<string, string>>): ComposeFile {
  const fill = (template: string): string => {
    const filled = template.replace(
      /\$\{([A-Z_]+):([-?])([^${}]*)\}/g,
      (_whole, name: string, kind: string, rest: string) => {
        const value = variables[name];
        if (value !== undefined && value !== '') return value;
        if (kind === '?') throw new Error(`${name}: ${rest}`);
        return rest;
      },
    );
    return filled === template ? filled : fill(filled);
  };
  const parsed = JSON.stringify(parse(text, { merge: true }));
  return JSON.parse(parsed, (_key, value) => (typeof value === 'string' ? fill(value) : value)) as ComposeFile;
}

/** The variables of .env.example, with their defaults or examples. */
const described = new Map(
  [...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^#? ?([A-Z_]+)=(.*)$/gm)].map(
    ([, name = '', value]) => [name, value] as const,
  ),
);
/** Settings with paths of files, which a container sees only if they are mounted. */
const mounted = ['TARIFF_FILE', 'TARIFF_FILE_SANDBOX', 'SERVICE_AREA_FILE'];
/** Settings of ports inside the container, independent of the published port. */
const fixed = ['OPERATOR_PORT'];
const secrets = {
  OPERATOR_TOKEN: 'a-token-of-the-operator',
  QUOTATION_SECRET: 'a-secret-for-quotations',
  SECRETS_KEY: 'a1'.repeat(32),
  TRANSPARENCY_KEY: 'b2'.repeat(32),
};
const file = interpolate(secrets);
const all = Object.entries(file.services);
/** The services that run Dakpion's image, including the service that builds it. */
const own = all.filter(([, { image }]) => image.startsWith('dakpion:'));

describeWith(['checkJsonSchema'], 'The schema of the Compose specification', () => {
  test('accepts docker-compose.yml', () => {
    expect(run('checkJsonSchema', '--builtin-schema', 'vendor.compose-spec', 'docker-compose.yml').fault).toBeNull();
  });
});

describe('docker-compose.yml', () => {
  test('starts the five services, their engines and the topics, and nothing else', () => {
    expect(all.map(([name]) => name).sort()).toEqual(
      [...services.keys(), 'eventstore', 'kafka', 'redis', 'topics'].sort(),
    );
  });

  test.each(Object.keys(secrets))('fails without %s and names the remedy', (secret) => {
    const without = { ...secrets, [secret]: '' };
    expect(() => interpolate(without)).toThrow(`${secret}: set ${secret} in .env`);
  });

  test.each([...services.keys()])('gives %s settings with which it starts', (name) => {
    const service = file.services[name]!;
    expect(service.command).toEqual([name]);
    const environment = Object.fromEntries(
      Object.entries(service.environment ?? {}).map(([key, value]) => [key, String(value)]),
    );
    const settings = settingsOf(name, environment);
    expect(settings.profile).toBe('cluster');
    expect(service.healthcheck?.test?.at(-1)).toContain(`http://127.0.0.1:${settings.healthPort}/health/ready`);
  });

  test.each([...services.keys()])('lets %s wait for the event store only if it uses events', (name) => {
    const { environment = {}, depends_on = {} } = file.services[name]!;
    const dependencies = ['topics', 'redis', ...(usesEvents(name) ? ['eventstore'] : [])];
    expect(Object.keys(depends_on).sort()).toEqual(dependencies.sort());
    expect('EVENTSTORE_URL' in environment).toBe(usesEvents(name));
  });

  test.each([...services.keys()])('passes %s every setting that its code reads, from .env', (name) => {
    const { environment = {} } = file.services[name]!;
    const read = variablesReadBy(name).filter((variable) => !mounted.includes(variable));
    expect(Object.keys(environment)).toEqual(expect.arrayContaining([...read]));
    const passed = read.filter((variable) => !fixed.includes(variable));
    const marks = Object.fromEntries(passed.map((variable) => [variable, `mark of ${variable}`]));
    expect(interpolate({ ...secrets, ...marks }).services[name]?.environment).toMatchObject(marks);
  });

  test('uses no variable that .env.example does not describe', () => {
    const ofEngines = readFileSync(join(root, 'tools/local-cluster/config/compose.ports.yml'), 'utf8');
    const read = [...`${text}${ofEngines}`.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name);
    const set = own.flatMap(([, { environment = {} }]) => Object.keys(environment));
    expect(read).toContain('REDIS_PORT');
    expect([...read, ...set].filter((name = '') => !described.has(name))).toEqual([]);
  });

  test('has the defaults of .env.example, which shows examples of these two', () => {
    const defaults = [...text.matchAll(/\$\{([A-Z_]+):-([^}]+)\}/g)].map(([, name = '', value]) => ({ name, value }));
    const others = defaults.filter(({ name, value }) => described.get(name) !== value).map(({ name }) => name);
    expect(defaults.length).toBeGreaterThan(20);
    expect(new Set(others)).toEqual(new Set(['PUBLIC_URL', 'WEBHOOK_ALLOW_PRIVATE']));
  });

  test('gives a secret only to the service that needs it', () => {
    for (const [name, { environment = {} }] of all) {
      const given = Object.keys(environment).filter((variable) => variable in secrets);
      expect([name, given]).toEqual([name, secretsOfService(name)]);
    }
  });

  test('pins every image', () => {
    for (const [name, { image }] of all) expect([name, image]).toEqual([name, expect.stringMatching(/:\d+\.\d+\.\d+/)]);
  });

  test('opens ports to this machine only', () => {
    const open = all.flatMap(([, { ports = [] }]) => ports);
    expect(open.length).toBeGreaterThan(0);
    for (const port of open) expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  test('checks and restarts all permanent services', () => {
    for (const [name, { healthcheck, restart }] of all) {
      const isJob = name === 'topics';
      expect([name, restart]).toEqual([name, isJob ? 'on-failure:5' : 'unless-stopped']);
      expect([name, healthcheck?.test !== undefined && healthcheck.disable !== true]).toEqual([name, !isJob]);
    }
  });

  test('waits for the dependencies that it names, and names only existing services', () => {
    for (const [name, { depends_on = {} }] of all) {
      for (const [dependency, { condition }] of Object.entries(depends_on)) {
        expect(Object.keys(file.services)).toContain(dependency);
        const expected = dependency === 'topics' ? 'service_completed_successfully' : 'service_healthy';
        expect([name, dependency, condition]).toEqual([name, dependency, expected]);
      }
    }
  });

  test('publishes every port at a setting, so that a second Compose can run beside the first', () => {
    const published = all.flatMap(([, { ports = [] }]) => ports);
    const moved = { PORT: '4000', OPERATOR_PORT: '4001', KAFKA_PORT: '4002', EVENTSTORE_PORT: '4003' };
    const other = Object.values(interpolate({ ...secrets, ...moved }).services).flatMap(({ ports = [] }) => ports);
    expect(published.map((port) => port.split(':')[1])).toEqual(['3000', '3001', '9094', '2113']);
    expect(other.map((port) => port.split(':')[1])).toEqual(Object.values(moved));
    // Orders keep the tracking URL for ever.
    for (const name of ['gateway', 'order', 'webhook']) {
      const { environment = {} } = interpolate({ ...secrets, ...moved }).services[name]!;
      expect([name, environment.PUBLIC_URL]).toEqual([name, 'http://127.0.0.1:4000']);
    }
    // Clients connect to the address that Kafka names.
    const { environment = {} } = interpolate({ ...secrets, ...moved }).services.kafka!;
    expect(environment.KAFKA_ADVERTISED_LISTENERS).toContain('HOST://127.0.0.1:4002');
  });

  test('checks the health of Kafka without a JVM', () => {
    expect(file.services.kafka?.healthcheck?.test?.join(' ')).not.toMatch(/kafka-|java/);
  });

  test("mounts a volume or memory at every volume that Kafka's image declares", () => {
    const { volumes = [], tmpfs = [] } = file.services.kafka!;
    // The volumes in the Dockerfile of apache/kafka.
    const declared = ['/etc/kafka/secrets', '/mnt/shared/config', '/var/lib/kafka/data'];
    expect([...volumes.map((volume) => volume.split(':')[1]), ...tmpfs].sort()).toEqual(declared);
  });

  test('lets Redis write to disk and evict nothing, with twice the memory that the request log may use', () => {
    const { command = [] } = file.services.redis!;
    const settingOf = (option: string) => command[command.indexOf(option) + 1] ?? '';
    expect(['--appendonly', '--appendfsync', '--maxmemory-policy'].map(settingOf)).toEqual([
      'yes',
      'everysec',
      'noeviction',
    ]);
    const megabytes = Number.parseInt(settingOf('--maxmemory'), 10);
    const log = Number(file.services.gateway?.environment?.REQUEST_LOG_TOTAL_MB);
    expect(megabytes).toBeGreaterThanOrEqual(2 * log);
  });

  test('keeps the data of the engines', () => {
    for (const engine of ['kafka', 'eventstore', 'redis']) {
      const [volume = ''] = file.services[engine]?.volumes ?? [];
      expect(Object.keys(file.volumes)).toContain(volume.split(':')[0]);
    }
  });

  test('builds the image of this version once at each up, and never pulls it', () => {
    expect(own.map(([name]) => name).sort()).toEqual([...services.keys(), 'topics'].sort());
    expect(all.filter(([, { build }]) => build !== undefined).map(([name]) => name)).toEqual(['topics']);
    for (const [name, { pull_policy, image }] of own) {
      // Otherwise, `up` after an update would run the old code.
      expect([name, pull_policy]).toEqual([name, name === 'topics' ? 'build' : 'never']);
      expect([name, image]).toEqual([name, `dakpion:${version}`]);
    }
  });

  test("lets Dakpion's containers write only to memory, without privileges", () => {
    for (const [name, { read_only, cap_drop, security_opt, tmpfs, volumes }] of own) {
      expect([name, read_only, cap_drop, volumes]).toEqual([name, true, ['ALL'], undefined]);
      expect([name, security_opt]).toEqual([name, ['no-new-privileges:true']]);
      // Otherwise each `up` would create a new anonymous volume.
      expect([name, tmpfs]).toEqual([name, ['/tmp', '/data']]);
    }
  });

  test('lets a service finish its work before it is killed', () => {
    // A stop takes at most 10 s (libs/service/src/stop-on-signal.ts).
    for (const [name, { stop_grace_period = '' }] of own)
      expect([name, Number.parseInt(stop_grace_period, 10) > 10]).toEqual([name, true]);
  });

  test('limits the log of every container', () => {
    for (const [name, { logging }] of all) {
      expect([name, logging?.options]).toEqual([name, { 'max-size': '10m', 'max-file': '3' }]);
    }
  });
});
