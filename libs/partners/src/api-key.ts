import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Environment } from '@dakpion/contracts';
import { base62, randomText } from './random-text.ts';

/** The prefixes of API keys, by the environment of the key. */
const keyPrefixes: Readonly<Record<Environment, string>> = {
  sandbox: 'sandbox_key_test_',
  production: 'live_key_',
};

const randomLength = 32;
const checksumLength = 6;
const keyForm = /^(?:sandbox_key_test_|live_key_)[0-9A-Za-z]{38}$/;

/** A new key: prefix, 32 random base62 characters (190 bits), and the checksum of both. */
export function newApiKey(environment: Environment): string {
  const checked = keyPrefixes[environment] + randomText(randomLength);
  return checked + checksum(checked);
}

/**
 * Whether `key` has the form of a key and a correct checksum. Detects mistyped keys without a lookup, and proves nothing else.
 */
export function hasValidChecksum(key: string): boolean {
  return keyForm.test(key) && checksum(key.slice(0, -checksumLength)) === key.slice(-checksumLength);
}

/** The SHA-256 of a key in hexadecimal. Nothing else of a key is stored. */
export function sha256Of(key: string): string {
  return hash('sha256', key);
}

/** CRC-32 (IEEE 802.3) in six digits of base 62, highest first. */
function checksum(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let digit = 0; digit < checksumLength; digit += 1) {
    digits = base62.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}
