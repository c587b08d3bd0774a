import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeOptions } from '../node-options.mjs';
import { describeWith, root, run } from './tools.ts';

const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
const entrypoint = join(root, 'scripts', 'entrypoint.sh');

/** The command that the entry point would run. For this, its `exec node` prints the command instead. */
function commandOf(...args: readonly string[]): { command: string; status: number | null } {
  const { stdout, status } = runEntryPoint('echo node', args);
  return { command: stdout.trim().replace(`${root}scripts/../`, ''), status };
}

/** The profile with which the service would be started. */
function profileOf(part: string, environment: Readonly<Record<string, string>> = {}): string {
  return runEntryPoint('printenv PROFILE; exit #', [part], environment).stdout.trim();
}

function runEntryPoint(instead: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const script = readFileSync(entrypoint, 'utf8').replace('exec node', () => instead);
  const { PROFILE: _own, ...inherited } = process.env;
  const env = { ...inherited, ...environment };
  return spawnSync('sh', ['-c', script, entrypoint, ...args], { encoding: 'utf8', env });
}

const dockerignore = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');

/** Whether .dockerignore excludes a file from the build: the last line that matches the file or one of its folders decides. */
function isIgnored(path: string): boolean {
  const lines = dockerignore.filter((line) => line !== '' && !line.startsWith('#'));
  return lines.findLast((line) => expressionOf(line.replace(/^!/, '')).test(path))?.startsWith('!') === false;
}

function expressionOf(pattern: string): RegExp {
  const wildcards: Readonly<Record<string, string>> = { '**/': '(.*/)?', '*': '[^/]*', '.': '\\.' };
  return new RegExp(`^${pattern.replace(/\*\*\/|[*.]/g, (found) => wildcards[found] ?? found)}(/|$)`);
}

/** Whether a module in the sources of a folder uses its own location. */
function findFilesBesideThemselves(folder: string): boolean {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)src\/(?!.*(\.spec|\.fixture)\.ts$).*\.ts$/.test(file) && !file.includes('node_modules/'))
    .some((file) => readFileSync(join(root, folder, file), 'utf8').includes('import.meta.url'));
}

const manifestOf = (path: string) =>
  JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as {
    readonly files?: readonly string[];
    readonly nx?: { readonly targets?: { readonly build?: { readonly inputs?: readonly string[] } } };
  };

describeWith(['hadolint'], 'hadolint', () => {
  test('finds no fault in the Dockerfile', () => {
    expect(run('hadolint', 'Dockerfile').fault).toBeNull();
  });
});

