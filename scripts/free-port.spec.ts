import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.mjs';

const run = promisify(execFile);
const url = `file://${join(__dirname, 'free-port.mjs')}`;
/** The start position of this run, so that parallel runs of this spec do not collide. */
const start = 0.9 * Math.random();
/**
 * Prints three ports, and holds them until its input ends. All processes start at the same position, which is the worst
 * case.
 */
const taking = `
  Math.random = () => ${start};
  const { freePort } = await import(${JSON.stringify(url)});
  const ports = [await freePort(), await freePort(), await freePort()];
  process.stdout.write(JSON.stringify(ports) + '\\n');
  process.stdin.resume();
`;

async function takenBy(count: number): Promise<number[]> {
  const processes = Array.from({ length: count }, () => run(process.execPath, ['--input-type=module', '-e', taking]));
  // All processes have their ports before the first one releases any.
  await Promise.all(processes.map(({ child }) => once(child.stdout!, 'data')));
  for (const { child } of processes) child.stdin?.end();
  return (await Promise.all(processes)).flatMap(({ stdout }) => JSON.parse(stdout) as number[]);
}

test('gives different ports to processes at the same time, and frees those of ended processes', async () => {
  const ports = await takenBy(4);
  expect(new Set(ports).size).toBe(12);
  expect(Math.max(...ports)).toBeLessThan(32_768);
  const first = Math.min(...ports);
  expect(Math.min(...(await takenBy(1)))).toBe(first);
});

test('skips a port on which another program listens', async () => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.9 * Math.random());
  try {
    const port = await freePort();
    const server = createServer().listen(port + 1, '127.0.0.1');
    await once(server, 'listening');
    expect(await freePort()).toBeGreaterThan(port + 1);
    server.close();
  } finally {
    random.mockRestore();
  }
});
