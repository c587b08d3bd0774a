// Enforces which packages and folders may import which, by the rules of .dependency-cruiser.mjs (files) and
// .dependency-cruiser.folders.mjs (folders of a package); both checks run in parallel. Works on the current folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const fromRoot = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const cruiser = fromRoot('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

/** Prints the whole output at the end, because lines of both checks would mix. */
async function cruise(rules, folders) {
  const options = { stdio: ['ignore', 'pipe', 'inherit'] };
  const child = spawn(process.execPath, [cruiser, '--config', fromRoot(rules), ...folders], options);
  const [output, [status]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  process.stdout.write(output);
  return status;
}

// A folder without sources is left over from the build of a moved package.
const sources = ['apps', 'libs', 'tools']
  .flatMap((group) => readdirSync(group).map((name) => `${group}/${name}/src`))
  .filter((folder) => existsSync(folder));
const [files, folders] = await Promise.all([
  cruise('.dependency-cruiser.mjs', ['apps', 'libs', 'tools', 'e2e', 'bench']),
  cruise('.dependency-cruiser.folders.mjs', sources),
]);
process.exitCode = files === 0 && folders === 0 ? 0 : 1;
