import { randomText } from './random-text.ts';

test('a random text has the requested number of base 62 characters, and differs each time', () => {
  const texts = Array.from({ length: 100 }, () => randomText(32));
  for (const text of texts) expect(text).toMatch(/^[0-9A-Za-z]{32}$/);
  expect(new Set(texts).size).toBe(100);
});
