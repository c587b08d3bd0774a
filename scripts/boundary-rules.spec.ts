import { fileFaults, importsOf, roomFaults } from './boundary-rules.mjs';

const room = (name: string, layer: string) => ({ name, data: { root: `libs/${name}`, tags: [`layer:${layer}`] } });

function faultsBetween(from: string, to: string): string[] {
  const nodes = { a: room('a', from), b: room('b', to) };
  return roomFaults({ nodes, dependencies: { a: [{ target: 'b' }], b: [] } });
}

test.each([
  ['app', 'app'],
  ['model', 'service'],
  ['engine', 'contracts'],
  ['contracts', 'engine'],
  ['tests', 'app'],
  ['contracts', 'fixtures'],
  ['fixtures', 'engine'],
])('%s may not import %s', (from, to) => {
  expect(faultsBetween(from, to)).toEqual([`a (${from}) imports b (${to})`]);
});

test.each([
  ['app', 'model'],
  ['service', 'engine'],
  ['program', 'app'],
  ['engine', 'fixtures'],
])('%s may import %s', (from, to) => {
  expect(faultsBetween(from, to)).toEqual([]);
});

test('a room without a layer is a fault', () => {
  expect(roomFaults({ nodes: { a: { name: 'a', data: { root: 'libs/a' } } }, dependencies: {} })).toEqual([
    'a has no layer tag',
  ]);
});

test('every way to import is seen', () => {
  const text = [
    "import { open } from 'lmdb';",
    "export * from './a.ts';",
    "import 'reflect-metadata';",
    "import {\n  type B,\n} from '@dakpion/contracts';",
    "const { Kafka } = await import('kafkajs');",
  ].join('\n');
  expect(importsOf(text)).toEqual(['lmdb', './a.ts', 'reflect-metadata', '@dakpion/contracts', 'kafkajs']);
});

test.each([
  ['apps/order/src/x.ts', 'ipaddr.js', 'apps/order/src/x.ts imports ipaddr.js, which belongs to libs/callback-urls'],
  [
    'apps/order/src/x.ts',
    '@dakpion/contracts/src/a.ts',
    'apps/order/src/x.ts imports a path into a room: @dakpion/contracts/src/a.ts',
  ],
  [
    'apps/order/src/domain/x.ts',
    '@nestjs/common',
    'apps/order/src/domain/x.ts is domain code and imports @nestjs/common',
  ],
  [
    'apps/order/src/x.ts',
    '../../../libs/contracts/src/a.ts',
    'apps/order/src/x.ts reaches into another room: ../../../libs/contracts/src/a.ts',
  ],
  [
    'apps/order/src/x.ts',
    '@dakpion/fixtures',
    'apps/order/src/x.ts imports @dakpion/fixtures, which is for specs only',
  ],
  [
    'apps/order/src/x.ts',
    './order.fixture.ts',
    'apps/order/src/x.ts imports ./order.fixture.ts, which is for specs only',
  ],
])('%s may not import %s', (file, module, fault) => {
  expect(fileFaults({ file, modules: [module] })).toContain(fault);
});

test.each([
  'apps/order/src/domain/x.spec.ts',
  'libs/messaging/src/x.contract.ts',
  'apps/order/src/domain/x.fixture.ts',
  'e2e/x.ts',
])('%s may stand on fixtures', (file) => {
  expect(fileFaults({ file, modules: ['@dakpion/fixtures'] })).toEqual([]);
});

test('a file is named for what it holds', () => {
  expect(fileFaults({ file: 'apps/order/src/utils.ts', modules: [] })).toHaveLength(1);
  expect(fileFaults({ file: 'apps/order/src/order.ts', modules: ['./a.ts', '@dakpion/contracts'] })).toEqual([]);
});
