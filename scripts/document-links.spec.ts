import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n');

/** The links of a document to files of this project, without those in code. */
function linksOf(path: string): readonly { readonly target: string; readonly anchor: string | null }[] {
  const text = readFileSync(path, 'utf8')
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`\n]*`/g, '');
  return [...text.matchAll(/\]\((?![a-z]+:|\/)([^)#\s]*)(?:#([^)\s]*))?\)/g)].map(([, target = '', anchor = null]) => ({
    target: target === '' ? path : join(dirname(path), decodeURI(target)),
    anchor,
  }));
}

/** The anchors that GitHub gives to the headings of a document. */
function anchorsOf(path: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of readFileSync(path, 'utf8').matchAll(/^#+ +(.+)$/gm)) {
    const plain = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const anchor = plain.replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '').replaceAll(' ', '-');
    let name = anchor;
    for (let number = 1; anchors.has(name); number += 1) name = `${anchor}-${number}`;
    anchors.add(name);
  }
  return anchors;
}

test('each link between documents leads to a file, and to a heading of it', () => {
  const dead = documents.flatMap((path) =>
    linksOf(path).flatMap(({ target, anchor }) => {
      if (!existsSync(target)) return [`${path}: ${target}`];
      const isHeading = anchor === null || statSync(target).isDirectory() || !target.endsWith('.md');
      return isHeading || anchorsOf(target).has(anchor) ? [] : [`${path}: ${target}#${anchor}`];
    }),
  );
  expect(documents.length).toBeGreaterThan(50);
  expect(dead).toEqual([]);
});
