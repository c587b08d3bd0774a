import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

// This file has single tests and tables of tests, which begin with a running cluster.
const suite = 'e2e/audit-export.faults.e2e.ts';

test('without engines, all tests of a cluster are skipped by name', () => {
  const root = join(__dirname, '..');
  const jest = ['node_modules/jest/bin/jest.js', '--selectProjects=e2e-cluster', '--runTestsByPath', suite];
  // Without TEST_COUNTS, in which the run around this spec counts its own tests.
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, E2E_CLUSTER_MISSING: 'true' };
  const { stdout, status } = spawnSync(process.execPath, jest, { cwd: root, env, encoding: 'utf8', timeout: 100_000 });
  const skipped = stdout.match(/^Skipped: .* \(not run without Kafka and Redis: npm run engines:install\)$/gm) ?? [];
  expect(status).toBe(0);
  expect(skipped.length).toBeGreaterThan(10);
});
