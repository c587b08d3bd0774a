import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, '.engines', 'manifests');

/** The tools that install-tools.mjs installs. */
export const tools = {
  kustomize: join(folder, 'kustomize'),
  promtool: join(folder, 'promtool'),
  kubernetesValidate: join(folder, 'python', 'bin', 'kubernetes-validate'),
  checkJsonSchema: join(folder, 'python', 'bin', 'check-jsonschema'),
  hadolint: join(folder, 'python', 'bin', 'hadolint'),
  fsck: join(folder, 'fsck'),
  actionlint: join(folder, 'actionlint'),
  schemathesis: join(folder, 'python', 'bin', 'schemathesis'),
  openapiPythonClient: join(folder, 'python', 'bin', 'openapi-python-client'),
  bun: join(folder, 'runtimes', 'node_modules', '.bin', 'bun'),
  workerd: join(folder, 'runtimes', 'node_modules', '.bin', 'workerd'),
} as const;

type Tool = keyof typeof tools;

/** Runs a tool in the root of the repository. `fault`: its complete output, or null if it found no fault. */
export function run(tool: Tool, ...args: readonly string[]): { output: string; fault: string | null } {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024, timeout: 60_000 } as const;
  const { status, stdout, stderr, error } = spawnSync(tools[tool], args, options);
  const fault = status === 0 ? null : `${tool} ${args.join(' ')}: ${error?.message ?? ''}\n${stdout}${stderr}`;
  return { output: stdout, fault };
}

/** Tests that need tools. Without the tools they are skipped by name. In continuous integration they fail instead. */
export function describeWith(needed: readonly Tool[], name: string, tests: () => void): void {
  const missing = needed.filter((tool) => !existsSync(tools[tool]));
  if (missing.length === 0) {
    describe(name, tests);
    return;
  }
  const reason = `${name}: not run without ${missing.join(', ')} (npm run manifest-tools:install)`;
  if (process.env.CI === 'true') {
    test(reason, () => {
      throw new Error(reason);
    });
  } else describe.skip(reason, tests);
}
