import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../scripts/free-port.mjs';
import { operate } from './api.ts';
import { atEnd } from './at-end.ts';
import { operatorToken } from './operator-token.ts';
import { launch, run, startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';

const cli = 'dist/programs/cli.js';
// The maximum time for a start on a busy machine.
const startWithinMs = 60_000;
const root = join(__dirname, '..');

/** Closes the test's ends of the program's output pipes, so that its writes fail with EPIPE from now on. */
function closeOutput(child: ReturnType<typeof launch>['child']): void {
  child.stdout?.destroy();
  child.stderr?.destroy();
}

const isServing = async (url: string): Promise<boolean> => (await fetch(`${url}/health/ready`)).ok;

test('the program continues when the reader of its output ends, and stops in order later', async () => {
  const port = await freePort();
  // At trace level every request writes lines.
  const settings = {
    DATA_DIR: temporaryDirectory(),
    PORT: String(port),
    OPERATOR_TOKEN: operatorToken,
    LOG_LEVEL: 'trace',
  };
  const { child } = launch('dist/programs/dakpion.js', [], settings);
  atEnd(() => child.kill('SIGKILL'));
  const exited = once(child, 'exit');
  // Closed before the greeting, which is then the first write to fail.
  closeOutput(child);
  const url = `http://127.0.0.1:${port}`;
  await until(
    'the partner that the greeting shows',
    async () => {
      const { body } = await operate(url, 'GET', '/partners');
      return body.data.length === 1;
    },
    startWithinMs,
  );
  for (let requests = 0; requests < 20; requests += 1) {
    const answer = await fetch(`${url}/v1/business/orders`, { headers: { 'x-api-key': 'none' } });
    expect(answer.status).toBe(401);
  }
  // Like a terminal that is closed.
  child.kill('SIGHUP');
  expect(await exited).toEqual([0, null]);
});

test('a reader that stops reading does not stop the program', async () => {
  const port = await freePort();
  const settings = { DATA_DIR: temporaryDirectory(), PORT: String(port), LOG_LEVEL: 'trace' };
  const child = spawn(process.execPath, [join(root, 'dist/programs/dakpion.js')], {
    env: { PATH: process.env.PATH, ...settings },
    // The pipe is never read.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  atEnd(() => child.kill('SIGKILL'));
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await until('the program to serve', () => isServing(url), startWithinMs);
  for (let requests = 0; requests < 500; requests += 1) {
    await (await fetch(`${url}/v1/business/orders`, { headers: { 'x-api-key': 'x'.repeat(1_000) } })).text();
  }
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});

test('a command without a reader of its output ends without a message, with an error code', async () => {
  const { url } = await startProgram({ dataDir: temporaryDirectory() });
  const command = ['partners', 'list', '--json', '--url', url];
  expect((await run(cli, command, { OPERATOR_TOKEN: operatorToken })).exitCode).toBe(0);
  const { child } = launch(cli, command, { OPERATOR_TOKEN: operatorToken });
  let errors = '';
  child.stdout?.destroy();
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const [exitCode] = await once(child, 'close');
  expect({ exitCode, errors }).toEqual({ exitCode: 141, errors: '' });
});
