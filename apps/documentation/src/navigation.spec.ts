import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guides } from './navigation.ts';

const folder = join(__dirname, '../pages/docs');
/** It is in the navigation, and no guide. */
const others = ['reference'];

test('lists every guide of the folder, and no other', () => {
  const files = readdirSync(folder).map((file) => file.replace(/\.md$/, ''));
  expect(files.toSorted()).toEqual([...guides.map(({ name }) => name), ...others].toSorted());
});

test.each(guides)('uses the title of $name as its heading', ({ name, title, about }) => {
  expect(readFileSync(join(folder, `${name}.md`), 'utf8')).toMatch(new RegExp(`^# ${title}\n`, 'm'));
  expect(about).toMatch(/\.$/);
});
