import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { withTemporaryDirectory } from '@dakpion/fixtures';
import { startDockerEngines } from './docker-engines.ts';

const composeFile = join(__dirname, '../../../../docker-compose.yml');

test('the engines start in Docker without the secrets of the services, which Compose requires', () =>
  withTemporaryDirectory(async (directory) => {
    const seen = join(directory, 'environment');
    writeFileSync(join(directory, 'docker'), `#!/bin/sh\nenv > '${seen}'\n`);
    chmodSync(join(directory, 'docker'), 0o755);
    const before = { ...process.env };
    // As in a file of settings that leaves the secret open.
    Object.assign(process.env, { PATH: `${directory}${delimiter}${before.PATH}`, OPERATOR_TOKEN: '' });
    try {
      await startDockerEngines();
    } finally {
      process.env = before;
    }
    const given = new Map(
      [...readFileSync(seen, 'utf8').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    );
    const required = [...readFileSync(composeFile, 'utf8').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
    expect(required.length).toBeGreaterThan(3);
    expect(required.filter((name) => !given.get(name))).toEqual([]);
  }));
