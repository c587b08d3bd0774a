// `npm run client:python [-- folder]`: generates the Python client from docs/openapi/partner.json with
// openapi-python-client (`npm run manifest-tools:install`), by default in dist/python-client. The client is not in the
// repository: each release generates it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const generator = join(root, '.engines/manifests/python/bin/openapi-python-client');
const output = resolve(process.argv[2] ?? join(root, 'dist/python-client'));

/** The document without the streams: the generator would make functions that never return. */
function withoutStreams(document) {
  const paths = Object.entries(document.paths).map(([path, methods]) => [
    path,
    Object.fromEntries(Object.entries(methods).filter(([, operation]) => !isStream(operation))),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}

function isStream({ responses }) {
  return Object.values(responses).some(({ content = {} }) => 'text/event-stream' in content);
}

const folder = mkdtempSync(join(tmpdir(), 'dakpion-python-'));
try {
  const document = join(folder, 'partner.json');
  const config = join(folder, 'config.json');
  const settings = {
    project_name_override: 'dakpion',
    package_name_override: 'dakpion',
    literal_enums: true,
    post_hooks: [],
  };
  writeFileSync(
    document,
    JSON.stringify(withoutStreams(JSON.parse(readFileSync(join(root, 'docs/openapi/partner.json'), 'utf8')))),
  );
  writeFileSync(config, JSON.stringify(settings));
  const options = ['--path', document, '--config', config, '--output-path', output, '--overwrite', '--fail-on-warning'];
  const { status, error } = spawnSync(generator, ['generate', ...options], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (error) process.stderr.write(`${error.message}\nnpm run manifest-tools:install installs the generator.\n`);
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
