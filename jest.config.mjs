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

export default {
  // Bounds a test that hangs; what a test asserts about time it measures itself.
  testTimeout: 120_000,
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/{apps,libs,tools,scripts,e2e}/**/*.spec.ts'] },
    {
      ...shared,
      displayName: 'e2e',
      testMatch: ['<rootDir>/e2e/**/*.e2e.ts'],
      // About single processes and engines, which the embedded program has not.
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/e2e/cluster-'],
    },
    {
      ...shared,
      displayName: 'e2e-cluster',
      testMatch: ['<rootDir>/e2e/**/*.e2e.ts'],
      // About one program on one data directory, or about what the profile makes no difference to.
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/e2e/embedded-'],
      globals: { profile: 'cluster' },
      globalSetup: '<rootDir>/e2e/cluster.setup.ts',
      globalTeardown: '<rootDir>/e2e/cluster.teardown.ts',
      setupFilesAfterEnv: ['<rootDir>/e2e/cluster.worker.ts'],
    },
  ],
  testSequencer: '<rootDir>/scripts/longest-first.mjs',
  reporters: ['default', '<rootDir>/scripts/closing-line.mjs'],
};
