import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const layers = {
  'apps/order': 'app',
  'apps/pricing': 'app',
  'apps/dakpion': 'program',
  'libs/contracts': 'contracts',
  'libs/fixtures': 'fixtures',
  'libs/event-store': 'engine',
  'libs/partners': 'model',
  'tools/simulate': 'tool',
  e2e: 'tests',
  bench: 'tests',
};
const clients = ['lmdb', 'kafkajs', '@eventstore/db-client', 'ioredis', 'undici', 'ipaddr.js', '@nestjs/common'];

/** A workspace of these packages, each with an index, and of these files by path. */
function workspace(files: Readonly<Record<string, string>>, tags: Readonly<Record<string, string>> = layers): string {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const [folder, layer] of Object.entries(tags)) {
    const name = `@dakpion/${folder.replace(/^.*\//, '')}`;
    const exports = { '.': { '@dakpion/source': './src/index.ts', default: './dist/index.js' } };
    write(`${folder}/package.json`, JSON.stringify({ name, exports, nx: { tags: [`layer:${layer}`] } }));
    write(`${folder}/src/index.ts`, 'export const a = 1;\n');
    mkdirSync(join(root, 'node_modules/@dakpion'), { recursive: true });
    symlinkSync(join(root, folder), join(root, 'node_modules', name));
  }
  for (const client of clients) {
    write(`node_modules/${client}/package.json`, JSON.stringify({ name: client, main: 'index.js' }));
    write(`node_modules/${client}/index.js`, '');
  }
  for (const [path, text] of Object.entries(files)) write(path, text);
  return root;
}

function check(root: string): { status: number | null; output: string } {
  try {
    const { status, stdout, stderr } = spawnSync('node', [join(__dirname, 'check-boundaries.mjs')], {
      cwd: root,
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** The file, its import, and the violated rule. */
const violations: readonly (readonly [string, string, string])[] = [
  ['apps/order/src/other-app.ts', '@dakpion/pricing', 'layer-app'],
  ['apps/order/src/type-of-app.ts', '@dakpion/pricing', 'layer-app'],
  ['libs/contracts/src/engine.ts', '@dakpion/event-store', 'layer-contracts'],
  ['libs/event-store/src/model.ts', '@dakpion/partners', 'layer-engine'],
  ['libs/partners/src/tool.ts', '@dakpion/simulate', 'layer-model'],
  ['apps/order/src/tool.ts', '@dakpion/simulate', 'layer-app'],
  ['e2e/app.ts', '@dakpion/order', 'layer-tests'],
  ['apps/order/src/lmdb.ts', 'lmdb', 'client-lmdb'],
  ['apps/order/src/kafka.ts', 'kafkajs', 'client-kafkajs'],
  ['apps/order/src/event-store.ts', '@eventstore/db-client', 'client-@eventstore/db-client'],
  ['libs/event-store/src/redis.ts', 'ioredis', 'client-ioredis'],
  ['apps/order/src/http.ts', 'undici', 'client-undici'],
  ['apps/order/src/address.spec.ts', 'ipaddr.js', 'client-ipaddr.js'],
  ['apps/order/src/one.ts', './two.ts', 'no-circles'],
  ['apps/order/src/path-into.ts', '../../../libs/partners/src/key.ts', 'only-a-packages-root'],
  ['apps/order/src/fixtures.ts', '@dakpion/fixtures', 'fixtures-are-for-specs'],
  ['apps/order/src/own-fixture.ts', './an-order.fixture.ts', 'fixtures-are-for-specs'],
  ['apps/order/src/domain/nest.ts', '@nestjs/common', 'domain-is-pure'],
  ['apps/order/src/domain/engine.ts', '@dakpion/event-store', 'domain-is-pure'],
  ['apps/order/src/domain/file.ts', 'node:fs', 'domain-is-pure'],
  ['apps/order/src/junk.ts', './utils.ts', 'named-for-its-content'],
  ['apps/order/src/typing-error.ts', './nowhere.ts', 'resolvable'],
];

let output: string;

beforeAll(() => {
  const importing = (file: string, module: string) =>
    /type-of/.test(file) ? `import type { a } from '${module}';\n` : `import '${module}';\n`;
  const files = Object.fromEntries(violations.map(([file, module]) => [file, importing(file, module)]));
  const targets = {
    'apps/order/src/two.ts': "export const load = () => import('./one.ts');\n",
    'apps/order/src/an-order.fixture.ts': 'export const order = 1;\n',
    'apps/order/src/utils.ts': 'export const b = 1;\n',
    'libs/partners/src/key.ts': 'export const key = 1;\n',
    'apps/pricing/src/access/guard.ts': "import '../problems/problem.ts';\n",
    'apps/pricing/src/problems/problem.ts': 'export const c = 1;\n',
    'apps/pricing/src/problems/page.ts': "import '../access/guard.ts';\n",
  };
  output = check(workspace({ ...files, ...targets })).output;
});

test.each(violations)('%s may not import %s: %s', (file, _module, rule) => {
  expect(output).toContain(`error ${rule}: ${file} → `);
});

test('folders of a package do not import one another in both directions, even without a circle of files', () => {
  expect(output).toContain('error no-back-edges: apps/pricing/src/access → ');
  expect(output).not.toContain('error no-circles: apps/pricing');
});

test('allowed imports are not reported', () => {
  const { status, output: printed } = check(
    workspace({
      'apps/order/src/a.ts': "import '@dakpion/partners';\nimport './domain/b.ts';\n",
      'apps/order/src/a.spec.ts': "import '@dakpion/fixtures';\nimport './an-order.fixture.ts';\nimport './a.ts';\n",
      'apps/order/src/an-order.fixture.ts': "import '@dakpion/fixtures';\n",
      'apps/order/src/domain/b.ts': "import 'node:crypto';\nimport '@dakpion/contracts';\nimport './c.ts';\n",
      'apps/order/src/domain/c.ts': 'export const c = 1;\n',
      'apps/order/src/domain/c.spec.ts': "import '@dakpion/fixtures';\n",
      'apps/dakpion/src/main.ts': "import '@dakpion/order';\nimport '@dakpion/simulate';\n",
      'libs/event-store/src/d.ts': "import 'lmdb';\nimport '@eventstore/db-client';\n",
      'e2e/x.ts': "import '@dakpion/fixtures';\nimport 'kafkajs';\n",
    }),
  );
  expect(printed).not.toContain('error');
  expect(status).toBe(0);
});

test('a package without a layer is reported', () => {
  const { status, output: printed } = check(workspace({}, { ...layers, 'libs/new': 'none' }));
  expect(printed).toContain('libs/new/package.json has no layer tag');
  expect(status).toBe(1);
});
