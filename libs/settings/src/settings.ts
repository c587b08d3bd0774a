import { resolve } from 'node:path';
import { type EngineSettings, readEngineSettings } from './engine-settings.ts';
import { type OrderSettings, readOrderSettings } from './order-settings.ts';
import { type PrivateSettings, readPrivateSettings } from './private-defaults.ts';
import {
  address,
  hostName,
  integer,
  oneOf,
  onOrOff,
  type Parsed,
  path,
  plainText,
  ranges,
  secretsKeys,
  secretText,
  siteUrl,
  tilesUrl,
  transparencyKeys,
  type WitnessSetting,
  witnesses,
} from './setting-values.ts';
import { urlHost } from './url-host.ts';
import { type EnvironmentVariables, type SettingFault, VariableReader } from './variable-reader.ts';
import { readWebhookSettings, type WebhookSettings } from './webhook-settings.ts';

export type { EngineSettings, KafkaSettings } from './engine-settings.ts';
export type { SettingFault } from './variable-reader.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];

const profiles = ['embedded', 'cluster'] as const;
type Profile = (typeof profiles)[number];

/** All settings, read from environment variables and validated. Durations in ms. */
export interface Settings extends WebhookSettings, OrderSettings, PrivateSettings {
  readonly profile: Profile;
  readonly engines: EngineSettings;
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataDir: string;
  /** The minimum of free space on the disk of the data directory, in MiB. Below it, nothing is written. */
  readonly minFreeDiskMb: number;
  /** The base of tracking URLs and problem types, without a trailing slash. */
  readonly publicUrl: string;
  /** Null: the embedded profile creates one in the data directory, or this process does not need it. */
  readonly operatorToken: string | null;
  /** The token of dispatch systems without Kafka. Null: they are not served. */
  readonly dispatchToken: string | null;
  /** Null: operators are served on the public port, if `operatorApi` is on. */
  readonly operatorPort: number | null;
  /** The port of health checks and metrics, for all services of the process. Null: none. */
  readonly healthPort: number | null;
  /** The secret that signs quotation ids. Null: as for the operator token. */
  readonly quotationSecret: string | null;
  /**
   * The keys that encrypt stored secrets, in hexadecimal. The first encrypts. Null: as for the operator token, or `none` was set in
   * a cluster.
   */
  readonly secretsKey: string | null;
  /**
   * The keys of the transparency log, separated by commas. The first signs checkpoints. Null: as for the operator token, or `none`
   * was set in a cluster, which turns the log off.
   */
  readonly transparencyKey: string | null;
  /** The seconds after which a recorded event is covered by a checkpoint of the transparency log. */
  readonly transparencyCheckpointSeconds: number;
  /** The witnesses of the transparency log: public key and URL of each. */
  readonly transparencyWitnesses: readonly WitnessSetting[];
  readonly logLevel: LogLevel;
  /**
   * The maximum number of open connections at each port of the gateway. For one more, the connection that was idle longest is
   * closed.
   */
  readonly maxConnections: number;
  /** The maximum number for one address (one /64 network with IPv6), except trusted proxies. */
  readonly maxConnectionsPerAddress: number;
  /** The CIDRs of proxies in front of the gateway whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  /** Whether the X-Forwarded-Host of these proxies counts as the host of a request. */
  readonly forwardedHost: boolean;
  /** The minutes after which an unused session of the dashboard ends. */
  readonly sessionIdleMinutes: number;
  /** The hours after which a session of the dashboard ends, even if it is used. */
  readonly sessionHours: number;
  /** The URL of map tiles with `{z}`, `{x}` and `{y}`. Null: pages show the built-in outline of the city. */
  readonly trackingTilesUrl: string | null;
  /** The attribution of the tiles that the map shows. */
  readonly trackingTilesAttribution: string;
  /** The days after which requests are removed from the request log. 0: nothing is logged. */
  readonly requestLogDays: number;
  /** The maximum size of the request log of one partner's environment, in MiB. The oldest requests are removed. */
  readonly requestLogPartnerMb: number;
  /** The maximum size of all request logs, in MiB. The oldest requests of the largest logs are removed. */
  readonly requestLogTotalMb: number;
  readonly sandboxHost: string | null;
  readonly productionHost: string | null;
}

