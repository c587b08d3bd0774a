import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Body, makePartner } from './api.ts';
import { clusterRecord } from './cluster.ts';
import { orderRequest } from './order-request.ts';
import { outputOf } from './output-of.ts';
import { startProgram, temporaryDirectory } from './program.ts';
import { commandsOf } from './readme-commands.ts';
import { wholeCourse } from './rider-events.ts';
import { until } from './until.ts';

const examples = join(__dirname, '../examples');
const installWithinMs = 300_000;
const appliedWithinMs = 120_000;

/**
 * Runs the commands of an example's README in a copy of its folder. Resolves with the output. Fails if a command fails.
 */
async function follow(example: string, orderId: string): Promise<string> {
  const directory = join(temporaryDirectory(), example);
  const made = new Set(['node_modules', 'dist', '.venv']);
  cpSync(join(examples, example), directory, { recursive: true, filter: (path) => !made.has(basename(path)) });
  const { kafka_brokers } = clusterRecord();
  const commands = commandsOf(readFileSync(join(directory, 'README.md'), 'utf8'));
  for (const placeholder of ['127.0.0.1:9092', 'ord_…']) expect(commands).toContain(placeholder);
  const script = commands.replaceAll('127.0.0.1:9092', kafka_brokers).replaceAll('ord_…', orderId);

  // Uses the settings of the user's package managers, as for a new user.
  const child = spawn('sh', ['-e', '-c', script], { cwd: directory, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = outputOf(child);
  const timer = setTimeout(() => child.kill('SIGKILL'), installWithinMs);
  const [exitCode] = await once(child, 'close');
  clearTimeout(timer);
  if (exitCode !== 0) throw new Error(`${example} ended with ${exitCode}:\n${script}\n${output()}`);
  return output();
}

async function takesAnOrderAllItsWay(example: string): Promise<void> {
  const program = await startProgram({ dataDir: temporaryDirectory() });
  const { production } = await makePartner(program.url, example);
  const { body: order } = await production.create(orderRequest());
  const output = await follow(example, order.order_id);
  for (const type of wholeCourse) expect(output).toMatch(new RegExp(`^${type} [0-9a-f-]{36}$`, 'm'));

  const isThere = async () => (await production.status(order.order_id)).body.parcel_status === 'COMPLETED';
  await until('the order to be COMPLETED', isThere, appliedWithinMs);
  const { body: details } = await production.details(order.order_id);
  const statuses = ['PENDING', 'ASSIGNED', 'ACCEPTED', 'STARTED', 'PICKED', 'COMPLETED'];
  expect(details.history.map(({ parcel_status }: Body) => parcel_status)).toEqual(statuses);
  expect(details.driver_info).toMatchObject({ rider_id: 4711, name: 'Karim Uddin' });
}

test(
  'the publisher in TypeScript takes an order through all steps when used as described in its README',
  () => takesAnOrderAllItsWay('dispatch-publisher-ts'),
  600_000,
);

const python = spawnSync('python3', ['-m', 'venv', '--help']).status === 0;
const title = 'the publisher in Python takes an order through all steps when used as its README says';
if (python || process.env.CI === 'true') {
  // If Python is missing, the command fails with the message of the shell.
  test(title, () => takesAnOrderAllItsWay('dispatch-publisher-python'), 600_000);
} else {
  test.skip(`${title} (not run: there is no python3 with venv)`, () => {});
}
