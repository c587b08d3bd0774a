import { execFile, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { freePort } from '../scripts/free-port.mjs';
import { describeWith, tools } from '../scripts/manifests/tools.ts';
import { makePartner } from './api.ts';
import { atEnd } from './at-end.ts';
import { orderRequest, quotationRequest } from './order-request.ts';
import { type Program, startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

const folder = join(__dirname, 'client-runtimes');
const steps = ['ORDER_CREATED', 'ASSIGNED', 'ACCEPTED', 'STARTED', 'PICKED', 'COMPLETED'];
const course = {
  isPriced: true,
  isCreatedOnce: true,
  seen: steps,
  read: steps,
  listed: 3,
  areListed: true,
  many: { isAsQuoted: true, first: ['created', 'refused'], again: ['replayed', 'refused'] },
  refused: 'order_not_found',
  aborted: 'AbortError',
  verified: 'PICKED',
  forged: 'wrong_signature',
};

let program: Program;
let receiver: WebhookReceiver;
beforeAll(async () => {
  program = await startProgram({ dataDir: temporaryDirectory() });
  receiver = await WebhookReceiver.start();
});

/** Each runtime has its own partner. */
async function settings(runtime: string): Promise<Record<string, string>> {
  const { sandbox, webhook } = await makePartner(program.url, runtime);
  return {
    URL: program.url,
    KEY: sandbox.key,
    SECRET: webhook.sandbox.signing_secret,
    CALLBACK_URL: receiver.url,
    ROUTE: JSON.stringify(quotationRequest()),
    ORDER: JSON.stringify(orderRequest()),
  };
}

async function runCommand(runtime: string, args: readonly string[], env: Record<string, string>): Promise<unknown> {
  const options = { env: { PATH: process.env.PATH, ...env }, timeout: 60_000 };
  return JSON.parse((await promisify(execFile)(runtime, [...args, join(folder, 'command.mjs')], options)).stdout);
}

test('every call of the client works in Node', async () => {
  expect(await runCommand(process.execPath, [], await settings('Node'))).toEqual(course);
});

describeWith(['bun'], 'Bun', () => {
  test('every call of the client works in Bun', async () => {
    expect(await runCommand(tools.bun, ['run'], await settings('Bun'))).toEqual(course);
  });
});

describeWith(['workerd'], 'Workers', () => {
  test('every call of the client works in Workers', async () => {
    const url = await startWorker(await settings('Workers'));
    const answer = await fetch(url, { signal: AbortSignal.timeout(60_000) });
    const text = await answer.text();
    expect({ status: answer.status, text }).toEqual({ status: 200, text: expect.any(String) });
    expect(JSON.parse(text)).toEqual(course);
  });
});

/** Starts a Worker, bundled without Node's interfaces. It runs until the test file ends. */
async function startWorker(env: Record<string, string>): Promise<string> {
  const directory = temporaryDirectory();
  const outfile = join(directory, 'worker.js');
  await build({
    entryPoints: [join(folder, 'worker.mjs')],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    outfile,
    tsconfigRaw: '{}',
  });
  const port = await freePort();
  writeFileSync(join(directory, 'worker.capnp'), workerSettings(port, env));
  const child = spawn(tools.workerd, ['serve', 'worker.capnp'], { cwd: directory, stdio: 'inherit' });
  atEnd(() => child.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  await until('the worker to listen', () =>
    fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return url;
}

/** Workers of this compatibility date have no Node interfaces. */
function workerSettings(port: number, env: Record<string, string>): string {
  const bindings = Object.entries(env).map(([name, value]) => `(name = "${name}", text = ${JSON.stringify(value)})`);
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .worker), (name = "internet", network = (allow = ["private"]))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "worker.js")],
  bindings = [${bindings.join(', ')}],
  compatibilityDate = "2024-09-01",
);
`;
}
