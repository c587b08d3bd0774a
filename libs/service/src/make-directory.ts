import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a directory and the missing directories above it. Node's own recursive creation never returns in a directory that refuses
 * new directories with ENOENT, such as /proc.
 */
export function makeDirectory(directory: string, mode?: number): void {
  if (isDirectory(directory)) return;
  const above = dirname(directory);
  if (!existsSync(above)) makeDirectory(above, mode);
  try {
    mkdirSync(directory, { mode });
  } catch (error) {
    // Another process may have created it in the meantime.
    if (!isDirectory(directory)) throw error;
  }
}

function isDirectory(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}
