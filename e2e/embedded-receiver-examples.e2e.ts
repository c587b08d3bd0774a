import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { makePartner } from './api.ts';
import { orderRequest } from './order-request.ts';
import { startProgram, temporaryDirectory } from './program.ts';
import { RunningExample } from './running-example.ts';
import { canMount, SmallDisk } from './small-disk.ts';
import { until } from './until.ts';

const course = ['ORDER_CREATED', 'ASSIGNED', 'ACCEPTED', 'STARTED', 'PICKED', 'COMPLETED'];
const courseWithinMs = 60_000;
/** Signs like Dakpion, with the second secret that the example knows. */
const formerSecret = `whsec_${Buffer.alloc(32, 2).toString('base64')}`;
const previous = new Webhook(formerSecret);
/** Signs with the secret of an attacker. */
const forger = new Webhook(`whsec_${Buffer.alloc(32, 1).toString('base64')}`);

function webhook(event_id: string, sequence: number) {
  return { event_id, order_id: 'ord_1', sequence, event: 'ASSIGNED', parcel_status: 'ASSIGNED', name: 'রহিমা 📦' };
}

async function receives(example: string): Promise<void> {
  const program = await startProgram({ dataDir: temporaryDirectory() });
  const { sandbox, webhook: secrets } = await makePartner(program.url, example);
  const running = await RunningExample.start(example, [secrets.sandbox.signing_secret, formerSecret]);

  // Dakpion sends the webhooks of a whole course, each twice.
  const order = orderRequest({ callback_url: running.url, sandbox_scenario: 'duplicate_webhooks' });
  const { order_id } = (await sandbox.create(order)).body;
  const told = () => running.lines.filter((line) => line.includes(` ${order_id} `));
  const duplicates = () => running.lines.filter((line) => line.startsWith('duplicate evt_'));
  await until('the whole course, twice', () => duplicates().length === course.length, courseWithinMs);
  const status = (event: string) => (event === 'ORDER_CREATED' ? 'PENDING' : event);
  expect(told()).toEqual(course.map((event, i) => `${event} ${order_id} #${i + 1} is ${status(event)}`));
  const test = await sandbox.post('/v1/business/webhooks/test', { event: 'PICKED', callback_url: running.url });
  expect(test.body).toMatchObject({ delivered: true, response_status: 200 });
  await until('the test to be printed', () => running.lines.includes('test PICKED'));

  await refuses(running);
  await remembers(running);
}

async function refuses(running: RunningExample): Promise<void> {
  const one = webhook('evt_refused', 1);
  const tooFar = [401, 'refused: timestamp too old or too new'];
  expect(await running.post(forger, one)).toEqual([401, 'refused: wrong signature']);
  expect(await running.post(previous, one, { sent: JSON.stringify({ ...one, sequence: 2 }) })).toEqual([
    401,
    'refused: wrong signature',
  ]);
  expect(await running.post(previous, one, { at: Date.now() - 301_000 })).toEqual(tooFar);
  expect(await running.post(previous, one, { at: Date.now() + 310_000 })).toEqual(tooFar);
  expect(await running.answer(JSON.stringify(one))).toEqual([401, 'refused: a header is missing']);
}

async function remembers(running: RunningExample): Promise<void> {
  // The refused webhooks were not stored, and one valid signature of two is enough.
  const second = [200, 'ASSIGNED ord_1 #2 is ASSIGNED'];
  expect(await running.post(previous, webhook('evt_2', 2), { more: ' v1,AAAA v2,BBBB' })).toEqual(second);
  expect(await running.post(previous, webhook('evt_2', 2))).toEqual([200, 'duplicate evt_2']);
  expect(await running.post(previous, webhook('evt_1', 1))).toEqual([200, 'late ASSIGNED ord_1 #1']);

  await running.kill();
  // Simulates that the example was killed during a write.
  appendFileSync(join(running.directory, 'received.jsonl'), '{"event_id":"evt_3","ord');
  await running.run();
  expect(await running.post(previous, webhook('evt_1', 1))).toEqual([200, 'duplicate evt_1']);
  expect(await running.post(previous, webhook('evt_3', 3))).toEqual([200, 'ASSIGNED ord_1 #3 is ASSIGNED']);
  await running.kill();
  await running.run();
  expect(await running.post(previous, webhook('evt_3', 3))).toEqual([200, 'duplicate evt_3']);
}

/** Fills the disk of the journal while webhooks come, and makes room again. */
async function survivesAFullDisk(example: string): Promise<void> {
  const directory = temporaryDirectory();
  const disk = new SmallDisk(directory, 1);
  const running = await RunningExample.start(example, [formerSecret], directory);
  let sequence = 0;
  const post = () => {
    sequence += 1;
    // Of such a line, the last free bytes of a full disk take a part.
    const long = { ...webhook(`evt_full_${sequence}`, sequence), name: 'x'.repeat(1_500) };
    return running.post(previous, long);
  };
  const answered = new Map<number, number>();
  const collect = async () => {
    const [status] = await post();
    answered.set(sequence, status);
    return status;
  };
  expect(await collect()).toBe(200);
  disk.fillUpTo(0);
  for (let tries = 0; tries < 10 && (await collect()) === 200; tries += 1);
  expect(answered.get(sequence)).toBe(500);
  disk.makeRoom();
  expect(await collect()).toBe(200);
  await running.kill();
  await running.run();
  for (const [number, status] of answered) {
    const id = `evt_full_${number}`;
    if (status === 200) expect(await running.post(previous, webhook(id, number))).toEqual([200, `duplicate ${id}`]);
  }
}

test(
  'the receiver in Node handles webhooks when used as described in its README',
  () => receives('webhook-receiver-node'),
  180_000,
);

const python = spawnSync('python3', ['--version']).status === 0;
const title = 'the receiver in Python handles webhooks when used as its README says';
if (python || process.env.CI === 'true') {
  // If Python is missing, the command fails with the message of the shell.
  test(title, () => receives('webhook-receiver-python'), 180_000);
} else {
  test.skip(`${title} (not run: there is no python3)`, () => {});
}

const onSmallDisk = 'keeps every webhook that it has answered with 200 when its disk is full';
if (canMount()) {
  test(`the receiver in Node ${onSmallDisk}`, () => survivesAFullDisk('webhook-receiver-node'));
  if (python) test(`the receiver in Python ${onSmallDisk}`, () => survivesAFullDisk('webhook-receiver-python'));
} else test.skip(`a receiver ${onSmallDisk} (not run: no file system can be mounted here)`, () => {});
