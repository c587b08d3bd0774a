import { randomText } from './random-text.ts';

test('a random text has as many characters of base 62 as were asked for, and is another one each time', () => {
  const texts = Array.from({ length: 100 }, () => randomText(32));
  for (const text of texts) expect(text).toMatch(/^[0-9A-Za-z]{32}$/);
  expect(new Set(texts).size).toBe(100);
});
