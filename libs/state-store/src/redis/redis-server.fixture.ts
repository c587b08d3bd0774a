import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@dakpion/fixtures';

export const hasRedisServer = spawnSync('redis-server', ['--version']).status === 0;

/**
 * A separate Redis for one spec, on a free port of loopback, that can be killed and started again. It appends each write to the
 * disk.
 */
export class RedisServer {
  private process: ChildProcess | undefined;

  private constructor(
    private readonly directory: string,
    private readonly port: number,
    private readonly settings: readonly string[],
    private readonly environment: NodeJS.ProcessEnv,
  ) {}

  static async start(settings: readonly string[] = [], environment: NodeJS.ProcessEnv = {}): Promise<RedisServer> {
    const directory = await mkdtemp(join(tmpdir(), 'dakpion-redis-'));
    const server = new RedisServer(directory, await freePort(), settings, environment);
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const listen = ['--bind', '127.0.0.1', '--port', String(this.port), '--dir', this.directory];
    const durable = ['--save', '', '--appendonly', 'yes', '--appendfsync', 'always'];
    const env = { ...process.env, ...this.environment };
    this.process = spawn('redis-server', [...listen, ...durable, ...this.settings], { stdio: 'ignore', env });
    const deadline = Date.now() + 10_000;
    while (!(await takesConnections(this.port))) {
      if (Date.now() > deadline) throw new Error('redis-server did not start within 10 s.');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Sends a signal, for example SIGSTOP to freeze the server and SIGCONT to let it continue. */
  signal(signal: NodeJS.Signals): void {
    this.process?.kill(signal);
  }

  async kill(): Promise<void> {
    if (this.process === undefined) return;
    const exited = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await exited;
    this.process = undefined;
  }

  async remove(): Promise<void> {
    await this.kill();
    // A child process that saves the data, for example for a replica, writes for a moment after its Redis was killed.
    await rm(this.directory, { recursive: true, maxRetries: 10 });
  }
}

async function takesConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
