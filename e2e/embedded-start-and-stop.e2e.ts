import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { FollowedStream } from '@dakpion/fixtures';
import { freePort } from '../scripts/free-port.mjs';
import { type Body, call, makePartner, PartnerApi } from './api.ts';
import { atEnd } from './at-end.ts';
import { operatorToken } from './operator-token.ts';
import { orderRequest } from './order-request.ts';
import { launch, run, startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';

const program = 'dist/programs/dakpion.js';

test('the first start prints commands that work when pasted, and Ctrl-C ends it in order', async () => {
  const dataDir = temporaryDirectory();
  const started = await startProgram({ dataDir });
  await until('the greeting', () => started.output().includes('/order/create'));
  const key = /sandbox_key_test_\w+/.exec(started.output())?.[0] ?? '';
  const lines = [...started.output().matchAll(/^\s*(curl .*(?:\\\n.*)*)$/gm)].map(([, line]) => line ?? '');
  expect(lines.length).toBeGreaterThanOrEqual(2);
  const answers: string[] = [];
  for (const line of lines) answers.push((await promisify(execFile)('bash', ['-c', line])).stdout);
  const order = answers.map((text) => JSON.parse(text)).find((answer) => 'order_id' in answer);
  const api = new PartnerApi(started.url, key);
  await until(
    'the robot courier to deliver',
    async () => (await api.status(order.order_id)).body.parcel_status === 'COMPLETED',
  );
  await until('the inbox to hold six webhooks', async () => {
    const inbox = await fetch(`${started.url}/inbox/demo`, { headers: { accept: 'application/json' } });
    const { data } = (await inbox.json()) as { data: { body: { order_id: string } }[] };
    return data.filter(({ body }) => body.order_id === order.order_id).length === 6;
  });

  const stream = await FollowedStream.open(`${started.url}/v1/business/order/${order.order_id}/stream`, {
    'x-api-key': key,
  });
  await until('the order’s events', () => stream.of('order_event').length === 6);
  // A stop that takes longer than 10 s ends with 1.
  const { exitCode } = await started.stop();
  await until('the stream to be over', () => stream.isOver);
  if (exitCode !== 0) throw new Error(`it ended with ${exitCode}:\n${started.output()}`);

  const { secrets_key: previous } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
  const again = await startProgram({ dataDir, env: { SECRETS_KEY: `${'f0'.repeat(32)},${previous}` } });
  await until('the greeting', () => again.output().includes(key));
  const after = new PartnerApi(again.url, key);
  expect((await after.status(order.order_id)).status).toBe(200);
  const { body: cancelled } = await after.create(orderRequest({ sandbox_scenario: 'no_rider' }));
  await after.cancel(cancelled.order_id);
  await until('the events since', async () => {
    const { body } = await after.get(`/v1/business/events?after=${stream.lastId}`);
    const found = body.data.map((event: Body) => [event.order_id, event.event]);
    return JSON.stringify(found) === JSON.stringify(['ORDER_CREATED', 'CANCELLED'].map((e) => [cancelled.order_id, e]));
  });

  const reencryption = ['partners', 'reencrypt-secrets', '--url', again.url, '--json'];
  const { output } = await run('dist/programs/cli.js', reencryption, { OPERATOR_TOKEN: operatorToken });
  expect(JSON.parse(output)).toEqual({ partners: 1, reencrypted: 4, not_decrypted: 0 });
  await again.stop();
  // The previous key, which is still in secrets.json, is not valid any more.
  const refused = await run(program, [], { DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'fatal' });
  expect(refused.exitCode).toBe(1);
  expect(refused.output).toMatch(
    /A sealed secret cannot be opened: the key \w{8} is not in SECRETS_KEY\. It is a webhook secret of prt_\w+ \(sandbox\)\. Set SECRETS_KEY to the keys/,
  );
});

test.each([0, 200, 400, 600])(
  'after a stop %i ms after the beginning of the start, nothing uses closed stores',
  async (delayMs) => {
    const [port, healthPort] = [await freePort(), await freePort()];
    const settings = { DATA_DIR: temporaryDirectory(), PORT: String(port), HEALTH_PORT: String(healthPort) };
    const { child, output } = launch(program, [], settings);
    atEnd(() => child.kill('SIGKILL'));
    const closed = once(child, 'close');
    // Waits for the first part of the start.
    await until('the health port', async () => (await fetch(`http://127.0.0.1:${healthPort}/health/live`)).ok);
    await setTimeout(delayMs);
    child.kill('SIGTERM');
    expect(await closed).toEqual([0, null]);
    const lines = output().split('\n');
    expect(lines.filter((line) => /"level":[456]0|transaction|closed/.test(line))).toEqual([]);
  },
);

test('after its derived state was deleted, the program lists no orders until it has all of them again', async () => {
  const dataDir = temporaryDirectory();
  const first = await startProgram({ dataDir });
  const { sandbox } = await makePartner(first.url);
  const orders = Array.from({ length: 100 }, () => orderRequest({ sandbox_scenario: 'no_rider', callback_url: null }));
  for (let part = 0; part < 5; part += 1) {
    const headers = { 'x-api-key': sandbox.key, 'x-idempotency-key': `part-${part}` };
    const { status } = await call('POST', `${first.url}/v1/business/orders/bulk`, headers, { orders });
    expect(status).toBe(200);
  }
  expect((await first.stop()).exitCode).toBe(0);
  rmSync(join(dataDir, 'state'), { recursive: true });
  const { url } = await startProgram({ dataDir });
  const again = new PartnerApi(url, sandbox.key);
  const answers: unknown[] = [];
  await until('the list to be served', async () => {
    const { status, body } = await again.get('/v1/business/orders?limit=1');
    answers.push(status === 200 ? body.pagination.total : body.code);
    return status === 200;
  });
  expect([...new Set(answers)].filter((answer) => answer !== 'temporarily_unavailable')).toEqual([500]);
});

test('the operator token is printed only at the first start that uses it', async () => {
  const dataDir = temporaryDirectory();
  const outputs: string[] = [];
  // With OPERATOR_TOKEN, that token is valid instead. An empty value counts as unset.
  for (const OPERATOR_TOKEN of [operatorToken, '', '']) {
    const started = await startProgram({ dataDir, env: { OPERATOR_TOKEN } });
    await until('the greeting', () => started.output().includes('Ctrl-C stops.'));
    const printed = /opr_[\w-]+/.exec(started.output())?.[0];
    if (printed !== undefined) {
      const answer = await fetch(`${started.url}/v1/operator/partners`, {
        headers: { authorization: `Bearer ${printed}` },
      });
      expect(answer.status).toBe(200);
    }
    outputs.push(started.output());
    await started.stop();
  }
  const { operator_token } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
  expect(outputs.map((output) => output.split(operator_token).length - 1)).toEqual([0, 1, 0]);
  expect(outputs[0]).toContain('Operator token  the value of OPERATOR_TOKEN\n');
  expect(outputs[2]).toContain(`Operator token  ${dataDir}/secrets.json\n`);
});

test('a port in use, a directory that cannot be written and bad settings each end with one clear message', async () => {
  const occupant = createServer().listen(0, '127.0.0.1');
  await once(occupant, 'listening');
  const { port } = occupant.address() as AddressInfo;
  const taken = await run(program, [], { DATA_DIR: temporaryDirectory(), PORT: String(port), LOG_LEVEL: 'fatal' });
  occupant.close();
  expect(taken.exitCode).toBe(1);
  expect(taken.output).toBe(`Port ${port} at 127.0.0.1 is in use. Stop what listens there or set PORT to another.\n`);

  const unwritable = await run(program, [], { DATA_DIR: '/dev/null/data' });
  expect(unwritable.exitCode).toBe(1);
  expect(unwritable.output).toMatch(/^The data directory \/dev\/null\/data cannot be written \(ENOTDIR\)\..*\n$/);

  const bad = await run(program, [], { PORT: 'http', LOG_LEVEL: 'loud' });
  expect(bad.exitCode).toBe(1);
  expect(bad.output).toMatch(
    /^Dakpion cannot start with these settings:\n {2}PORT="http": .*\n {2}LOG_LEVEL="loud": .*\n$/,
  );
});

test('data with lost secrets or a damaged event store is refused with one clear message, and is not changed', async () => {
  const dataDir = temporaryDirectory();
  const first = await startProgram({ dataDir });
  await first.stop();
  const secrets = join(dataDir, 'secrets.json');
  const kept = readFileSync(secrets);
  rmSync(secrets);
  const env = { DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'fatal' };
  const lost = await run(program, [], env);
  expect(lost).toEqual({ exitCode: 1, output: expect.stringMatching(/^\S+secrets\.json is missing, although .*\n$/) });
  expect(existsSync(secrets)).toBe(false);
  writeFileSync(secrets, kept);

  truncateSync(join(dataDir, 'events', 'data.mdb'));
  const damaged = await run(program, [], env);
  expect(damaged).toEqual({
    exitCode: 1,
    output: expect.stringMatching(/^The event store is damaged: .* is missing or empty\..*\n$/),
  });
  writeFileSync(join(dataDir, 'events', 'event-store.json'), '{');
  const marker = await run(program, [], env);
  expect(marker).toEqual({
    exitCode: 1,
    output: expect.stringMatching(/^The event store is damaged: .*event-store\.json is damaged\..*\n$/),
  });
});

test('a second program on the same data is refused, and the first one continues', async () => {
  const dataDir = temporaryDirectory();
  const first = await startProgram({ dataDir });
  const second = await run(program, [], { DATA_DIR: dataDir, PORT: String(await freePort()) });
  expect(second.exitCode).toBe(1);
  expect(second.output.trim().split('\n')).toHaveLength(1);
  expect(second.output).toContain(dataDir);
  expect((await fetch(`${first.url}/health/ready`)).status).toBe(200);
});
