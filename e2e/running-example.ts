import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Webhook } from 'standardwebhooks';
import { freePort } from '../scripts/free-port.mjs';
import { call } from './api.ts';
import { atEnd } from './at-end.ts';
import { temporaryDirectory } from './program.ts';
import { commandsOf } from './readme-commands.ts';
import { until } from './until.ts';

const examples = join(__dirname, '../examples');

/** A receiver example that runs the commands of its README in a copy of its folder. */
export class RunningExample {
  private output = '';
  private child: ChildProcess | null = null;

  private constructor(
    readonly directory: string,
    private readonly script: string,
    readonly url: string,
  ) {
    atEnd(() => this.kill());
  }

  static async start(
    example: string,
    secrets: readonly string[],
    parent = temporaryDirectory(),
  ): Promise<RunningExample> {
    const directory = join(parent, example);
    cpSync(join(examples, example), directory, {
      recursive: true,
      filter: (path) => basename(path) !== 'received.jsonl',
    });
    const port = String(await freePort());
    const commands = commandsOf(readFileSync(join(directory, 'README.md'), 'utf8'));
    for (const placeholder of ['whsec_…', '4000']) expect(commands).toContain(placeholder);
    const script = commands.replaceAll('whsec_…', secrets.join(',')).replaceAll('4000', port);
    const running = new RunningExample(directory, script, `http://127.0.0.1:${port}/`);
    await running.run();
    return running;
  }

  /** All complete lines so far, of every run. */
  get lines(): string[] {
    return this.output.split('\n').slice(0, -1);
  }

  async run(): Promise<void> {
    const before = this.lines.length;
    // A separate process group, because the shell need not pass signals on.
    this.child = spawn('sh', ['-e', '-c', this.script], { cwd: this.directory, stdio: 'pipe', detached: true });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
      });
    }
    await until(`the example to listen: ${this.output}`, () =>
      this.lines.slice(before).some((line) => line.startsWith('Listening')),
    );
  }

  /** Sends SIGKILL to the shell and its children. Resolves when they have ended. */
  async kill(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, 'close');
    process.kill(-child.pid, 'SIGKILL');
    await closed;
  }

  /** Posts a webhook like Dakpion. Resolves as {@link answer}. */
  post(signer: Webhook, webhook: { readonly event_id: string }, changes: Changes = {}): Promise<Answered> {
    const { at = Date.now(), sent = JSON.stringify(webhook), more = '' } = changes;
    const signature = signer.sign(webhook.event_id, new Date(at), JSON.stringify(webhook));
    return this.answer(sent, {
      'webhook-id': webhook.event_id,
      'webhook-timestamp': String(Math.floor(at / 1_000)),
      'webhook-signature': `${signature}${more}`,
    });
  }

  /** Posts a body. Resolves with the status and the printed line about it. */
  async answer(body: string, headers: Record<string, string> = {}): Promise<Answered> {
    const before = this.lines.length;
    const { status } = await call('POST', this.url, headers, body);
    await until('the example to say something', () => this.lines.length > before);
    return [status, this.lines[before]];
  }
}

type Answered = [status: number, line: string | undefined];

interface Changes {
  /** The time of the signature, epoch milliseconds. */
  readonly at?: number;
  /** A body that is sent instead of the signed one. */
  readonly sent?: string;
  /** A text that is appended to the signature. */
  readonly more?: string;
}
