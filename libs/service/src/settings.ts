import { isIP } from 'node:net';
import { resolve } from 'node:path';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];

/** All that a start can be told by environment variables (decisions, section 9), validated. Durations in ms. */
export interface Settings {
  readonly profile: 'embedded';
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataDir: string;
  /** Without a trailing slash; begins the tracking URLs and problem types. */
  readonly publicUrl: string;
  /** Null: the embedded profile makes one and keeps it in the data directory. */
  readonly operatorToken: string | null;
  /** Null: operators are served on the public port. */
  readonly operatorPort: number | null;
  /** Signs quotation ids. Null: the embedded profile makes one and keeps it in the data directory. */
  readonly quotationSecret: string | null;
  readonly logLevel: LogLevel;
  /** CIDRs of otherwise forbidden addresses that webhooks may be sent to. */
  readonly webhookAllowPrivate: readonly string[];
  /** Addresses that webhooks come from, for partners' firewalls; empty when nothing is promised. */
  readonly webhookSourceAddresses: readonly string[];
  readonly robotStepMs: number;
  readonly tariffFile: string | null;
  readonly tariffFileSandbox: string | null;
  readonly serviceAreaFile: string | null;
  readonly osrmUrl: string | null;
  readonly sandboxHost: string | null;
  readonly productionHost: string | null;
}

/** A variable that cannot be used. `value` is withheld for secrets. */
export interface SettingFault {
  readonly variable: string;
  readonly value: string;
  readonly expected: string;
}

export type SettingsResult =
  | { readonly outcome: 'ok'; readonly settings: Settings }
  | { readonly outcome: 'refused'; readonly faults: readonly SettingFault[] };

type Environment = Readonly<Record<string, string | undefined>>;
type Parsed<Value> = { readonly value: Value } | { readonly expected: string };

/** Reads one variable after the other and collects every fault, so that a start names them all at once. */
class VariableReader {
  readonly faults: SettingFault[] = [];

  constructor(private readonly environment: Environment) {}

  /** The variable's value, or `fallback` when it is unset, empty or at fault. */
  read<Value>(variable: string, parse: (text: string) => Parsed<Value>, fallback: Value, secret = false): Value {
    const text = this.environment[variable]?.trim();
    if (text === undefined || text === '') return fallback;
    const parsed = parse(text);
    if ('value' in parsed) return parsed.value;
    this.faults.push({ variable, value: secret ? '(withheld)' : JSON.stringify(text), expected: parsed.expected });
    return fallback;
  }
}

const loopback = ['127.0.0.0/8', '::1/128'];

/** Reads the settings from environment variables; every fault at once. */
export function readSettings(environment: Environment): SettingsResult {
  const variables = new VariableReader(environment);
  const profile = variables.read('PROFILE', oneOf(['embedded'] as const), 'embedded');
  const host = variables.read('HOST', address, '127.0.0.1');
  const port = variables.read('PORT', wholeNumber(1, 65_535), 3000);
  const settings: Settings = {
    profile,
    host,
    port,
    dataDir: variables.read('DATA_DIR', path, resolve('.data')),
    publicUrl: variables.read('PUBLIC_URL', httpUrl, `http://${host.includes(':') ? `[${host}]` : host}:${port}`),
    operatorToken: variables.read('OPERATOR_TOKEN', secretText, null, true),
    operatorPort: variables.read<number | null>('OPERATOR_PORT', wholeNumber(1, 65_535), null),
    quotationSecret: variables.read('QUOTATION_SECRET', secretText, null, true),
    logLevel: variables.read('LOG_LEVEL', oneOf(logLevels), 'info'),
    webhookAllowPrivate: variables.read('WEBHOOK_ALLOW_PRIVATE', ranges, loopback),
    webhookSourceAddresses: variables.read('WEBHOOK_SOURCE_ADDRESSES', addresses, []),
    robotStepMs: variables.read('ROBOT_STEP_MS', wholeNumber(1, 3_600_000), 3000),
    tariffFile: variables.read('TARIFF_FILE', path, null),
    tariffFileSandbox: variables.read('TARIFF_FILE_SANDBOX', path, null),
    serviceAreaFile: variables.read('SERVICE_AREA_FILE', path, null),
    osrmUrl: variables.read('OSRM_URL', httpUrl, null),
    sandboxHost: variables.read('SANDBOX_HOST', hostName, null),
    productionHost: variables.read('PRODUCTION_HOST', hostName, null),
  };
  if (settings.operatorPort === settings.port) {
    variables.faults.push({ variable: 'OPERATOR_PORT', value: `"${port}"`, expected: 'a port other than PORT' });
  }
  return variables.faults.length === 0 ? { outcome: 'ok', settings } : { outcome: 'refused', faults: variables.faults };
}

/** The one message that a refused start prints. */
export function describeFaults(faults: readonly SettingFault[]): string {
  const lines = faults.map(({ variable, value, expected }) => `  ${variable}=${value}: expected ${expected}`);
  return ['Dakpion cannot start with these settings:', ...lines].join('\n');
}

function oneOf<const Choice extends string>(choices: readonly Choice[]) {
  return (text: string): Parsed<Choice> => {
    const choice = choices.find((candidate) => candidate === text);
    return choice === undefined ? { expected: choices.join(' or ') } : { value: choice };
  };
}

function wholeNumber(least: number, most: number) {
  return (text: string): Parsed<number> => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? { value } : { expected: `a whole number from ${least} to ${most}` };
  };
}

function path(text: string): Parsed<string> {
  return { value: resolve(text) };
}

function address(text: string): Parsed<string> {
  return isIP(text) !== 0 || text === 'localhost' ? { value: text } : { expected: 'an IP address to listen on' };
}

function hostName(text: string): Parsed<string> {
  return /^[a-z0-9.-]{1,253}(:\d{1,5})?$/i.test(text)
    ? { value: text.toLowerCase() }
    : { expected: 'a host name, such as sandbox.example.com' };
}

function httpUrl(text: string): Parsed<string> {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && ['http:', 'https:'].includes(url.protocol) && url.search === '' && url.hash === ''
    ? { value: text.replace(/\/+$/, '') }
    : { expected: 'a URL such as https://api.example.com' };
}

function secretText(text: string): Parsed<string> {
  return text.length >= 16 && /^[\x21-\x7e]+$/.test(text)
    ? { value: text }
    : { expected: 'at least 16 visible ASCII characters' };
}

function addresses(text: string): Parsed<string[]> {
  const value = listOf(text);
  return value.every((entry) => isIP(entry) !== 0)
    ? { value }
    : { expected: 'IP addresses separated by commas, such as 203.0.113.7' };
}

function ranges(text: string): Parsed<string[]> {
  const value = text === 'none' ? [] : listOf(text);
  return value.every(isRange)
    ? { value }
    : { expected: 'CIDR ranges separated by commas, such as 127.0.0.0/8, or none' };
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function isRange(text: string): boolean {
  const [base = '', prefix = '', ...rest] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(base)] ?? -1;
  return rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits;
}
