import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { transformSync } from '@swc/core';
import { describeWith, tools } from '../scripts/manifests/tools.ts';
import { type Body, makePartner } from './api.ts';
import { orderRequest } from './order-request.ts';
import { type Program, startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

const root = join(__dirname, '..');
const folder = join(root, 'apps/documentation/pages/docs');
// The Bangla guides have the examples of the English ones: embedded-documentation.e2e.ts compares them.
const guides = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.replace('.md', ''));

const phpPath = process.env.PHP_PATH ?? '/usr/bin/php';
const noPhp = 'in PHP (not run without php-cli: npm run engines:install)';
/** In continuous integration, tests without PHP fail instead of being skipped. */
const testWithPhp = existsSync(phpPath) || process.env.CI === 'true' ? test : test.skip;
const inPhp = existsSync(phpPath) || process.env.CI === 'true' ? 'in PHP' : noPhp;

let program: Program;
let receiver: WebhookReceiver;
beforeAll(async () => {
  program = await startProgram({ dataDir: temporaryDirectory(), env: { TRANSPARENCY_CHECKPOINT_SECONDS: '1' } });
  receiver = await WebhookReceiver.start();
});

/** The code blocks of a guide in one language, as one text. */
function examples(guide: string, language: string): string {
  const text = readFileSync(join(folder, `${guide}.md`), 'utf8');
  return [...text.matchAll(new RegExp(`\`\`\`${language}(?: \\[.*?\\])?\n(.*?)\`\`\``, 'gs'))]
    .map(([, code]) => code)
    .join('\n');
}

/** The code block of a guide with this label. */
function labelled(guide: string, label: string): string {
  const text = readFileSync(join(folder, `${guide}.md`), 'utf8');
  return new RegExp(`\`\`\`\\w+ \\[${label}\\]\n(.*?)\`\`\``, 's').exec(text)?.[1] ?? '';
}

/** The TypeScript examples of a guide, without their types. */
function javaScriptOf(guide: string): string {
  return transformSync(examples(guide, 'ts'), { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } }).code;
}

/** The time limit of a command. Go compiles its whole library first, which takes 15 s of CPU time. */
const commandWithinMs = 300_000;

/** Asynchronous, because the receiver of webhooks runs in this process. */
function run(command: string, args: readonly string[], env: Record<string, string> = {}, cwd = temporaryDirectory()) {
  const options = { cwd, env: { PATH: process.env.PATH ?? '', ...env }, timeout: commandWithinMs };
  return new Promise<{ status: number | null; output: string }>((resolve) => {
    const child = execFile(command, args, options, (_error, stdout, stderr) =>
      resolve({ status: child.exitCode, output: `${stdout}${stderr}` }),
    );
  });
}

test.each(guides.filter((guide) => examples(guide, 'sh') !== ''))(
  'the commands of the guide %s have the described results, also when a reader repeats them',
  async (guide) => {
    const { sandbox } = await makePartner(program.url, guide);
    const env = {
      DAKPION_KEY: sandbox.key,
      DAKPION_API: `${program.url}/v1/business`,
      CALLBACK_URL: receiver.url,
    };
    const cwd = temporaryDirectory();
    // The file of the guide first-order.
    writeFileSync(join(cwd, 'order.json'), JSON.stringify(orderRequest()));
    const script = examples(guide, 'sh').replaceAll(/https:\/\/(api|sandbox)\.dakpion\.example/g, program.url);
    for (let time = 1; time <= 2; time += 1) {
      const { status, output } = await run('bash', ['-euo', 'pipefail', '-c', script], env, cwd);
      if (guide === 'webhooks') expect(output).toContain('"delivered":true');
      expect({ time, status, output }).toEqual({ time, status: 0, output: expect.any(String) });
    }
  },
);

