// Lists the installed packages that are ESM only. Jest runs CommonJS here, so these packages are compiled like our own
// sources.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @returns {string[]} package names, for Jest's `transformIgnorePatterns` */
export function esmPackages(nodeModules) {
  return readdirSync(nodeModules)
    .flatMap((entry) =>
      entry.startsWith('@') ? readdirSync(join(nodeModules, entry)).map((name) => `${entry}/${name}`) : [entry],
    )
    .filter((name) => {
      const manifest = join(nodeModules, name, 'package.json');
      return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).type === 'module';
    });
}
