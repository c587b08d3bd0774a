import { base62, randomText } from './random-text.ts';

describe('random text', () => {
  test('leaves out bytes that would make some characters more likely, and draws again', () => {
    const draws = [Uint8Array.of(248, 0, 255, 61), Uint8Array.of(247, 62, 250, 1)];
    expect(randomText(4, () => draws.shift() ?? new Uint8Array())).toBe('0zz0');
  });

  test('gives each of the 62 characters equally often for all bytes', () => {
    let byte = 0;
    const text = randomText(248, (count) => Uint8Array.from({ length: count }, () => byte++ % 256));
    for (const character of base62) expect(text.split(character)).toHaveLength(5);
  });

  test('gives up when the source never yields a usable byte', () => {
    expect(() => randomText(8, (count) => new Uint8Array(count).fill(255))).toThrow('broken');
  });
});
