import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withTemporaryDirectory } from '@dakpion/fixtures';
import { partsOf, selectFiles, testFiles } from './test-files.mjs';

/** Runs in a repository with these files. */
function inRepository(files: Readonly<Record<string, string>>, run: (root: string) => void): Promise<void> {
  return withTemporaryDirectory(async (root) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    run(root);
  });
}

// Built here, so that this spec itself does not request an engine.
const asksFor = (variable: string) => `describeWithEngine('${variable}', name, tests);\n`;

const files = [
  'apps/order/src/order.spec.ts',
  'libs/messaging/src/outage.faults.spec.ts',
  'e2e/whole-course.e2e.ts',
  'e2e/kill.faults.e2e.ts',
  'e2e/simulate.load.e2e.ts',
];
const select = (long: boolean, ...patterns: string[]) => selectFiles(files, { long, patterns });

test('recognises long suites by their names', () => {
  expect(select(false)).toEqual(['apps/order/src/order.spec.ts', 'e2e/whole-course.e2e.ts']);
  expect(select(true)).toEqual(files.filter((file) => /faults|load/.test(file)));
});

test('selects every test file that matches a path, and only long suites with --faults', () => {
  expect(select(false, './libs/messaging', 'e2e/kill')).toEqual([files[1], files[3]]);
  expect(select(true, 'e2e/')).toEqual([files[3], files[4]]);
  expect(select(false, 'nothing')).toEqual([]);
});

test('finds test files in every folder, except in builds and installed packages', () =>
  inRepository(
    Object.fromEntries(
      ['libs/a/src/deep/a.spec.ts', 'e2e/b.e2e.ts', 'tools/c/src/c.spec.ts', 'libs/a/src/d.ts']
        .concat('libs/a/dist/e.spec.ts', 'apps/f/node_modules/f.spec.ts')
        .map((file) => [file, '']),
    ),
    (root) => {
      expect(testFiles(root).sort()).toEqual(['e2e/b.e2e.ts', 'libs/a/src/deep/a.spec.ts', 'tools/c/src/c.spec.ts']);
    },
  ));

test('starts engines and builds programs only for specs that need them, directly or through imports', () =>
  inRepository(
    {
      'libs/a/src/plain.spec.ts': "import { a } from './a.ts';\n",
      'libs/a/src/a.ts': "import { b } from './b.ts';\nexport const a = b;\n",
      'libs/a/src/b.ts': "import { a } from './a.ts';\nexport const b = a;\n",
      'libs/a/src/kafka.spec.ts': "import { describeWithKafka } from './kafka.fixture.ts';\n",
      'libs/a/src/kafka.fixture.ts': asksFor('KAFKA_BROKERS'),
      'libs/a/src/own-broker.spec.ts': asksFor('KAFKA_JARS'),
      'libs/a/src/shared-broker.spec.ts': "describeWithKafkaJars('a broker of its own', () => {});\n",
      'libs/a/src/process.spec.ts': "spawn(process.execPath, ['main.js']);\n",
      'libs/a/src/sources.spec.ts': "spawn(process.execPath, ['--conditions=@dakpion/source', 'main.ts']);\n",
    },
    (root) => {
      const parts = (...names: string[]) =>
        partsOf(
          root,
          names.map((name) => `libs/a/src/${name}.spec.ts`),
        );
      expect(parts('plain', 'sources')).toMatchObject({ engineSpecs: [], wantRunningEngines: false, wantBuild: false });
      expect(parts('process')).toMatchObject({ engineSpecs: [], wantRunningEngines: false, wantBuild: true });
      expect(parts('own-broker', 'plain')).toMatchObject({
        specs: ['libs/a/src/plain.spec.ts'],
        engineSpecs: ['libs/a/src/own-broker.spec.ts'],
        wantRunningEngines: false,
        wantBuild: true,
      });
      expect(parts('shared-broker')).toMatchObject({ specs: [], engineSpecs: ['libs/a/src/shared-broker.spec.ts'] });
      expect(parts('kafka')).toMatchObject({ wantRunningEngines: true, wantBuild: true });
    },
  ));

test('runs an end-to-end test in both profiles, unless its name contains one of them', () => {
  const parts = partsOf('/', ['e2e/both.e2e.ts', 'e2e/embedded-kill.e2e.ts', 'e2e/cluster-start.e2e.ts']);
  expect(parts.embedded).toEqual(['e2e/both.e2e.ts', 'e2e/embedded-kill.e2e.ts']);
  expect(parts.cluster).toEqual(['e2e/both.e2e.ts', 'e2e/cluster-start.e2e.ts']);
});

test('the suites that run alone or first exist', () => {
  const suites = testFiles(join(__dirname, '..'));
  const textOf = (file: string) => readFileSync(join(__dirname, file), 'utf8');
  const alone = textOf('test-files.mjs').match(/(?<=')e2e\/[\w.-]+\.ts(?=')/g) ?? [];
  const first = textOf('longest-first.mjs').match(/(?<=^ {2}')[^']+(?=',$)/gm) ?? [];
  expect([alone.length > 5, first.length > 10]).toEqual([true, true]);
  expect(alone.filter((file) => !suites.includes(file))).toEqual([]);
  expect(first.filter((part) => !suites.some((file) => file.includes(part)))).toEqual([]);
});

test('runs suites that measure single requests or events beside no other', () => {
  const parts = partsOf('/', ['e2e/embedded-lists.load.e2e.ts', 'e2e/embedded-kill.faults.e2e.ts']);
  expect(parts.embedded).toEqual(['e2e/embedded-kill.faults.e2e.ts']);
  expect(parts.embeddedAlone).toEqual(['e2e/embedded-lists.load.e2e.ts']);
  const tail = 'e2e/cluster-redis-tail.faults.e2e.ts';
  expect(partsOf('/', [tail, 'e2e/cluster-kills.faults.e2e.ts'])).toMatchObject({
    cluster: ['e2e/cluster-kills.faults.e2e.ts'],
    clusterAlone: [tail],
  });
});
