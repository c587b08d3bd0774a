import { languageOf } from './tracking-language.ts';

test.each([
  ['en', 'bn-BD,bn;q=0.9', 'en'],
  ['bn', 'en', 'bn'],
  [undefined, 'bn-BD,bn;q=0.9,en-US;q=0.8,en;q=0.7', 'bn'],
  [undefined, 'en-US,en;q=0.9,bn;q=0.8', 'en'],
  [undefined, 'bn;q=0.2, en;q=0.3', 'en'],
  [undefined, 'de-DE,de', 'bn'],
  [undefined, 'en;q=0', 'bn'],
  [undefined, 'en;q=nonsense', 'bn'],
  [undefined, undefined, 'bn'],
  ['de', 'en', 'en'],
  [['en', 'bn'], 'en', 'en'],
  [undefined, `${'x,'.repeat(400)}en`, 'bn'],
])('for the query %j and a browser of %j, chooses %s', (asked, acceptLanguage, language) => {
  expect(languageOf(asked, acceptLanguage)).toBe(language);
});
