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
  testTimeout: 60_000,
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/{apps,libs,scripts}/**/*.spec.ts'] },
    { ...shared, displayName: 'e2e', testMatch: ['<rootDir>/e2e/**/*.e2e.ts'] },
  ],
  reporters: ['default', '<rootDir>/scripts/closing-line.mjs'],
};
