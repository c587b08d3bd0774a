import { CommandFailure } from '@dakpion/command-line';
import type { Command } from 'commander';
import { withOperatorServer } from '../operator-server.fixture.ts';
import { webhookCommands } from './webhooks.command.ts';

let answer: { readonly status: number; readonly body: object };
let sent: string;
const operators = withOperatorServer(({ method, url, body }) => {
  sent = `${method} ${url} ${body}`;
  return answer;
});

/** Runs `dakpion webhooks …`. Also prints the errors of commander. */
async function run(...args: string[]): Promise<void> {
  const print = (text: string) => process.stdout.write(text);
  const output = { writeOut: print, writeErr: print };
  const commands = webhookCommands();
  for (const command of [commands, ...commands.commands] as Command[]) command.exitOverride().configureOutput(output);
  await commands.parseAsync(args, { from: 'user' });
}

function ofPartner(command: string, ...args: string[]): Promise<void> {
  return run(command, '--partner', 'prt_1', '--url', operators.url, ...args);
}

const list = (...args: string[]) => ofPartner('list', ...args);

const page = (data: readonly object[], total: number) => ({
  status: 200,
  body: { data, pagination: { page: 1, limit: 50, total, total_pages: Math.ceil(total / 50), has_more: false } },
});

describe('dakpion webhooks list', () => {
  test('names the environment, and the other one when the list is empty', async () => {
    answer = page([], 0);
    await list();
    expect(operators.printed).toBe('no production webhooks match. For sandbox webhooks, add --environment sandbox\n');
    operators.printed = '';
    await list('--environment', 'sandbox');
    expect(operators.printed).toBe(
      'no sandbox webhooks match. For production webhooks, add --environment production\n',
    );
  });

  test('names the environment below the table as well', async () => {
    const entry = {
      delivery_id: 'dlv_1',
      status: 'pending',
      attempts: [],
      attempts_total: 0,
      created_at: 'now',
      event: 'PICKED',
    };
    answer = page([{ ...entry, order_id: 'ord_1', url: 'https://shop.example.com/' }], 1);
    await list('--environment', 'sandbox');
    expect(operators.printed).toContain('dlv_1');
    expect(operators.printed).toMatch(/\npage 1 of 1, 1 sandbox webhook\n$/);
  });

  test('names the faulty options', async () => {
    const errors = [
      { field: 'created_at_from', message: 'Must be an ISO 8601 date and time.' },
      { field: 'created_at_to', message: 'Must not be before created_at_from.' },
    ];
    const problem = { code: 'validation_failed', detail: '2 things are not as they must be; see errors.' };
    answer = { status: 422, body: { ...problem, errors } };
    const failure = await list('--from', '2026').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CommandFailure);
    expect((failure as Error).message.split('\n').slice(1)).toEqual([
      '  --from: Must be an ISO 8601 date and time.',
      '  --to: Must not be before --from.',
    ]);
  });
});

test('dakpion webhooks show names the environment', async () => {
  const request = { method: 'POST', url: 'https://shop.example.com/', headers: {}, body: '{}' };
  answer = {
    status: 200,
    body: { delivery_id: 'dlv_1', status: 'delivered', created_at: 'now', request, attempts: [] },
  };
  await ofPartner('show', 'dlv_1', '--environment', 'sandbox');
  expect(operators.printed).toMatch(/^environment +sandbox$/m);
});

test.each([
  [['show', 'dlv_1'], 'webhook_not_found', 'webhook dlv_1'],
  [['redeliver', 'dlv_1'], 'webhook_not_found', 'webhook dlv_1'],
  [['redeliver', '--progress', 'rdl_1'], 'redelivery_not_found', 'redelivery rdl_1'],
] as const)('dakpion webhooks %p names the other environment if the id is unknown', async (args, code, text) => {
  answer = { status: 404, body: { code, detail: 'To list all deliveries, use GET …/webhooks.' } };
  const [command, ...rest] = args;
  const expected = `The partner has no production ${text}, or no longer. For sandbox webhooks, add --environment sandbox`;
  await expect(ofPartner(command, ...rest)).rejects.toThrow(new CommandFailure(expected));
});

describe('dakpion webhooks redeliver', () => {
  const begun = { redelivery_id: 'rdl_1', accepted: 3, redelivered: 0, finished_at: null, created_at_from: null };

  test.each([
    [['--review'], { status: 'manual_review' }],
    [['--discarded'], { status: 'discarded' }],
    [
      ['--discarded', '--since', '2026-11-28T10:00:00+06:00'],
      { since: '2026-11-28T10:00:00+06:00', status: 'discarded' },
    ],
  ] as [string[], { since?: string; status: string }][])('sends all that %p selects again', async (args, body) => {
    answer = { status: 202, body: { ...begun, status: body.status, created_at_from: body.since ?? null } };
    await ofPartner('redeliver', ...args);
    expect(sent).toBe(`POST /v1/operator/partners/prt_1/production/webhooks/redeliver ${JSON.stringify(body)}`);
    expect(operators.printed).toBe(
      'rdl_1: 0 of 3 production webhooks started, in progress. To see the progress, use --environment production --progress rdl_1\n',
    );
  });

  test.each([
    ['manual_review', null],
    ['discarded', '2026-11-28T10:00:00.001+06:00'],
  ])('fails if the server answers with another redelivery, which is in progress: %s since %s', async (status, from) => {
    answer = { status: 202, body: { ...begun, status, created_at_from: from } };
    const command = ofPartner('redeliver', '--discarded', '--since', '2026-11-28T10:00:00+06:00');
    await expect(command).rejects.toThrow(/^rdl_1 was requested before.*has begun nothing: repeat it when/);
    expect(operators.printed).toContain('0 of 3 production webhooks started');
  });

  test('says that nothing matches', async () => {
    answer = { status: 202, body: { ...begun, accepted: 0, status: 'manual_review' } };
    await ofPartner('redeliver', '--review');
    expect(operators.printed).toBe(
      'rdl_1: no production webhooks match. For sandbox webhooks, add --environment sandbox\n',
    );
  });

  test.each(['nope', 'ftp://localhost', 'http://', ''])('refuses --url %j', async (url) => {
    await expect(run('list', '--partner', 'prt_1', '--url', url)).rejects.toThrow('Must be an address such as');
  });

  test('refuses --review together with --discarded, and an id together with either', async () => {
    await expect(ofPartner('redeliver', '--review', '--discarded')).rejects.toThrow('cannot be used with');
    await expect(ofPartner('redeliver', 'dlv_1', '--discarded')).rejects.toThrow(CommandFailure);
  });
});

describe('dakpion webhooks listen', () => {
  test.each([
    ['secret', 'Must begin with whsec_.'],
    ['whsec_zz!', 'Must have at least 16 base64 characters after whsec_.'],
    ['whsec_c2hvcnQ=', 'Must have at least 16 base64 characters after whsec_.'],
  ])('refuses --secret %s: %s', async (secret, message) => {
    await expect(run('listen', '--secret', secret)).rejects.toThrow(message);
  });

  test('explains in --help which setting lets a server reach it', async () => {
    await expect(run('listen', '--help')).rejects.toMatchObject({ code: 'commander.helpDisplayed' });
    expect(operators.printed).toContain('WEBHOOK_ALLOW_PRIVATE');
  });
});