test('the examples in TypeScript compile in strict mode', async () => {
  const folder = temporaryDirectory();
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const files = guides.filter((guide) => examples(guide, 'ts') !== '').map((guide) => `${guide}.mts`);
  for (const file of files) writeFileSync(join(folder, file), examples(file.replace('.mts', ''), 'ts'));
  const options = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2022',
    '--types',
    'node',
    '--skipLibCheck',
  ];
  const compile = [join(root, 'node_modules/typescript/bin/tsc'), ...options, ...files];
  expect(await run(process.execPath, compile, {}, folder)).toEqual({ status: 0, output: '' });
});

describe('the examples that verify a webhook', () => {
  let secret: string;
  let request: { readonly headers: Record<string, string>; readonly body: string };
  beforeAll(async () => {
    const partner = await makePartner(program.url, 'Verifies');
    secret = partner.webhook.sandbox.signing_secret;
    const sent = await partner.sandbox.post('/v1/business/webhooks/test', {
      event: 'PICKED',
      callback_url: receiver.url,
    });
    expect(sent.body).toMatchObject({ delivered: true });
    request = sent.body.request;
  });
  const forged = () => request.body.replace('PICKED', 'picked');

  test('accept a genuine webhook and refuse a forged one in TypeScript', async () => {
    const code = javaScriptOf('webhooks');
    const file = join(temporaryDirectory(), 'example.mjs');
    const ask = (body: string) =>
      `console.log(isGenuine(${JSON.stringify(secret)}, ${JSON.stringify(request.headers)}, ${JSON.stringify(body)}));`;
    const unsigned = `console.log(isGenuine('whsec_AAAA', { 'webhook-timestamp': String(Date.now() / 1000) }, ''));
      try { isGenuine('', {}, ''); } catch { console.log('no secret'); }`;
    writeFileSync(file, `${code}\n${ask(request.body)}\n${ask(forged())}\n${unsigned}\n`);
    expect(await run(process.execPath, [file])).toEqual({ status: 0, output: 'true\nfalse\nfalse\nno secret\n' });
  });

  test('accept a genuine webhook and refuse a forged one in Python', async () => {
    const file = join(temporaryDirectory(), 'example.py');
    const ask = (body: string) =>
      `print(is_genuine(${JSON.stringify(secret)}, json.loads(${JSON.stringify(JSON.stringify(request.headers))}), json.loads(${JSON.stringify(JSON.stringify(body))}).encode()))`;
    const others =
      'print(is_genuine("whsec_AAAA", {}, b""), is_genuine("whsec_AAAA", {"webhook-timestamp": "²"}, b""), is_genuine("whsec_AAAA", {"webhook-timestamp": "9" * 5000}, b""))\ntry: is_genuine("", {}, b"")\nexcept ValueError: print("no secret")';
    writeFileSync(
      file,
      `import json\n${examples('webhooks', 'python')}\n${ask(request.body)}\n${ask(forged())}\n${others}\n`,
    );
    expect(await run('python3', [file])).toEqual({ status: 0, output: 'True\nFalse\nFalse False False\nno secret\n' });
  });

  testWithPhp(`accept a genuine webhook and refuse a forged one ${inPhp}`, async () => {
    const file = join(temporaryDirectory(), 'example.php');
    const ask = (body: string) =>
      `echo isGenuine('${secret}', json_decode('${JSON.stringify(request.headers)}', true), '${body.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}') ? "true\n" : "false\n";`;
    // Frameworks make a warning an exception.
    const warnings = 'set_error_handler(fn ($number, $text) => throw new ErrorException($text));';
    const unsigned = `echo isGenuine('${secret}', [], '') ? "true\n" : "false\n";`;
    const code = [examples('webhooks', 'php'), warnings, ask(request.body), ask(forged()), unsigned];
    writeFileSync(file, code.join('\n'));
    expect(await run(phpPath, [file])).toEqual({ status: 0, output: 'true\nfalse\nfalse\n' });
  });
});

/** In continuous integration, tests without the program fail instead of being skipped. */
const testWith = (path: string) => (existsSync(path) || process.env.CI === 'true' ? test : test.skip);
const javaPath = process.env.JAVA_PATH ?? '/usr/bin/java';
const goPath = process.env.GO_PATH ?? '/usr/local/go/bin/go';

