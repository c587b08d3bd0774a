import { accessSync, chmodSync, constants, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files of the embedded engines and the secrets in a data directory. */
const ours = new Set(['events', 'state', 'messages', 'secrets.json']);
const forOthers = 0o077;

/**
 * Restricts the files that the process creates from now on to its user, and those that an earlier version left in the data
 * directory: it contains addresses, phone numbers and secrets. Files of another user stay unchanged. Throws the errors of the
 * file system, also for a file that this process may not read and write, e.g. one that another user has restored.
 */
export function keepPrivate(dataDir: string): void {
  process.umask(forOthers);
  for (const name of readdirSync(dataDir)) if (ours.has(name)) restrict(join(dataDir, name));
}

function restrict(path: string): void {
  const { mode, uid } = lstatSync(path);
  const isDirectory = (mode & 0o170_000) === 0o040_000;
  const isFile = (mode & 0o170_000) === 0o100_000;
  if ((isDirectory || isFile) && uid === process.getuid?.() && (mode & forOthers) !== 0) {
    chmodSync(path, mode & 0o700);
  }
  if (isDirectory || isFile) accessSync(path, constants.R_OK | constants.W_OK);
  if (isDirectory) for (const name of readdirSync(path)) restrict(join(path, name));
}
