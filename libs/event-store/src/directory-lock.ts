import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { EventStoreLockedError } from './event-store.ts';

/**
 * Stores the name of the holder's socket. `replace` is atomic across processes and returns false if the name was not
 * `previous`.
 */
export interface HolderRegister {
  read(): string | undefined;
  replace(previous: string | undefined, next: string): boolean;
}

/** The exclusive right to write in the directory, until it is released or the process ends in any way. */
export interface DirectoryLock {
  release(): Promise<void>;
}

const namePrefix = 'holder-';
const maxTries = 5;
const longestSocketPath = 100;
const answerWithinMs = 1_000;

/**
 * Locks the directory for this process, or throws {@link EventStoreLockedError}.
 *
 * Node has no flock. Therefore each contender listens on a Unix socket with a unique name, and the register has the name of the
 * holder's socket. A socket that refuses connections belongs to a process that has ended, and always will: replacing exactly
 * its name cannot evict a living holder, however many processes contend. Unlike a process id, a socket in the directory also
 * works between containers that share the directory.
 */
export async function lockDirectory(directory: string, register: HolderRegister): Promise<DirectoryLock> {
  const sockets = openSync(directory, 'r');
  const name = `${namePrefix}${randomBytes(8).toString('hex')}`;
  const server = createServer((connection) => connection.on('error', () => undefined).end(processNamespace()));
  const release = async () => {
    // Closing also removes the socket's file.
    if (server.listening) await new Promise((resolve) => server.close(resolve));
    closeSync(sockets);
  };
  try {
    await listen(server, socketPath(directory, sockets, name));
    for (let tries = 0; tries < maxTries; tries += 1) {
      const holder = register.read();
      if (holder !== undefined && (await isAlive(socketPath(directory, sockets, holder)))) break;
      if (!register.replace(holder, name)) continue;
      if (holder !== undefined) rmSync(join(directory, holder), { force: true });
      return { release };
    }
  } catch (error) {
    await release();
    throw error;
  }
  await release();
  throw lockedError(directory);
}

/** Whether a living process holds the directory or is about to hold it. */
export async function hasHolder(directory: string): Promise<boolean> {
  return (await holderSocket(directory, isAlive)) !== null;
}

/**
 * Throws {@link EventStoreLockedError} if another process holds LMDB's files: always for writing, and for reading if the holder
 * is in another container. LMDB distinguishes its readers by process id. Two containers on one volume give the same id to
 * different processes, which ends one of them inside LMDB.
 */
export async function refuseBesideHolder(directory: string, { readOnly }: { readOnly: boolean }): Promise<void> {
  if (!readOnly) {
    if (await hasHolder(directory)) throw lockedError(directory);
    return;
  }
  const own = processNamespace();
  const namespace = await holderSocket(directory, namespaceOf);
  // An empty answer comes from a frozen holder, or from a version without this check.
  if (namespace === null || namespace === '' || namespace === own) return;
  throw new EventStoreLockedError(
    `A server in another container has ${directory} open. Run this command in that container: docker exec <container> dakpion …`,
  );
}

/** The answer of the holder's socket to `ask`. Null if there is no holder. */
async function holderSocket<Answer>(
  directory: string,
  ask: (path: string) => Promise<Answer | false | null>,
): Promise<Answer | null> {
  let sockets: number;
  try {
    sockets = openSync(directory, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  try {
    for (const name of readdirSync(directory)) {
      if (!name.startsWith(namePrefix)) continue;
      const answer = await ask(socketPath(directory, sockets, name));
      if (answer !== false && answer !== null) return answer;
    }
    return null;
  } finally {
    closeSync(sockets);
  }
}

/** The namespace of this process's id. Empty if the system has none. */
function processNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

function lockedError(directory: string): EventStoreLockedError {
  return new EventStoreLockedError(
    `Another process has ${directory} open for writing; stop it, or choose another directory`,
  );
}

/** Socket paths are limited to about 100 bytes. Linux allows longer ones through an open directory. */
function socketPath(directory: string, descriptor: number, name: string): string {
  const path = join(directory, name);
  return Buffer.byteLength(path) > longestSocketPath && process.platform === 'linux'
    ? `/proc/self/fd/${descriptor}/${name}`
    : path;
}

async function listen(server: Server, path: string): Promise<void> {
  server.listen(path);
  await once(server, 'listening');
  server.unref();
}

/**
 * Whether the process of a socket is alive. Only a refused connection or a missing file proves that none listens. A busy or frozen
 * holder is alive.
 */
function isAlive(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(path);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT');
    });
  });
}

/** The namespace of the holder's process id. Null if no process listens, empty if the holder does not answer in time. */
function namespaceOf(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    let answer = '';
    const connection = connect(path);
    connection.setEncoding('utf8').setTimeout(answerWithinMs, () => connection.destroy());
    connection.on('data', (text) => {
      answer += text;
    });
    connection.once('close', () => resolve(answer));
    connection.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? null : answer);
    });
  });
}
