import { fileURLToPath } from 'node:url';
import { esmPackages } from './scripts/esm-packages.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const esm = esmPackages(`${root}node_modules`).filter((name) => !name.startsWith('@dakpion/'));

const shared = {
  rootDir: root,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@dakpion/source', 'node', 'require', 'default'] },
  extensionsToTreatAsEsm: [],
  transform: {
    '^.+\\.[cm]?[jt]s$': [
      '@swc/jest',
      {
        module: { type: 'commonjs' },
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', decorators: true, dynamicImport: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esm.join('|')})/)`],
  modulePathIgnorePatterns: ['/dist/'],
};

/**
 * About one program on one data directory: what it prints, its exit codes, a second one beside it, its crashes. Or about
 * receivers of webhooks, to which it makes no difference who sends.
 */
const embeddedOnly = ['asyncapi.e2e.ts', 'kill.e2e.ts', 'receiver-examples.e2e.ts', 'start-and-stop.e2e.ts'];
/** About single processes and engines, which the embedded program has not. */
const clusterOnly = [
  'cluster-faults.e2e.ts',
  'cluster-redis-loss.e2e.ts',
  'cluster-start.e2e.ts',
  'cluster-webhook-outages.e2e.ts',
  'publisher-examples.e2e.ts',
  'rider-event-stream.e2e.ts',
  'rider-events-accounting.e2e.ts',
];
const endsWith = (files) => files.map((file) => `/e2e/${file.replaceAll('.', '\\.')}$`);

export default {
  // Bounds a test that hangs; what a test asserts about time it measures itself.
  testTimeout: 60_000,
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/{apps,libs,scripts}/**/*.spec.ts'] },
    {
      ...shared,
      displayName: 'e2e',
      testMatch: ['<rootDir>/e2e/**/*.e2e.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...endsWith(clusterOnly)],
    },
    {
      ...shared,
      displayName: 'e2e-cluster',
      testMatch: ['<rootDir>/e2e/**/*.e2e.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...endsWith(embeddedOnly)],
      globals: { profile: 'cluster' },
      globalSetup: '<rootDir>/e2e/cluster.setup.ts',
      globalTeardown: '<rootDir>/e2e/cluster.teardown.ts',
      setupFilesAfterEnv: ['<rootDir>/e2e/cluster.patience.ts'],
    },
  ],
  reporters: ['default', '<rootDir>/scripts/closing-line.mjs'],
};