describe('The Dockerfile', () => {
  test('is built on one pinned release of Node 24', () => {
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base ?? '');
    expect(new Set(bases)).toEqual(new Set(['$NODE_IMAGE', 'base']));
    expect(dockerfile).toMatch(/^ARG NODE_IMAGE=node:24\.\d+\.\d+-bookworm-slim$/m);
  });

  test('runs as a user other than root, named by number', () => {
    expect([...dockerfile.matchAll(/^USER (.*)$/gm)].map(([, user]) => user)).toEqual(['1000:1000']);
  });

  test('puts no development packages into the last stage', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last).toContain('npm ci --omit=dev');
    expect(last.match(/npm (ci|install)/g)).toHaveLength(1);
  });

  test('puts a bill of materials in CycloneDX into the last stage, with every package that npm has installed there', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last).toContain('npm ci --omit=dev && node scripts/sbom.mjs > sbom.cdx.json');
    const { stdout, status } = spawnSync(process.execPath, ['scripts/sbom.mjs'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 24,
    });
    expect(status).toBe(0);
    const { bomFormat, components } = JSON.parse(stdout) as {
      bomFormat: string;
      components: { name: string; purl: string; hashes?: unknown }[];
    };
    const names = components.map(({ name }) => name);
    expect(bomFormat).toBe('CycloneDX');
    expect(names).toEqual(expect.arrayContaining(['@nestjs/core', 'fastify', 'ioredis', 'kafkajs', 'lmdb', 'undici']));
    for (const { purl } of components) expect(purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/);
  });

  test('has an init as process 1, so that a signal right after the start ends it', () => {
    expect(dockerfile).toContain('ENTRYPOINT ["/usr/bin/tini", "--", "/dakpion/scripts/entrypoint.sh"]');
    expect(dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))).toMatch(/apt-get install .*\btini\b/);
  });

  test('does not copy secrets, data or history', () => {
    expect(dockerignore).toEqual(
      expect.arrayContaining(['.env', '.env.*', '.data', '.git', '**/node_modules', '**/dist']),
    );
    for (const path of ['.env', '.env.local', '.git/HEAD', 'libs/client/dist/index.js']) {
      expect([path, isIgnored(path)]).toEqual([path, true]);
    }
  });

  test('copies the files that the documentation needs from other folders, and the files of the packed client', () => {
    const inputs = manifestOf('apps/documentation').nx?.targets?.build?.inputs ?? [];
    const outside = inputs.filter((input) => input.startsWith('{workspaceRoot}/')).map((input) => input.slice(16));
    const packed = (manifestOf('libs/client').files ?? []).filter((file) =>
      existsSync(join(root, 'libs/client', file)),
    );
    const sources = packed.filter((file) => file !== 'dist').map((file) => `libs/client/${file}`);
    expect(outside).toContain('docs/openapi/partner.json');
    expect(sources).toContain('libs/client/README.md');
    for (const path of [...outside, ...sources]) expect([path, isIgnored(path)]).toEqual([path, false]);
  });

  test('has in its last stage the folders in which bundled programs find files beside their modules', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    const copied = [...last.matchAll(/^COPY --from=build \/dakpion\/(\S+) /gm)].map(([, folder]) => folder);
    const looking = ['apps', 'libs', 'tools/simulate'].filter((folder) => findFilesBesideThemselves(folder));
    expect(looking).toContain('apps');
    expect(copied).toEqual(['dist/programs', ...looking]);
  });

  test.each(['apps', 'libs'])('leaves the sources and the test programs of %s out of the last stage', (group) => {
    const folders = ['src', 'fixtures'].filter((folder) =>
      readdirSync(join(root, group)).some((name) => existsSync(join(root, group, name, folder))),
    );
    const removed = /npm run build && rm -rf (.*)$/m.exec(dockerfile)?.[1]?.split(' ');
    expect(removed).toEqual(expect.arrayContaining(folders.map((folder) => `${group}/*/${folder}`)));
  });

  test('has the OpenAPI documents that the gateway serves in its last stage', () => {
    expect(dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))).toContain('COPY docs/openapi/*.json ./docs/openapi/');
    for (const api of ['partner', 'dispatch', 'operator', 'dashboard']) {
      expect([api, isIgnored(`docs/openapi/${api}.json`)]).toEqual([api, false]);
    }
  });
});

describe('The entry point', () => {
  test.each(['gateway', 'order', 'pricing', 'dispatch', 'webhook', 'cli'])('starts %s by its name', (name) => {
    expect(commandOf(name, '--json').command).toBe(`node --enable-source-maps dist/programs/${name}.js --json`);
    expect(existsSync(join(root, 'apps', name, 'src', 'main.ts'))).toBe(true);
  });

  test('starts the embedded program without arguments, as `npm start` does', () => {
    const command = `node ${nodeOptions.join(' ')} dist/programs/dakpion.js`;
    expect(commandOf().command).toBe(command);
    expect(commandOf('dakpion').command).toBe(command);
  });

  test('passes the words after dakpion to the command line', () => {
    expect(commandOf('dakpion', 'topics', 'apply').command).toBe(
      'node --enable-source-maps dist/programs/cli.js topics apply',
    );
  });

  test.each(['gateway', 'order', 'pricing', 'dispatch', 'webhook'])('starts %s in the cluster profile', (name) => {
    expect(profileOf(name)).toBe('cluster');
    expect(profileOf(name, { PROFILE: 'embedded' })).toBe('embedded');
  });

  test('does not change the profile of the embedded program', () => {
    expect(profileOf('dakpion')).toBe('');
    expect(profileOf('cli')).toBe('');
  });

  test('refuses an unknown service', () => {
    expect(commandOf('billing').status).toBe(64);
  });
});
