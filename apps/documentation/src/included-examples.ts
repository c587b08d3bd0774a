import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const include = /^<!--@include: (\S+)#([\w-]+)-->$/gm;
const regionMark = /^<!-- #(?:end)?region [\w-]+ -->\n?/gm;

/**
 * Inserts the examples that a guide includes from another one, and removes the marks of its own examples, as VitePress does for the
 * pages. `folder`: the folder of the guide. Throws if an example does not exist.
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
