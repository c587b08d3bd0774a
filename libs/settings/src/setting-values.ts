import { isIP } from 'node:net';
import { resolve } from 'node:path';

/** The value of a variable, or a description of the expected text. */
export type Parsed<Value> = { readonly value: Value } | { readonly expected: string };

export function oneOf<const Choice extends string>(choices: readonly Choice[]) {
  return (text: string): Parsed<Choice> => {
    const choice = choices.find((candidate) => candidate === text);
    return choice === undefined ? { expected: choices.join(' or ') } : { value: choice };
  };
}

export function onOrOff(text: string): Parsed<boolean> {
  return text === 'on' || text === 'off' ? { value: text === 'on' } : { expected: 'on or off' };
}

export function integer(least: number, most: number) {
  return (text: string): Parsed<number> => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? { value } : { expected: `an integer from ${least} to ${most}` };
  };
}

export function path(text: string): Parsed<string> {
  return { value: resolve(text) };
}

export function address(text: string): Parsed<string> {
  return isIP(text) !== 0 || text === 'localhost' ? { value: text } : { expected: 'an IP address to listen on' };
}

/** Whether the name or address of a host, in the form of a URL or not, can be reached only from its own machine. */
export function isLoopback(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}

export function ipAddress(text: string): Parsed<string> {
  return isIP(text) !== 0 ? { value: text } : { expected: 'an IP address of this machine' };
}

export function hostName(text: string): Parsed<string> {
  const value = normalisedHost(text);
  return value === null
    ? { expected: 'a host name, such as sandbox.example.com, with the port if it is not 80 or 443' }
    : { value };
}

const label = '[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?';
const hostForm = new RegExp(`^(${label}(?:\\.${label})*)\\.?(?::(\\d{1,5}))?$`);
const defaultPorts = [80, 443];

/**
 * A host for comparisons: in lower case, without the final dot and without the ports that clients omit. Null: it is invalid.
 */
export function normalisedHost(text: string): string | null {
  const match = hostForm.exec(text.toLowerCase());
  const name = match?.[1];
  if (match === null || name === undefined || name.length > 253) return null;
  const portText = match.at(-1);
  const port = portText === undefined ? null : Number(portText);
  if (port !== null && (port < 1 || port > 65_535)) return null;
  return port === null || defaultPorts.includes(port) ? name : `${name}:${port}`;
}

/** A URL without user and password: it appears in logs and in tracking URLs, and `fetch` refuses URLs with credentials. */
export function httpUrl(text: string): Parsed<string> {
  const parsed = proxyUrl(text);
  if (!('value' in parsed)) return parsed;
  const { username, password } = new URL(text);
  return username === '' && password === ''
    ? parsed
    : { expected: 'a URL without user and password, such as https://api.example.com' };
}

/** The public URL, in one form. The pages refer to each other from the root of their host, so a path in front of them cannot work. */
export function siteUrl(text: string): Parsed<string> {
  const parsed = httpUrl(text);
  if (!('value' in parsed)) return parsed;
  const { pathname, origin } = new URL(text);
  return pathname === '/' ? { value: origin } : { expected: 'a URL without a path, such as https://api.example.com' };
}