describe('the examples that verify a webhook, in languages that are compiled', () => {
  let given: readonly string[];
  beforeAll(async () => {
    const partner = await makePartner(program.url, 'Compiles');
    const test = { event: 'PICKED', callback_url: receiver.url };
    const { request } = (await partner.sandbox.post('/v1/business/webhooks/test', test)).body;
    const headers = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => request.headers[name]);
    given = [partner.webhook.sandbox.signing_secret, ...headers, request.body];
  });
  const forged = () => given.with(-1, (given.at(-1) ?? '').replace('PICKED', 'picked'));

  testWith(javaPath)('accept a genuine webhook and refuse a forged one in Java', async () => {
    const file = join(temporaryDirectory(), 'Example.java');
    const main = `class Example {
      public static void main(String[] given) throws Exception {
        Map<String, String> headers = Map.of("webhook-id", given[1], "webhook-timestamp", given[2], "webhook-signature", given[3]);
        System.out.println(Webhooks.isGenuine(given[0], headers, given[4].getBytes(UTF_8)));
      }
    }`;
    writeFileSync(
      file,
      examples('webhooks', 'java').replace('class Webhooks', () => `${main}\nclass Webhooks`),
    );
    expect(await run(javaPath, [file, ...given])).toEqual({ status: 0, output: 'true\n' });
    expect(await run(javaPath, [file, ...forged()])).toEqual({ status: 0, output: 'false\n' });
    const signedAs = (signature: string) => run(javaPath, [file, ...given.with(3, signature)]);
    // Standard Webhooks has other kinds of signatures, and anyone can send garbage.
    expect(await signedAs(`v1a,AAAA ${given[3]}`)).toEqual({ status: 0, output: 'true\n' });
    expect(await signedAs('x')).toEqual({ status: 0, output: 'false\n' });
  });

  testWith(goPath)(
    'accept a genuine webhook and refuse a forged one in Go',
    async () => {
      const folder = temporaryDirectory();
      const main = `package main
      import ("fmt"; "os")
      func main() {
        given := os.Args[1:]
        headers := map[string]string{"webhook-id": given[1], "webhook-timestamp": given[2], "webhook-signature": given[3]}
        fmt.Println(isGenuine(given[0], headers, []byte(given[4])))
      }`;
      writeFileSync(join(folder, 'main.go'), main);
      writeFileSync(join(folder, 'webhooks.go'), examples('webhooks', 'go'));
      const env = { GOCACHE: join(folder, 'cache'), GOPATH: join(folder, 'go'), GOFLAGS: '-mod=mod' };
      const built = await run(goPath, ['build', '-o', 'example', 'main.go', 'webhooks.go'], env, folder);
      expect(built).toEqual({ status: 0, output: '' });
      expect(await run(join(folder, 'example'), given)).toEqual({ status: 0, output: 'true\n' });
      expect(await run(join(folder, 'example'), forged())).toEqual({ status: 0, output: 'false\n' });
    },
    400_000,
  );
});

describe('the examples of the first order', () => {
  const said = /^The delivery costs 137 BDT\nord_\w+ PENDING\nThe order is [A-Z]+\n$/;
  const settings = async (name: string) => {
    const { sandbox } = await makePartner(program.url, name);
    return { DAKPION_KEY: sandbox.key, DAKPION_API: `${program.url}/v1/business` };
  };
  const expected = { status: 0, output: expect.stringMatching(said) };

  test('print the price, the order and its status in TypeScript', async () => {
    const args = ['--input-type=module', '--eval', javaScriptOf('first-order')];
    expect(await run(process.execPath, args, await settings('First TypeScript'))).toEqual(expected);
  });

  test('print the price, the order and its status in Python', async () => {
    const args = ['-c', examples('first-order', 'python')];
    expect(await run('python3', args, await settings('First Python'))).toEqual(expected);
  });

  testWithPhp(`print the price, the order and its status ${inPhp}`, async () => {
    const file = join(temporaryDirectory(), 'example.php');
    writeFileSync(file, examples('first-order', 'php'));
    expect(await run(phpPath, [file], await settings('First PHP'))).toEqual(expected);
  });
});

