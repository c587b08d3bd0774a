// Puts the used parts of the MCP SDK into dist/command/mcp/mcp-sdk.js of the current folder, and their licences beside it, so that
// the command `mcp` of the package needs no other package.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

const file = 'dist/command/mcp/mcp-sdk.js';
const { metafile } = await build({
  entryPoints: [file],
  outfile: file,
  allowOverwrite: true,
  bundle: true,
  minify: true,
  metafile: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'error',
});

/** The folder of the package that a file belongs to: `…/node_modules/name` or `…/node_modules/@scope/name`. */
const packageOf = (path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0];
const packages = [...new Set(Object.keys(metafile.inputs).map(packageOf))]
  .filter((folder) => folder !== undefined)
  .sort();
const texts = packages.map((folder) => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const licence = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = licence === undefined ? '' : readFileSync(join(folder, licence), 'utf8').trim();
  return `${name} ${version} (${license})\n\n${text}\n`;
});
if (texts.length === 0 || !existsSync(file)) throw new Error(`${file} contains no package`);
writeFileSync(join(dirname(file), 'LICENSES.txt'), texts.join(`\n${'-'.repeat(80)}\n\n`));
