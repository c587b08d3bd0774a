import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { waitUntil } from '@dakpion/repetition';
import { type Engine, type EngineCommand, EngineError } from './engine.ts';

const startWithinMs = 60_000;
const stopWithinMs = 10_000;

/**
 * Starts a server and waits until it serves. Throws EngineError with the end of its log if it does not. When the signal is
 * aborted, it gets a SIGTERM, even if it does not serve yet.
 */
export async function startEngine(engine: EngineCommand, signal?: AbortSignal): Promise<Engine> {
  const log = openSync(engine.logFile, 'a');
  const child = spawn(engine.command, engine.args, { stdio: ['ignore', log, log], signal });
  closeSync(log);
  const failed = new Promise<never>((_resolve, reject) => {
    child.once('error', (error) => reject(new EngineError(`${engine.name} failed to start: ${error.message}`)));
  });
  // A later error may have no listener.
  failed.catch(() => {});
  await Promise.race([failed, serving(engine, child)]);
  return { address: engine.address, stop: () => stop(child) };
}

async function serving(engine: EngineCommand, child: ChildProcess): Promise<void> {
  const isServing = async () => {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new EngineError(`${engine.name} exited while starting:\n${tail(engine.logFile)}`);
    }
    return answers(engine.port);
  };
  if (await waitUntil(isServing, { withinMs: startWithinMs, everyMs: 50 })) return;
  child.kill('SIGKILL');
  throw new EngineError(`${engine.name} did not answer within ${startWithinMs} ms:\n${tail(engine.logFile)}`);
}

/** Whether a server accepts connections at a port of loopback. */
export function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const done = (taken: boolean) => {
      socket.destroy();
      resolve(taken);
    };
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
  await exited;
  clearTimeout(timer);
}

function tail(file: string): string {
  return readFileSync(file, 'utf8').split('\n').slice(-15).join('\n');
}