describe('the examples that check a proof', () => {
  let settings: Record<string, string>;
  let proof: Body;
  beforeAll(async () => {
    const { sandbox } = await makePartner(program.url, 'Proves');
    const { order_id } = (await sandbox.create(orderRequest({ sandbox_scenario: 'no_rider' }))).body;
    await until('the proof', async () => {
      proof = (await sandbox.get(`/v1/business/order/${order_id}/proof`)).body;
      return proof.events.every(({ proof: covered }: Body) => covered !== null);
    });
    settings = { DAKPION_KEY: sandbox.key, DAKPION_URL: program.url, ORDER_ID: order_id, LOG_KEY: proof.verifier_key };
  });
  const forged = () => JSON.stringify(proof).replace('Dhanmondi', 'Gulshan');
  const uncovered = () => ({
    ...proof,
    checkpoint: null,
    events: proof.events.map((event: Body) => ({ ...event, proof: null })),
  });

  test('accept a genuine proof in TypeScript', async () => {
    const ask = `import { DakpionClient as Client } from '@dakpion/client';
      const { DAKPION_KEY: apiKey, DAKPION_URL: baseUrl, ORDER_ID: orderId, LOG_KEY: key } = process.env;
      console.log(await isRecorded(new Client({ apiKey, baseUrl }), orderId, key));`;
    const args = ['--input-type=module', '--eval', `${javaScriptOf('proofs')}\n${ask}`];
    expect(await run(process.execPath, args, settings, root)).toEqual({ status: 0, output: 'true\n' });
  });

  test('refuse an empty, an uncovered and an incomplete answer, and one for another order, in TypeScript', async () => {
    const answers = [proof, { ...proof, events: [] }, uncovered(), { ...proof, has_more: true }];
    const ask = `const { ORDER_ID: orderId, LOG_KEY: key, ANSWERS: answers } = process.env;
      for (const answer of JSON.parse(answers)) {
        console.log(await isRecorded({ getOrderProof: async () => answer }, orderId, key));
      }
      console.log(await isRecorded({ getOrderProof: async () => JSON.parse(answers)[0] }, 'ord_other', key));`;
    const args = ['--input-type=module', '--eval', `${javaScriptOf('proofs')}\n${ask}`];
    const given = { ...settings, ANSWERS: JSON.stringify(answers) };
    const expected = ['true', ...Array(4).fill('false'), ''].join('\n');
    expect(await run(process.execPath, args, given, root)).toEqual({ status: 0, output: expected });
  });

  test('accept a genuine proof and refuse a forged one in Python, offline, in at most 20 lines', async () => {
    const code = examples('proofs', 'python');
    expect(code.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(20);
    const folder = temporaryDirectory();
    const check = (content: string) => {
      writeFileSync(join(folder, 'proof.json'), content);
      return run('python3', ['-c', code, join(folder, 'proof.json')]);
    };
    expect(await check(JSON.stringify(proof))).toEqual({
      status: 0,
      output: expect.stringMatching(new RegExp(`^1 events of ${proof.order_id} are in dakpion\\.local`)),
    });
    const [event] = proof.events;
    for (const content of [
      forged(),
      // A genuine event, pasted into the answer for another order, and told as another one.
      JSON.stringify({ ...proof, order_id: 'ord_other' }),
      JSON.stringify({ ...proof, events: [event, { ...event, sequence: 2 }] }),
      JSON.stringify({ ...proof, events: [{ ...event, type: 'OrderCompleted' }] }),
      JSON.stringify({ ...proof, events: [{ ...event, recorded_at: '2026-01-01T00:00:00.000+06:00' }] }),
      JSON.stringify({ ...proof, events: [event, event] }),
    ]) {
      expect(await check(content)).toMatchObject({ status: 1, output: expect.stringContaining('AssertionError') });
    }
    for (const answer of [uncovered(), { ...proof, events: [] }]) {
      const refused = await check(JSON.stringify(answer));
      expect(refused).toEqual({ status: 1, output: expect.stringMatching(/^Not covered yet: .*\n$/) });
    }
  });
});

/** Texts of an order in Bangla. In UTF-8, they fit into the body of a request, and with escapes such as \u0995 they do not. */
const longTexts = {
  parcel_comment: 'ক'.repeat(1_000),
  metadata: Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`${'ক'.repeat(38)}${10 + n}`, 'খ'.repeat(500)])),
};

