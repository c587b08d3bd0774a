import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../scripts/free-port.mjs';
import { makePartner } from './api.ts';
import { atEnd } from './at-end.ts';
import { outputOf } from './output-of.ts';
import { type Program, startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';

// The steps of a new developer with a laptop and a sandbox key who follows only the guide /docs/laptop.

const mostMs = 180_000;
const ownKey = 'sandbox_key_test_…';
const ownSecret = 'whsec_…';

let program: Program;
beforeAll(async () => {
  // The pace of the simulated courier outside of tests.
  program = await startProgram({ dataDir: temporaryDirectory(), env: { ROBOT_STEP_MS: '3000' } });
});

/** The code blocks of a guide that the program serves, in one language. */
async function blocksOf(guide: string, language: string): Promise<string[]> {
  const text = await (await fetch(`${program.url}/docs/${guide}.md`)).text();
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(([, code = '']) => code);
}

/** Runs commands in their own shell. Their processes end with the test file. */
function terminal(commands: string, cwd: string) {
  // The installation of this repository has put the packages that the client needs into npm's cache.
  const env = { ...process.env, XDG_CONFIG_HOME: cwd, npm_config_prefer_offline: 'true' };
  const child = spawn('bash', ['-ec', commands], { cwd, env, detached: true });
  const closed = once(child, 'close') as Promise<[number | null]>;
  atEnd(() => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // It has ended.
    }
  });
  const output = outputOf(child);
  return { output, ended: async () => ({ status: (await closed)[0], output: output() }) };
}

test('in less than three minutes, a webhook is received, verified and answered on the laptop', async () => {
  const { key } = (await makePartner(program.url, 'New developer')).sandbox;
  const folder = temporaryDirectory();
  const port = String(await freePort());
  const began = performance.now();
  const [install = '', listen = '', receive = '', trigger = ''] = await blocksOf('laptop', 'console');
  const [receiver = ''] = await blocksOf('laptop', 'js');
  const own = (text: string, secret = ownSecret) =>
    text
      .replaceAll(ownKey, key)
      .replaceAll(ownSecret, secret)
      .replaceAll('localhost:4000', `localhost:${port}`)
      .replace('listen(4000', `listen(${port}`);

  expect(await terminal(own(install), folder).ended()).toMatchObject({ status: 0 });
  const listening = terminal(own(listen), folder);
  await until('listen to be connected', () => listening.output().includes('Connected.'), mostMs);
  const secret = /^Signing secret: (\S+)$/m.exec(listening.output())?.[1];
  writeFileSync(join(folder, 'receiver.mjs'), own(receiver));
  const receiving = terminal(own(receive, secret), folder);
  await until('the receiver to start', () => receiving.output().includes('Receives at'), mostMs);
  expect(await terminal(own(trigger), folder).ended()).toMatchObject({
    status: 0,
    output: expect.stringContaining('is COMPLETED'),
  });
  await until('the last webhook to be answered', () => /^COMPLETED +ord_\w+ +200 in/m.test(listening.output()));
  const tookMs = performance.now() - began;

  process.stdout.write(`First webhook received, verified and answered after ${(tookMs / 1_000).toFixed(1)} s\n`);
  const events = [...receiving.output().matchAll(/^Genuine: (\w+) ord_\w+$/gm)].map(([, event]) => event);
  expect(events).toEqual(['ORDER_CREATED', 'ASSIGNED', 'ACCEPTED', 'STARTED', 'PICKED', 'COMPLETED']);
  expect(receiving.output()).not.toContain('Refused');
  expect(tookMs).toBeLessThan(mostMs);

  const forged = await fetch(`http://localhost:${port}/hooks`, { method: 'POST', body: '{"event":"PICKED"}' });
  expect(forged.status).toBe(401);
  expect(JSON.parse(readFileSync(join(folder, 'dakpion/listen.json'), 'utf8')).signing_secret).toBe(secret);
}, 240_000);
