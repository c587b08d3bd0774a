import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { EventStoreLockedError } from './event-store.ts';

/** Where the name of the holder's socket is kept. `replace` is atomic across processes; false: it was not `previous`. */
export interface HolderRegister {
  read(): string | undefined;
  replace(previous: string | undefined, next: string): boolean;
}

/** The right to write in the directory, until released or until the process ends in whatever way. */
export interface DirectoryLock {
  release(): Promise<void>;
}

const namePrefix = 'holder-';
const takeOverTries = 5;
const longestSocketPath = 100;

/**
 * Takes the directory for this process or throws {@link EventStoreLockedError}.
 *
 * Node has no flock. So each contender listens on a Unix socket of a name never used before or again, and the register
 * names the holder's. A socket that refuses connections belongs to a dead process, and stays dead: replacing exactly
 * its name cannot push out a living holder, whoever else is contending. Unlike a process id, a socket in the
 * directory also tells the truth between containers that share the directory.
 */
export async function lockDirectory(directory: string, register: HolderRegister): Promise<DirectoryLock> {
  const sockets = openSync(directory, 'r');
  const name = `${namePrefix}${randomBytes(8).toString('hex')}`;
  const server = createServer((connection) => connection.destroy());
  const release = async () => {
    // Closing also removes the socket's file.
    if (server.listening) await new Promise((resolve) => server.close(resolve));
    closeSync(sockets);
  };
  try {
    await listen(server, socketPath(directory, sockets, name));
    for (let tries = 0; tries < takeOverTries; tries += 1) {
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
  throw new EventStoreLockedError(`Another process has ${directory} open for writing; stop it, or choose another`);
}

/** Whether a living process holds the directory, or is about to. */
export async function hasHolder(directory: string): Promise<boolean> {
  const sockets = openSync(directory, 'r');
  try {
    for (const name of readdirSync(directory)) {
      if (name.startsWith(namePrefix) && (await isAlive(socketPath(directory, sockets, name)))) return true;
    }
    return false;
  } finally {
    closeSync(sockets);
  }
}

/** The system allows socket paths of about 100 bytes only; Linux reaches longer ones through an open directory. */
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

/** Only a refusal or a missing file proves that no process listens; a busy or frozen holder is alive. */
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
