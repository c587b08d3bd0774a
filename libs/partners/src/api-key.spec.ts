import { environments } from '@dakpion/contracts';
import fc from 'fast-check';
import { hasValidChecksum, newApiKey, sha256Of } from './api-key.ts';

const anyEnvironment = fc.constantFrom(...environments);
const anyKey = anyEnvironment.map((environment) => newApiKey(environment));

describe('API keys', () => {
  test('have the form of their environment', () => {
    expect(newApiKey('sandbox')).toMatch(/^sandbox_key_test_[0-9A-Za-z]{38}$/);
    expect(newApiKey('production')).toMatch(/^live_key_[0-9A-Za-z]{38}$/);
    expect(newApiKey('production')).not.toBe(newApiKey('production'));
  });

  test('carry a checksum that anyone can compute: CRC-32 in base 62', () => {
    // Computed with Python: zlib.crc32(b'live_key_' + b'7' * 32) in six digits of 0-9A-Za-z.
    expect(hasValidChecksum(`live_key_${'7'.repeat(32)}4VZM5A`)).toBe(true);
    expect(hasValidChecksum(`sandbox_key_test_${'7'.repeat(32)}2YWlFT`)).toBe(true);
  });

  test('are valid when they are created', () => {
    fc.assert(fc.property(anyKey, (key) => hasValidChecksum(key)));
  });

  test('are refused with any character changed to any other', () => {
    const anyCharacter = fc.oneof(
      fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_'),
      fc.string({ minLength: 1, maxLength: 1, unit: 'grapheme' }),
    );
    const changed = fc
      .tuple(anyKey, fc.nat(), anyCharacter)
      .map(([key, seed, character]) => ({ key, place: seed % key.length, character }))
      .filter(({ key, place, character }) => key[place] !== character);
    fc.assert(
      fc.property(changed, ({ key, place, character }) => {
        expect(hasValidChecksum(key.slice(0, place) + character + key.slice(place + 1))).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });

  test('are refused with two neighbouring characters swapped', () => {
    const swapped = fc
      .tuple(anyKey, fc.nat())
      .map(([key, seed]) => ({ key, place: seed % (key.length - 1) }))
      .filter(({ key, place }) => key[place] !== key[place + 1]);
    fc.assert(
      fc.property(swapped, ({ key, place }) => {
        const text = key.slice(0, place) + key[place + 1] + key[place] + key.slice(place + 2);
        expect(hasValidChecksum(text)).toBe(false);
      }),
    );
  });

  test.each(['', 'live_key_', 'x'.repeat(100_000), 'live_key_\n'])('are not accepted in the form %p', (text) => {
    expect(hasValidChecksum(text.slice(0, 100))).toBe(false);
    expect(hasValidChecksum(text)).toBe(false);
  });

  test('are refused with text before or after them', () => {
    const key = newApiKey('sandbox');
    for (const text of [` ${key}`, `${key} `, `${key}\n`, key.toUpperCase()]) {
      expect(hasValidChecksum(text)).toBe(false);
    }
  });

  test('are stored as SHA-256 in hexadecimal', () => {
    expect(sha256Of('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
