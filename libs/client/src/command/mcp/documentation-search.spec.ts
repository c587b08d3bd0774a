import { searchSections, sectionsOf } from './documentation-search.ts';

const sections = sectionsOf(
  [
    '# Dakpion',
    '',
    '# Webhooks',
    'Every change of an order is sent.',
    '## Verify',
    'Compare the signature with the signing secret.',
    '```sh',
    '# not a heading',
    '```',
    '## Redeliver',
    'Send a webhook again.',
    '# Rate limits',
    'Wait as Retry-After says, e.g. after rate_limited.',
    '# ওয়েবহুক',
    'প্রতিটি পরিবর্তনের জন্য একটি webhook আসে।',
  ].join('\n'),
  (title) => `https://api.example.com/docs/${title}`,
);
const found = (query: string, limit = 5) =>
  searchSections(sections, query, limit).map(({ guide, heading }) => `${guide} / ${heading}`);

test('splits guides at headings, not at comments of code, and leaves out empty parts', () => {
  expect(sections.map(({ heading }) => heading)).toEqual(['Webhooks', 'Verify', 'Redeliver', 'Rate limits', 'ওয়েবহুক']);
  expect(sections[1]?.text).toContain('# not a heading');
  expect(sections[1]?.url).toBe('https://api.example.com/docs/Webhooks');
});

test.each([
  ['signing secrets', 'Webhooks / Verify'],
  ['redeliver a webhook', 'Webhooks / Redeliver'],
  ['rate_limited', 'Rate limits / Rate limits'],
  ['পরিবর্তনের', 'ওয়েবহুক / ওয়েবহুক'],
])('finds %s first in %s', (query, expected) => {
  expect(found(query)[0]).toBe(expected);
});

test('finds no more than the limit, and nothing for unknown words', () => {
  expect(found('webhook', 2)).toHaveLength(2);
  expect(found('zebra')).toEqual([]);
  expect(found('')).toEqual([]);
});