type SettingsResult =
  | { readonly outcome: 'ok'; readonly settings: Settings }
  | { readonly outcome: 'refused'; readonly faults: readonly SettingFault[] };

/**
 * The variables for which the embedded profile has its own values: it creates the secrets, and its address is that of its listener.
 * All instances of a cluster need the same values, so each service requires those that it uses.
 */
export type RequiredVariable =
  | 'OPERATOR_TOKEN'
  | 'QUOTATION_SECRET'
  | 'SECRETS_KEY'
  | 'TRANSPARENCY_KEY'
  | 'PUBLIC_URL';

const clusterHealthPort = 9090;
/** The lowest accepted minimum. All engines together write at most 50 MB between two checks of the disk. */
const leastFreeDiskMb = 64;

/**
 * Reads the settings from environment variables, and reports all faults together. `required`: the variables that this
 * process requires in the cluster profile. `usesEvents`: whether it needs the event store there.
 */
export function readSettings(
  environment: EnvironmentVariables,
  required: readonly RequiredVariable[] = [],
  { usesEvents = true }: { readonly usesEvents?: boolean } = {},
): SettingsResult {
  const variables = new VariableReader(environment);
  const profile = variables.read('PROFILE', oneOf(profiles), 'embedded');
  const isCluster = profile === 'cluster';
  const host = variables.read('HOST', address, isCluster ? '0.0.0.0' : '127.0.0.1');
  const port = variables.read('PORT', integer(1, 65_535), 3000);
  /** Reads a variable that all instances of a cluster need with the same value. */
  const shared = <V>(name: RequiredVariable, parse: (text: string) => Parsed<V>, fallback: V, isSecret = false) =>
    isCluster && required.includes(name)
      ? variables.require(name, parse, fallback, isSecret)
      : variables.read(name, parse, fallback, isSecret);
  const publicUrl = shared('PUBLIC_URL', siteUrl, defaultPublicUrl(host, port));
  const operatorPort = variables.read<number | null>('OPERATOR_PORT', integer(1, 65_535), null);
  const secret = (name: RequiredVariable, parse: (text: string) => Parsed<string | null> = secretText) =>
    shared<string | null>(name, parse, null, true);
  const settings: Settings = {
    profile,
    engines: readEngineSettings(variables, { isCluster, usesEvents }),
    host,
    port,
    dataDir: variables.read('DATA_DIR', path, resolve('.data')),
    minFreeDiskMb: variables.read('MIN_FREE_DISK_MB', integer(leastFreeDiskMb, 1_048_576), 256),
    publicUrl,
    operatorToken: secret('OPERATOR_TOKEN'),
    dispatchToken: variables.read<string | null>('DISPATCH_TOKEN', secretText, null, true),
    operatorPort,
    healthPort: variables.read('HEALTH_PORT', integer(1, 65_535), isCluster ? clusterHealthPort : null),
    quotationSecret: secret('QUOTATION_SECRET'),
    secretsKey: secret('SECRETS_KEY', secretsKeys),
    transparencyKey: secret('TRANSPARENCY_KEY', transparencyKeys),
    transparencyCheckpointSeconds: variables.read('TRANSPARENCY_CHECKPOINT_SECONDS', integer(1, 3_600), 45),
    transparencyWitnesses: variables.read('TRANSPARENCY_WITNESSES', witnesses, []),
    logLevel: variables.read('LOG_LEVEL', oneOf(logLevels), 'info'),
    ...readPrivateSettings(variables, { isCluster, host, publicUrl, operatorPort }),
    ...readWebhookSettings(variables, host, publicUrl),
    maxConnections: variables.read('MAX_CONNECTIONS', integer(1, 1_000_000), 10_000),
    maxConnectionsPerAddress: variables.read('MAX_CONNECTIONS_PER_ADDRESS', integer(1, 1_000_000), 1_000),
    trustedProxies: variables.read('TRUSTED_PROXIES', ranges, []),
    forwardedHost: variables.read('FORWARDED_HOST', onOrOff, false),
    sessionIdleMinutes: variables.read('SESSION_IDLE_MINUTES', integer(2, 1_440), 30),
    sessionHours: variables.read('SESSION_HOURS', integer(1, 168), 12),
    trackingTilesUrl: variables.read<string | null>('TRACKING_TILES_URL', tilesUrl, null),
    trackingTilesAttribution: variables.read('TRACKING_TILES_ATTRIBUTION', plainText, '© OpenStreetMap contributors'),
    ...readRequestLogSettings(variables),
    ...readOrderSettings(variables),
    sandboxHost: variables.read('SANDBOX_HOST', hostName, null),
    productionHost: variables.read('PRODUCTION_HOST', hostName, null),
  };
  const faults = [...variables.faults, ...takenTwice(settings)];
  return faults.length === 0 ? { outcome: 'ok', settings } : { outcome: 'refused', faults };
}

