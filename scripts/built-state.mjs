// Records the state of the sources from which the projects were built.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const groups = ['apps', 'libs', 'tools'];
/** The inputs of the build of every project. */
const shared = [
  'package-lock.json',
  'tsconfig.base.json',
  'nx.json',
  'docs/openapi',
  'scripts/compile.mjs',
  'scripts/compile-commonjs.mjs',
  'scripts/bundle.mjs',
  'scripts/bundle-mcp-sdk.mjs',
  'scripts/built-state.mjs',
  'scripts/contract/api-types.mjs',
];
const skipped = new Set(['node_modules', 'dist', 'generated']);
const stateFile = (root) => join(root, '.nx', 'built-state');

/** The folders of all projects, as paths. */
function projects(root) {
  return groups
    .map((group) => join(root, group))
    .filter(existsSync)
    .flatMap((group) => readdirSync(group).map((name) => join(group, name)))
    .filter((folder) => existsSync(join(folder, 'package.json')));
}

/** Name, size and time of a file, or of all files in a folder except those outside of the build. */
function traces(path) {
  if (!statSync(path).isDirectory()) {
    const { size, mtimeMs } = statSync(path);
    return path.endsWith('.spec.ts') ? [] : [`${path} ${size} ${mtimeMs}`];
  }
  const entries = readdirSync(path).filter((name) => !skipped.has(name));
  return entries.sort().flatMap((name) => traces(join(path, name)));
}

/** A short text that changes when any source changes. */
export function stateOfSources(root) {
  const files = shared.map((file) => join(root, file)).filter(existsSync);
  return digest([...files, ...projects(root)].flatMap(traces));
}

/** A text that changes when a build was made or removed in another way. */
function stateOfBuilds(root) {
  const folders = [...projects(root).map((folder) => join(folder, 'dist')), join(root, 'dist/programs')];
  return digest(folders.map((folder) => `${folder} ${existsSync(folder) ? statSync(folder).mtimeMs : 'none'}`));
}

/** Whether the last build was made from the present sources and still exists. */
export function isBuilt(root, sources) {
  if (!existsSync(stateFile(root))) return false;
  return readFileSync(stateFile(root), 'utf8') === `${sources} ${stateOfBuilds(root)}`;
}

export function recordBuild(root, sources) {
  mkdirSync(join(root, '.nx'), { recursive: true });
  writeFileSync(stateFile(root), `${sources} ${stateOfBuilds(root)}`);
}

function digest(lines) {
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}
