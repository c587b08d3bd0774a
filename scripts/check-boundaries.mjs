// Checks who imports whom: rooms by Nx's project graph, single files by their import lines. Prints every fault.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What each layer may stand on. Within `app` nobody stands on another. */
const mayImport = {
  contracts: [],
  engine: [],
  model: ['contracts', 'engine', 'model'],
  service: ['contracts', 'engine'],
  app: ['contracts', 'engine', 'model', 'service'],
  program: ['contracts', 'engine', 'model', 'service', 'app'],
  tests: ['contracts', 'engine', 'model', 'service'],
};

/** Client libraries that one room alone imports, so that an engine can be changed in one place. */
const homes = {
  lmdb: ['libs/event-store', 'libs/messaging', 'libs/state-store', 'bench'],
  kafkajs: ['libs/messaging', 'bench'],
  '@eventstore/db-client': ['libs/event-store', 'bench'],
  ioredis: ['libs/state-store'],
  undici: ['apps/webhook', 'bench'],
  'ipaddr.js': ['libs/callback-urls'],
};

function projectGraph() {
  const file = join(mkdtempSync(join(tmpdir(), 'graph-')), 'graph.json');
  const { status, stderr } = spawnSync('npx', ['nx', 'graph', `--file=${file}`], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`nx graph failed: ${stderr}`);
  return JSON.parse(readFileSync(file, 'utf8')).graph;
}

function layerOf(project) {
  const tag = project.data.tags?.find((candidate) => candidate.startsWith('layer:'));
  return tag?.slice('layer:'.length);
}

function roomFaults({ nodes, dependencies }) {
  const projects = Object.values(nodes).filter((node) => node.data.root !== '.');
  const untagged = projects
    .filter((node) => !(layerOf(node) in mayImport))
    .map((node) => `${node.name} has no layer tag`);
  const forbidden = projects.flatMap((node) =>
    (dependencies[node.name] ?? [])
      .filter(({ target }) => target in nodes && nodes[target].data.root !== '.' && target !== node.name)
      .filter(({ target }) => !mayImport[layerOf(node)]?.includes(layerOf(nodes[target])))
      .map(({ target }) => `${node.name} (${layerOf(node)}) imports ${target} (${layerOf(nodes[target])})`),
  );
  return [...untagged, ...forbidden];
}

/** Every source file with the modules that it imports. */
function imports() {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', 'apps', 'libs', 'e2e', 'bench'], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .filter((file) => /\.(ts|mjs)$/.test(file))
    .map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const found = text.matchAll(
        /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s*['"]([^'"]+)['"]/g,
      );
      return { file, modules: [...found].map((match) => match[1] ?? match[2] ?? match[3]) };
    });
}

function fileFaults({ file, modules }) {
  const faults = [];
  const isTest = /\.(spec|contract)\.ts$/.test(file);
  for (const module of modules) {
    const client = Object.keys(homes).find((name) => module === name || module.startsWith(`${name}/`));
    if (client !== undefined && !homes[client].some((home) => file.startsWith(`${home}/`))) {
      faults.push(`${file} imports ${module}, which belongs to ${homes[client].join(', ')}`);
    }
    if (/^@dakpion\/[^/]+\/./.test(module)) faults.push(`${file} imports a path into a room: ${module}`);
    if (
      file.includes('/domain/') &&
      !isTest &&
      !(module.startsWith('./') || module === '@dakpion/contracts' || module === 'node:crypto')
    ) {
      faults.push(`${file} is domain code and imports ${module}`);
    }
    if (module.startsWith('.') && /(^|\/)(apps|libs)\//.test(module))
      faults.push(`${file} reaches into another room: ${module}`);
  }
  if (/\/(utils?|commons?|helpers?|managers?|misc|shared)(\/|\.|-)/.test(`/${file}`))
    faults.push(`${file}: name the thing for what it is`);
  return faults;
}

const faults = [...roomFaults(projectGraph()), ...imports().flatMap(fileFaults)];
for (const fault of faults) process.stderr.write(`boundaries: ${fault}\n`);
process.stdout.write(faults.length === 0 ? 'Boundaries hold.\n' : `${faults.length} boundaries crossed.\n`);
process.exit(faults.length === 0 ? 0 : 1);
