import { pageFooter } from './list-page.ts';

test.each([
  [1, 120, 3, 'page 1 of 3, 120 orders'],
  [3, 120, 3, 'page 3 of 3, 120 orders'],
  [4, 120, 3, 'page 4 is past the last, which is 3; 120 orders'],
  [1, 1, 1, 'page 1 of 1, 1 order'],
  [1, 0, 0, 'no orders'],
  [3, 0, 0, 'no orders'],
])('reads page %i of %i entries in %i pages', (page, total, total_pages, footer) => {
  expect(pageFooter({ page, total, total_pages }, 'order')).toBe(`\n${footer}`);
});