function takenTwice(settings: Settings): readonly SettingFault[] {
  return [...portsTakenTwice(settings), ...hostsTakenTwice(settings), ...tokensTakenTwice(settings)];
}

function readRequestLogSettings(variables: VariableReader) {
  return {
    requestLogDays: variables.read('REQUEST_LOG_DAYS', integer(0, 90), 7),
    requestLogPartnerMb: variables.read('REQUEST_LOG_PARTNER_MB', integer(1, 1_024), 8),
    requestLogTotalMb: variables.read('REQUEST_LOG_TOTAL_MB', integer(1, 65_536), 256),
  };
}

/** The address of a listener on this machine. */
function defaultPublicUrl(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${urlHost(name)}:${port}`;
}

/** Refuses the same token for both: a dispatch system would have the rights of operators. */
function tokensTakenTwice({ operatorToken, dispatchToken }: Settings): SettingFault[] {
  if (dispatchToken === null || dispatchToken !== operatorToken) return [];
  return [{ variable: 'DISPATCH_TOKEN', value: '(withheld)', expected: 'a token that differs from OPERATOR_TOKEN' }];
}

function portsTakenTwice({ port, operatorPort, healthPort }: Settings): SettingFault[] {
  const faults: SettingFault[] = [];
  if (operatorPort === port) {
    faults.push({ variable: 'OPERATOR_PORT', value: `"${port}"`, expected: 'a port other than PORT' });
  }
  if (healthPort !== null && (healthPort === port || healthPort === operatorPort)) {
    const expected = 'a port other than PORT and OPERATOR_PORT';
    faults.push({ variable: 'HEALTH_PORT', value: `"${healthPort}"`, expected });
  }
  return faults;
}

/** Refuses the same host for both environments, which would not separate them. */
function hostsTakenTwice({ sandboxHost, productionHost }: Settings): SettingFault[] {
  if (sandboxHost === null || productionHost === null) return [];
  const [sandbox, production] = [sandboxHost.split(':'), productionHost.split(':')];
  const isSamePort = sandbox[1] === undefined || production[1] === undefined || sandbox[1] === production[1];
  if (sandbox[0] !== production[0] || !isSamePort) return [];
  const expected = 'a host that differs from PRODUCTION_HOST, or the same host with a different port for each';
  return [{ variable: 'SANDBOX_HOST', value: `"${sandboxHost}"`, expected }];
}

/** The message that a refused start prints. */
export function describeFaults(faults: readonly SettingFault[]): string {
  const lines = faults.map(({ variable, value, expected }) => `  ${variable}=${value}: expected ${expected}`);
  return ['Dakpion cannot start with these settings:', ...lines].join('\n');
}
