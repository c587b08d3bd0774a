import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const include = /^<!--@include: (\S+)#([\w-]+)-->$/gm;
const regionMark = /^<!-- #(?:end)?region [\w-]+ -->\n?/gm;

/**
 * A guide with the examples that it includes from another one, and without the marks of its own: what VitePress does for the pages.
 * `folder`: where the guide is. Throws if there is no such example.
 */
export function withIncludedExamples(markdown: string, folder: string): string {
  const whole = markdown.replace(include, (_, file: string, name: string) => {
    const region = new RegExp(`^<!-- #region ${name} -->\n(.*?)\n<!-- #endregion ${name} -->$`, 'ms');
    const example = region.exec(readFileSync(join(folder, file), 'utf8'))?.[1];
    if (example === undefined) throw new Error(`${file} has no example ${name}`);
    return example;
  });
  return whole.replaceAll(regionMark, '');
}
