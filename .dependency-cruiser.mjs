// Which file may import which: `npm run check:boundaries`. A package's layer is the tag `layer:…` in its package.json.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the packages of each layer may import. Packages of `app` do not import one another; `fixtures` is for specs. */
const mayImport = {
  browser: ['client'],
  repetition: ['fixtures'],
  client: [],
  validation: [],
  contracts: ['validation'],
  fixtures: ['contracts'],
  storage: ['repetition', 'fixtures'],
  engine: ['repetition', 'contracts', 'storage', 'fixtures'],
  model: ['repetition', 'validation', 'contracts', 'engine', 'model', 'fixtures'],
  settings: ['contracts', 'engine', 'fixtures'],
  service: ['repetition', 'contracts', 'settings', 'storage', 'engine', 'fixtures'],
  app: ['repetition', 'validation', 'contracts', 'engine', 'model', 'settings', 'service', 'fixtures'],
  command: ['contracts', 'engine', 'settings', 'fixtures'],
  program: [
    'repetition',
    'client',
    'contracts',
    'engine',
    'model',
    'settings',
    'service',
    'app',
    'command',
    'tool',
    'fixtures',
  ],
  tool: ['repetition', 'client', 'contracts', 'engine', 'model', 'settings', 'service', 'command', 'tool', 'fixtures'],
  tests: ['repetition', 'client', 'contracts', 'engine', 'model', 'settings', 'service', 'fixtures'],
};

/** Client libraries and the only places that import them, so that an engine can be changed in one place. */
const homes = {
  lmdb: ['libs/lmdb', 'libs/event-store', 'libs/messaging', 'libs/state-store', 'bench'],
  kafkajs: ['libs/messaging', 'bench', 'e2e'],
  // The protocol server is made of the client's generated messages.
  '@eventstore/db-client': ['libs/event-store', 'tools/eventstore-protocol-server', 'bench'],
  ioredis: ['libs/state-store', 'bench'],
  undici: ['apps/webhook', 'bench'],
  'ipaddr.js': ['libs/callback-urls'],
  react: ['apps/dashboard'],
};

/** Files that are no part of what is built. */
const forSpecs = '\\.(spec|contract|fixture)\\.ts$';
const tests = [forSpecs, '^(e2e|bench|scripts)/'];

/** The workspace's packages in the current folder, with their layers. */
function packages() {
  const folders = ['apps', 'libs', 'tools'].flatMap((group) =>
    readdirSync(group, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${group}/${name}`),
  );
  return [...folders, 'e2e', 'bench'].map((folder) => {
    const { nx } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const layer = nx?.tags?.find((tag) => tag.startsWith('layer:'))?.slice('layer:'.length);
    if (!(layer in mayImport)) throw new Error(`${folder}/package.json has no layer tag: ${Object.keys(mayImport)}`);
    return { folder, layer };
  });
}

function layerRules() {
  const all = packages();
  return all.map(({ folder, layer }) => {
    const allowed = all.filter((other) => mayImport[layer].includes(other.layer));
    return {
      name: `layer-${layer}`,
      comment: `A package of the layer ${layer} imports ${mayImport[layer].join(', ') || 'no other package'}.`,
      severity: 'error',
      from: { path: `^${folder}/` },
      to: {
        path: '^(apps|libs|tools|e2e|bench)/',
        pathNot: [`^${folder}/`, ...allowed.map((other) => `^${other.folder}/`)],
      },
    };
  });
}

function homeRules() {
  return Object.entries(homes).map(([client, places]) => ({
    name: `client-${client}`,
    comment: `${client} is imported in ${places.join(', ')} only.`,
    severity: 'error',
    from: { pathNot: places.map((place) => `^${place}/`) },
    to: { path: `(^|/)node_modules/${client.replaceAll('.', '\\.')}/` },
  }));
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layerRules(),
    ...homeRules(),
    {
      name: 'no-circles',
      comment: 'Files that import one another cannot be read one after the other.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'only-a-packages-root',
      comment:
        'Other packages are imported by their name, never by a path into them. Values for fuzzing are apart: they load fast-check.',
      severity: 'error',
      from: { path: '^(apps|libs|tools|e2e|bench)/([^/]+)/' },
      to: {
        path: '^(apps|libs|tools)/[^/]+/',
        pathNot: [
          '^$1/$2/',
          '^(apps|libs|tools)/[^/]+/src/index(\\.contract)?\\.ts$',
          '^libs/fixtures/src/hostile-values\\.ts$',
        ],
      },
    },
    {
      name: 'fixtures-are-for-specs',
      comment: 'Fixtures, contract suites and specs are imported by tests only: they are not built.',
      severity: 'error',
      from: { pathNot: [...tests, '/fixtures/'] },
      to: { path: [forSpecs, '^libs/fixtures/'] },
    },
    {
      name: 'domain-is-pure',
      comment: 'Domain code imports its own folder, the contracts and node:crypto.',
      severity: 'error',
      from: { path: '^(.+/domain)/', pathNot: forSpecs },
      to: { pathNot: ['^$1/', '^libs/contracts/src/index\\.ts$', '^(node:)?crypto$'] },
    },
    {
      name: 'named-for-its-content',
      comment: 'A file is named for what it holds.',
      severity: 'error',
      from: {},
      to: { path: '/(utils?|commons?|helpers?|managers?|misc|shared)[/.-]', pathNot: '(^|/)node_modules/' },
    },
    {
      name: 'resolvable',
      comment: 'What cannot be found cannot be checked.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '^(apps|libs|tools)/[^/]+/dist/' },
    // Imports of types count too.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@dakpion/source', 'import', 'node', 'default'],
    },
  },
};
