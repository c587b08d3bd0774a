import fc from 'fast-check';
import { isSealed, SealedSecretError, SecretBox } from './secret-box.ts';

const [old, current] = ['a1'.repeat(32), 'b2'.repeat(32)];

function boxOf(text: string): SecretBox {
  const box = SecretBox.of(text);
  if (box === null) throw new Error(`${text} was refused`);
  return box;
}

test('opens a sealed text for the same purpose, and seals it differently each time', () => {
  const box = boxOf(current);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (secret, purpose) => {
      const sealed = box.seal(secret, purpose);
      expect(box.open(sealed, purpose)).toBe(secret);
      expect(box.seal(secret, purpose)).not.toBe(sealed);
    }),
  );
});

test('accepts a new key before the old one, as in a rotation', () => {
  const before = boxOf(old).seal('secret', 'totp:usr_1');
  const during = boxOf(`${current}, ${old}`);
  expect(during.open(before, 'totp:usr_1')).toBe('secret');
  const after = during.seal('secret', 'totp:usr_1');
  expect(boxOf(current).open(after, 'totp:usr_1')).toBe('secret');
  expect(() => boxOf(current).open(before, 'totp:usr_1')).toThrow(SealedSecretError);
});

test('does not open a text that was altered, cut, or sealed for another purpose', () => {
  const box = boxOf(current);
  const sealed = box.seal('a secret of some length', 'totp:usr_1');
  expect(() => box.open(sealed, 'totp:usr_2')).toThrow(SealedSecretError);
  expect(() => box.open('', 'totp:usr_1')).toThrow(SealedSecretError);
  for (let index = sealed.lastIndexOf('.') + 1; index < sealed.length - 1; index += 1) {
    const other = sealed[index] === 'A' ? 'B' : 'A';
    expect(() => box.open(sealed.slice(0, index) + other + sealed.slice(index + 1), 'totp:usr_1')).toThrow();
    expect(() => box.open(sealed.slice(0, index), 'totp:usr_1')).toThrow(SealedSecretError);
  }
});

test('accepts a lost key only after the other keys', () => {
  expect(boxOf(`${current},lost`).hasLostKey).toBe(true);
  expect(boxOf(`${current},lost`).open(boxOf(current).seal('secret', 'p'), 'p')).toBe('secret');
  expect(boxOf(current).hasLostKey).toBe(false);
});

test.each(['', 'lost', `lost,${old}`, 'short', `${old},`, old.slice(1), 'g'.repeat(64)])(
  'refuses %j as a key',
  (text) => {
    expect(SecretBox.of(text)).toBeNull();
  },
);

test('refuses a secret sealed by a newer version by name, and never treats it as plain text', () => {
  const box = boxOf(current);
  const newer = box.seal('secret', 'p').replace('sealed1.', 'sealed2.');
  expect(isSealed(newer)).toBe(true);
  expect(() => box.open(newer, 'p')).toThrow('a newer version of Dakpion sealed it');
});
