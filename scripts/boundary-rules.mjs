// Who may import whom: by layer between rooms, by file for client libraries and domain code.

/** What each layer may stand on. Within `app` nobody stands on another. On `fixtures` only specs stand: see fileFaults. */
const mayImport = {
  contracts: [],
  client: [],
  fixtures: ['contracts'],
  storage: ['fixtures'],
  engine: ['storage', 'fixtures'],
  model: ['contracts', 'engine', 'model', 'fixtures'],
  service: ['contracts', 'storage', 'engine', 'fixtures'],
  app: ['contracts', 'engine', 'model', 'service', 'fixtures'],
  command: ['contracts', 'engine', 'service', 'fixtures'],
  program: ['client', 'contracts', 'engine', 'model', 'service', 'app', 'command', 'tool', 'fixtures'],
  tool: ['client', 'contracts', 'engine', 'model', 'service', 'command', 'tool', 'fixtures'],
  tests: ['client', 'contracts', 'engine', 'model', 'service', 'fixtures'],
};

/** Client libraries that one room alone imports, so that an engine can be changed in one place. */
const homes = {
  lmdb: ['libs/lmdb-transactions', 'libs/event-store', 'libs/messaging', 'libs/state-store', 'bench'],
  kafkajs: ['libs/messaging', 'bench', 'e2e'],
  '@eventstore/db-client': ['libs/event-store', 'tools/eventstore-protocol-server', 'bench'],
  ioredis: ['libs/state-store'],
  undici: ['apps/webhook', 'bench'],
  'ipaddr.js': ['libs/callback-urls'],
};

/** Files that are no part of what is built. */
const forSpecs = /\.(spec|contract|fixture)\.ts$/;

function layerOf(project) {
  const tag = project.data.tags?.find((candidate) => candidate.startsWith('layer:'));
  return tag?.slice('layer:'.length);
}

/** Faults of Nx's project graph. */
export function roomFaults({ nodes, dependencies }) {
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

/** The modules that a file's text imports. */
export function importsOf(text) {
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s*['"]([^'"]+)['"]/g,
  );
  return [...found].map((match) => match[1] ?? match[2] ?? match[3]);
}

/** Faults of one file, by its path and the modules that it imports. */
export function fileFaults({ file, modules }) {
  const faults = [];
  const isTest = forSpecs.test(file) || /^(e2e|bench)\//.test(file);
  for (const module of modules) {
    const client = Object.keys(homes).find((name) => module === name || module.startsWith(`${name}/`));
    if (client !== undefined && !homes[client].some((home) => file.startsWith(`${home}/`))) {
      faults.push(`${file} imports ${module}, which belongs to ${homes[client].join(', ')}`);
    }
    if (!isTest && (module === '@dakpion/fixtures' || forSpecs.test(module)))
      faults.push(`${file} imports ${module}, which is for specs only`);
    const isContract = isTest && module.endsWith('/contract');
    if (/^@dakpion\/[^/]+\/./.test(module) && !isContract) faults.push(`${file} imports a path into a room: ${module}`);
    if (
      file.includes('/domain/') &&
      !isTest &&
      !(module.startsWith('./') || module === '@dakpion/contracts' || module === 'node:crypto')
    ) {
      faults.push(`${file} is domain code and imports ${module}`);
    }
    if (module.startsWith('.') && /(^|\/)(apps|libs|tools)\//.test(module))
      faults.push(`${file} reaches into another room: ${module}`);
  }
  if (/\/(utils?|commons?|helpers?|managers?|misc|shared)(\/|\.|-)/.test(`/${file}`))
    faults.push(`${file}: name the thing for what it is`);
  return faults;
}
