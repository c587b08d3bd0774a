// Creates CommonJS copies of the modules that compile.mjs has written to dist/ of the current folder: .cjs beside .js,
// .d.cts beside .d.ts.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { transformSync } from '@swc/core';

/** Relative imports point to the copies. */
const toTwins = (text) => text.replace(/((?:from|require\(|import\()\s*["'])(\.[^"']*)\.js(["'])/g, '$1$2.cjs$3');

for (const file of readdirSync('dist')) {
  const path = `dist/${file}`;
  if (file.endsWith('.d.ts')) {
    writeFileSync(path.replace(/\.d\.ts$/, '.d.cts'), toTwins(readFileSync(path, 'utf8')));
  } else if (file.endsWith('.js')) {
    const { code } = transformSync(readFileSync(path, 'utf8'), {
      module: { type: 'commonjs' },
      jsc: { target: 'es2022' },
      swcrc: false,
    });
    writeFileSync(path.replace(/\.js$/, '.cjs'), toTwins(code));
  }
}