/** The URL of a proxy, which can have user and password. */
export function proxyUrl(text: string): Parsed<string> {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // The URL parser removes line breaks, and gives an empty query for a question mark at the end.
  if (url === undefined || !['http:', 'https:'].includes(url.protocol) || /[?#\s]/.test(text))
    return { expected: 'a URL such as https://api.example.com' };
  if (!isDecodable(url.username) || !isDecodable(url.password))
    return { expected: 'a URL whose user and password have %25 in place of each % character' };
  return { value: text.replace(/\/+$/, '') };
}

function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/** The URL of map tiles, with placeholders for the zoom and the place in its path. */
export function tilesUrl(text: string): Parsed<string> {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isTemplate = url !== undefined && ['{z}', '{x}', '{y}'].every((part) => text.includes(part, url.origin.length));
  return isTemplate && ['http:', 'https:'].includes(url.protocol)
    ? { value: text }
    : { expected: 'a URL such as https://tiles.example.com/{z}/{x}/{y}.png' };
}

/** Text without markup. */
export function plainText(text: string): Parsed<string> {
  return text.length <= 200 && !/[<>&]/.test(text)
    ? { value: text }
    : { expected: 'at most 200 characters without <, > and &' };
}

export function secretText(text: string): Parsed<string> {
  return text.length >= 16 && /^[\x21-\x7e]+$/.test(text)
    ? { value: text }
    : { expected: 'at least 16 visible ASCII characters' };
}

/** 32 bytes in hexadecimal. */
const hexKeyForm = /^[0-9a-f]{64}$/i;

/**
 * Keys of 32 bytes in hexadecimal, separated by commas, optionally followed by `lost`. Null: `none`, with which nothing is
 * encrypted.
 */
export function secretsKeys(text: string): Parsed<string | null> {
  if (text === 'none') return { value: null };
  const keys = listOf(text.replace(/, *lost$/, ''));
  return keys.length > 0 && keys.every((key) => hexKeyForm.test(key))
    ? { value: text }
    : {
        expected:
          '64 hexadecimal digits, as from openssl rand -hex 32; several, separated by commas, while a key is replaced; or none, to store partners’ webhook secrets in plain text',
      };
}

/** A key of a signed note, as in C2SP signed-note. */
const noteKeyForm = /^(PRIVATE\+KEY\+)?[^\s+,]{1,200}\+[0-9a-f]{8}\+[A-Za-z0-9+/]{44}$/;

/**
 * Keys of the transparency log, separated by commas. The first is private. Null: `none`, which turns the log off.
 */
export function transparencyKeys(text: string): Parsed<string | null> {
  if (text === 'none') return { value: null };
  const keys = listOf(text);
  const isPrivate = keys[0] !== undefined && (hexKeyForm.test(keys[0]) || keys[0].startsWith('PRIVATE+KEY+'));
  return isPrivate && keys.every((key) => hexKeyForm.test(key) || noteKeyForm.test(key))
    ? { value: text }
    : {
        expected:
          '64 hexadecimal digits, as from openssl rand -hex 32, or a key of `dakpion audit key`; former keys follow it, separated by commas; or none, for no transparency log',
      };
}

/** Public keys that verify cosignatures have the number 4 as their first byte (C2SP tlog-cosignature). That of a log has 1. */
const witnessKeyForm = /^[^\s+,]{1,200}\+[0-9a-f]{8}\+B[A-P][A-Za-z0-9+/]{42}$/;

/** A witness of the transparency log. */
export interface WitnessSetting {
  /** Its public key, as in C2SP tlog-cosignature. */
  readonly key: string;
  readonly url: string;
}

/** Public keys and URLs of witnesses, such as `witness.example+1234abcd+BAbc… https://witness.example`. */
export function witnesses(text: string): Parsed<WitnessSetting[]> {
  const value = listOf(text).map((entry) => {
    const [key = '', ...url] = entry.split(/ +/);
    return { key, url: url.join(' ').replace(/\/+$/, '') };
  });
  return value.length <= 16 && value.every(({ key, url }) => witnessKeyForm.test(key) && 'value' in httpUrl(url))
    ? { value }
    : {
        expected:
          'at most 16 pairs of the public key of a witness, whose last part begins with B, and its URL, separated by commas',
      };
}

/** Any non-empty text. */
export function anyText(expected: string) {
  return (text: string): Parsed<string> => (text === '' ? { expected } : { value: text });
}

export function addresses(text: string): Parsed<string[]> {
  const value = listOf(text);
  return value.every((entry) => isIP(entry) !== 0)
    ? { value }
    : { expected: 'IP addresses separated by commas, such as 203.0.113.7' };
}

export function ranges(text: string): Parsed<string[]> {
  const value = text === 'none' ? [] : listOf(text);
  return value.every(isRange)
    ? { value }
    : { expected: 'CIDR ranges separated by commas, such as 127.0.0.0/8, or none' };
}

/** The bootstrap servers of Kafka. */
export function brokers(text: string): Parsed<string[]> {
  const value = listOf(text);
  return value.length > 0 && value.every(isBroker)
    ? { value }
    : {
        expected: 'pairs of host name or IPv4 address and port, separated by commas, such as kafka-1:9092,kafka-2:9092',
      };
}

/** kafkajs ends the host at the first colon, so it cannot connect to an IPv6 address that is not behind a name. */
function isBroker(text: string): boolean {
  const [, port = ''] = /^[a-z0-9._-]{1,253}:(\d+)$/i.exec(text) ?? [];
  return 'value' in integer(1, 65_535)(port);
}

/** The connection string of EventStoreDB. It can name several hosts, so it is not always a URL. */
export function eventStoreUrl(text: string): Parsed<string> {
  return /^esdb(\+discover)?:\/\/[^\s/?]+(\/?(\?\S*)?)$/.test(text)
    ? { value: text }
    : { expected: 'an EventStoreDB connection string, such as esdb://eventstore:2113?tls=false' };
}

export function redisUrl(text: string): Parsed<string> {
  // The client would use database 0 for a path that is not a number.
  return /^rediss?:\/\//.test(text) && URL.canParse(text) && /^(\/\d*)?$/.test(new URL(text).pathname)
    ? { value: text }
    : { expected: 'a Redis URL, such as redis://redis:6379 or redis://redis:6379/2' };
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
