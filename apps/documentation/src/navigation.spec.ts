import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { banglaFolder, banglaGuides } from './guides.bn.ts';
import { guides } from './navigation.ts';

const folder = join(__dirname, '../pages/docs');
const bangla = join(__dirname, '../pages', banglaFolder);
/** Pages that are in the navigation and are not guides. */
const others = ['reference'];

function namesIn(directory: string): string[] {
  const files = readdirSync(directory).filter((file) => file.endsWith('.md'));
  return files.map((file) => file.replace(/\.md$/, '')).toSorted();
}

test('lists every guide of the folder, and no other', () => {
  expect(namesIn(folder)).toEqual([...guides.map(({ name }) => name), ...others].toSorted());
  expect(namesIn(bangla)).toEqual(banglaGuides.map(({ name }) => name).toSorted());
});

test.each(guides)('uses the title of $name as its heading', ({ name, title, about }) => {
  expect(readFileSync(join(folder, `${name}.md`), 'utf8')).toMatch(new RegExp(`^# ${title}\n`, 'm'));
  expect(about).toMatch(/\.$/);
});

test.each(banglaGuides)('uses the Bangla title of $name as its heading', ({ name, title, about }) => {
  expect(readFileSync(join(bangla, `${name}.md`), 'utf8')).toMatch(new RegExp(`^# ${title}\n`));
  expect(about).toMatch(/।$/);
});