describe('the examples of the clients', () => {
  const said =
    /^The delivery costs 137 BDT\n(ord_\w+) PENDING\n(?:\['\1'\]\n)?order_not_found There is no order .+ req_\w+\n$/;
  // One partner, because a reader tries several languages, and each of them more than once.
  let settings: Record<string, string>;
  beforeAll(async () => {
    const { sandbox } = await makePartner(program.url, 'Clients');
    settings = { DAKPION_KEY: sandbox.key, DAKPION_URL: program.url };
  });

  test.each(['', ', and again'])('print a price, an order and a problem in TypeScript%s', async () => {
    const args = ['--input-type=module', '--eval', javaScriptOf('clients')];
    const { status, output } = await run(process.execPath, args, settings, root);
    expect({ status, output }).toEqual({ status: 0, output: expect.stringMatching(said) });
  });

  testWithPhp(
    `print a price, an order and a problem ${inPhp}, with the file that this installation serves`,
    async () => {
      const folder = temporaryDirectory();
      writeFileSync(join(folder, 'dakpion.php'), await (await fetch(`${program.url}/docs/dakpion.php`)).text());
      writeFileSync(join(folder, 'example.php'), labelled('clients', 'PHP'));
      const { status, output } = await run(phpPath, ['example.php'], settings, folder);
      expect({ status, output }).toEqual({ status: 0, output: expect.stringMatching(said) });
      writeFileSync(join(folder, 'laravel.php'), labelled('clients', 'Laravel'));
      expect(await run(phpPath, ['-l', 'laravel.php'], {}, folder)).toMatchObject({ status: 0 });
    },
  );

  testWithPhp(`use lists, events, a cancellation, a retry and a genuine webhook ${inPhp}`, async () => {
    const partner = await makePartner(program.url, 'Whole PHP');
    const test = { event: 'PICKED', callback_url: receiver.url };
    const { request } = (await partner.sandbox.post('/v1/business/webhooks/test', test)).body;
    const folder = temporaryDirectory();
    writeFileSync(join(folder, 'dakpion.php'), await (await fetch(`${program.url}/docs/dakpion.php`)).text());
    writeFileSync(
      join(folder, 'given.json'),
      JSON.stringify({ order: orderRequest({ sandbox_scenario: 'no_rider', ...longTexts }), request }),
    );
    writeFileSync(
      join(folder, 'whole.php'),
      `<?php
      require 'dakpion.php';
      // As frameworks do.
      set_error_handler(fn (int $level, string $text) => true);
      $given = json_decode(file_get_contents('given.json'), true);
      $dakpion = new Dakpion\\Client(getenv('DAKPION_KEY'), getenv('DAKPION_URL'));
      $first = $dakpion->createOrder($given['order'], 'php-1');
      $same = $dakpion->createOrder($given['order'], 'php-1');
      $dakpion->createOrder($given['order'], 'php-2');
      $cancelled = $dakpion->cancelOrder($first['order_id'], 'Out of stock');
      $again = $dakpion->retryOrder($first['order_id']);
      // Events appear within a second.
      while (($events = $dakpion->listEvents()['data']) === []) usleep(50_000);
      $request = $given['request'];
      $secret = getenv('SECRET');
      try {
        (new Dakpion\\Client('key', 'http://127.0.0.1:1'))->call('POST', '/orders/bulk');
      } catch (Dakpion\\Problem $problem) {
        $lost = $problem->getMessage();
      }
      echo json_encode([
        $first['order_id'] === $same['order_id'], $cancelled['parcel_status'], $again['attempt'],
        $dakpion->getStatus($again['order_id'])['parcel_status'],
        count(iterator_to_array($dakpion->listOrders(['limit' => 2, 'page' => 1]), false)),
        $events[0]['event'],
        Dakpion\\Webhook::verify($secret, $request['headers'], $request['body'])['event'],
        Dakpion\\Webhook::verify($secret, $request['headers'], $request['body'] . ' '),
        $lost,
      ]);
      foreach (['', 'whsec_', 'whtok_abcd', 'whsec_!'] as $invalid) {
        try {
          Dakpion\\Webhook::verify($invalid, $request['headers'], $request['body']);
          exit(1);
        } catch (InvalidArgumentException) {
        }
      }`,
    );
    const env = {
      DAKPION_KEY: partner.sandbox.key,
      DAKPION_URL: program.url,
      SECRET: partner.webhook.sandbox.signing_secret,
    };
    const { status, output } = await run(phpPath, ['whole.php'], env, folder);
    expect({ status, output }).toMatchObject({ status: 0 });
    const lost = 'There is no answer: Connection refused';
    expect(JSON.parse(output)).toEqual([true, 'CANCELLED', 2, 'PENDING', 3, 'ORDER_CREATED', 'PICKED', null, lost]);
  });

  test('include the package for npm, which is served as a file that npm reads', async () => {
    const folder = temporaryDirectory();
    const packed = await (await fetch(`${program.url}/docs/dakpion-client.tgz`)).arrayBuffer();
    writeFileSync(join(folder, 'client.tgz'), new Uint8Array(packed));
    const { output } = await run('tar', ['-tzf', 'client.tgz'], {}, folder);
    for (const name of ['package.json', 'dist/index.js', 'dist/index.d.ts', 'dist/command/main.js']) {
      expect(output).toContain(`package/${name}\n`);
    }
  });

  test('in Python, with the file that this installation serves', async () => {
    const folder = temporaryDirectory();
    writeFileSync(join(folder, 'dakpion.py'), await (await fetch(`${program.url}/docs/dakpion.py`)).text());
    writeFileSync(join(folder, 'example.py'), examples('clients', 'python'));
    const { status, output } = await run('python3', ['example.py'], settings, folder);
    expect({ status, output }).toEqual({ status: 0, output: expect.stringMatching(said) });
  });

  test('in Python: lists, events, a cancellation, a retry, a lost server, and a genuine webhook', async () => {
    const partner = await makePartner(program.url, 'Whole Python');
    const test = { event: 'PICKED', callback_url: receiver.url };
    const { request } = (await partner.sandbox.post('/v1/business/webhooks/test', test)).body;
    const folder = temporaryDirectory();
    writeFileSync(join(folder, 'dakpion.py'), await (await fetch(`${program.url}/docs/dakpion.py`)).text());
    const given = { order: orderRequest({ sandbox_scenario: 'no_rider', ...longTexts }), request };
    writeFileSync(join(folder, 'given.json'), JSON.stringify(given));
    writeFileSync(
      join(folder, 'whole.py'),
      `import json, os, time, dakpion
given = json.load(open("given.json"))
client = dakpion.Client(os.environ["DAKPION_KEY"], os.environ["DAKPION_URL"])
first = client.create_order(given["order"], "python-1")
same = client.create_order(given["order"], "python-1")
client.create_order(given["order"], "python-2")
cancelled = client.cancel_order(first["order_id"], "Out of stock")
again = client.retry_order(first["order_id"])
# Events appear within a second.
while not (events := client.list_events()["data"]):
    time.sleep(0.05)
dakpion._TRIES = 1
try:
    dakpion.Client("key", "http://127.0.0.1:1").get_order("ord_1")
except dakpion.Problem as problem:
    lost = problem.code
request, secret, raw = given["request"], os.environ["SECRET"], given["request"]["body"].encode()
print(json.dumps([
    first["order_id"] == same["order_id"], cancelled["parcel_status"], again["attempt"],
    client.get_status(again["order_id"])["parcel_status"],
    len(list(client.list_orders(limit=2, page=1))),
    events[0]["event"],
    lost,
    dakpion.verify_webhook(secret, request["headers"], raw)["event"],
    dakpion.verify_webhook(secret, request["headers"], raw + b" "),
    dakpion.verify_webhook(secret, {}, raw),
    dakpion.verify_webhook(secret, {**request["headers"], "webhook-timestamp": "²"}, raw),
    dakpion.verify_webhook(secret, {**request["headers"], "webhook-timestamp": "9" * 5000}, raw),
]))
for invalid in ["", "whsec_", "whtok_abcd", "whsec_!"]:
    try:
        dakpion.verify_webhook(invalid, request["headers"], raw)
        raise SystemExit(1)
    except ValueError:
        pass
`,
    );
    const env = {
      DAKPION_KEY: partner.sandbox.key,
      DAKPION_URL: program.url,
      SECRET: partner.webhook.sandbox.signing_secret,
    };
    const { status, output } = await run('python3', ['whole.py'], env, folder);
    expect({ status, output }).toMatchObject({ status: 0 });
    expect(JSON.parse(output)).toEqual([
      ...[true, 'CANCELLED', 2, 'PENDING', 3, 'ORDER_CREATED'],
      ...['no_answer', 'PICKED', null, null, null, null],
    ]);
  });

  describe('after an answer that breaks off, and a page or an error of a proxy', () => {
    let asked: number;
    const proxy = createServer(({ method, url }, response) => {
      asked += 1;
      if (url?.endsWith('.csv')) response.writeHead(200, { 'content-type': 'text/csv' }).end('order_id\n');
      else if (asked === 1) {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{"order_id":');
        setImmediate(() => response.destroy());
      } else if (asked === 2 && method === 'GET')
        response.writeHead(502, { 'content-type': 'text/html' }).end('<html>');
      else if (asked === 2) {
        response.writeHead(503, { 'content-type': 'application/json' }).end('{"code":14,"detail":{},"errors":"none"}');
      } else response.writeHead(200, { 'content-type': 'application/json' }).end('{"order_id":"ord_1"}');
    });
    beforeAll(() => once(proxy.listen(0, '127.0.0.1'), 'listening'));
    beforeEach(() => {
      asked = 0;
    });
    afterAll(() => proxy.close().closeAllConnections());
    const inFolder = async (name: string) => {
      const folder = temporaryDirectory();
      writeFileSync(join(folder, name), await (await fetch(`${program.url}/docs/${name}`)).text());
      // With a slash at the end, because people may copy the address like this.
      return { folder, env: { DAKPION_URL: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/` } };
    };

    // The calls that, according to the guide about idempotency, are safe to send again.
    const calls = (quote: string) => [
      ...['get_order("ord_1")', 'cancel_order("ord_1")', 'retry_order("ord_1")', quote],
      'call("PUT", "/webhooks/settings", {"resend_after_recovery": true})',
    ];

    test.each(calls('quote({})'))('the client for Python sends again: %s', async (call) => {
      const { folder, env } = await inFolder('dakpion.py');
      const expression = call.replace('true', 'True');
      const code = `import os, dakpion; print(dakpion.Client("key", os.environ["DAKPION_URL"]).${expression}["order_id"])`;
      expect(await run('python3', ['-c', code], env, folder)).toEqual({ status: 0, output: 'ord_1\n' });
    });

    testWithPhp.each(calls('quote([])'))(`the client sends again ${inPhp}: %s`, async (call) => {
      const { folder, env } = await inFolder('dakpion.php');
      const expression = call.replace('_order', 'Order').replace('{', '[').replace('}', ']').replace(': ', ' => ');
      const code = `require "dakpion.php"; echo (new Dakpion\\Client("key", getenv("DAKPION_URL")))->${expression}["order_id"];`;
      expect(await run(phpPath, ['-r', code], env, folder)).toEqual({ status: 0, output: 'ord_1' });
    });

    test('the client for Python requests a file only once, and drops the line end after a key', async () => {
      const { folder, env } = await inFolder('dakpion.py');
      const code = `import os, dakpion
try: dakpion.Client("key\\n", os.environ["DAKPION_URL"]).call("GET", "/orders.csv")
except dakpion.Problem as problem: print(problem.status, problem.code)`;
      expect(await run('python3', ['-c', code], env, folder)).toEqual({ status: 0, output: '200 no_answer\n' });
      expect(asked).toBe(1);
    });

    testWithPhp(`the client requests a file only once, and drops the line end after a key, ${inPhp}`, async () => {
      const { folder, env } = await inFolder('dakpion.php');
      const code = `require "dakpion.php";
        try { (new Dakpion\\Client("key\\n", getenv("DAKPION_URL")))->call("GET", "/orders.csv"); }
        catch (Dakpion\\Problem $problem) { echo "{$problem->status} {$problem->problemCode}"; }`;
      expect(await run(phpPath, ['-r', code], env, folder)).toEqual({ status: 0, output: '200 no_answer' });
      expect(asked).toBe(1);
    });

    test('the client for Python sends nothing with a key that no header can have, and does not show an API key', async () => {
      const { folder, env } = await inFolder('dakpion.py');
      const code = `import os, dakpion
for key, order in [("live_key\\nx", "o"), ("", "o"), ("চাবি", "o"), ("key", "o o"), ("key", "o\\n"), ("key", "")]:
    try: dakpion.Client(key, os.environ["DAKPION_URL"]).create_order({}, order)
    except ValueError as error: print(str(error)[:19], "live_key" in str(error))`;
      const [ofApi, ofOrder] = ['The API key must be False\n', 'The idempotency key False\n'];
      const output = `${ofApi.repeat(3)}${ofOrder.repeat(3)}`;
      expect(await run('python3', ['-c', code], env, folder)).toEqual({ status: 0, output });
      expect(asked).toBe(0);
    });

    testWithPhp(`the client sends nothing with a key that no header can have, ${inPhp}`, async () => {
      const { folder, env } = await inFolder('dakpion.php');
      const code = `require "dakpion.php";
        foreach ([["live_key\\nx", "o"], ["", "o"], ["চাবি", "o"], ["key", "o o"], ["key", "o\\n"], ["key", ""]] as [$key, $order]) {
          try { (new Dakpion\\Client($key, getenv("DAKPION_URL")))->createOrder([], $order); }
          catch (InvalidArgumentException $error) { echo substr((string) $error, 26, 19), "\\n"; }
          if (str_contains((string) $error, "live_key")) echo "shown";
        }`;
      const output = `${'The API key must be\n'.repeat(3)}${'The idempotency key\n'.repeat(3)}`;
      expect(await run(phpPath, ['-r', code], env, folder)).toEqual({ status: 0, output });
      expect(asked).toBe(0);
    });
  });

  describeWith(['openapiPythonClient'], 'Python', () => {
    test('print a price, an order and a problem in Python, with the client generated from the document', async () => {
      const client = join(temporaryDirectory(), 'client');
      const made = await run(process.execPath, ['scripts/contract/python-client.mjs', client], {}, root);
      expect(made).toEqual({ status: 0, output: expect.not.stringContaining('WARNING') });
      // The virtual environment with the client's dependencies.
      const python = join(dirname(tools.openapiPythonClient), 'python');
      // A partner of its own: this example locks the price, so each run sends another quotation_id.
      const { sandbox } = await makePartner(program.url, 'Generated Python');
      const env = { DAKPION_KEY: sandbox.key, DAKPION_URL: program.url, PYTHONPATH: client };
      const { status, output } = await run(python, [join(__dirname, 'python-client.example.py')], env);
      expect({ status, output }).toEqual({ status: 0, output: expect.stringMatching(said) });
    });
  });
});
