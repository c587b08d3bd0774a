import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a directory and those above it, as far as they are missing. Node's own recursive creation never returns where a
 * directory takes no others and says that it does not exist, as below /proc.
 */
export function makeDirectory(directory: string, mode?: number): void {
  if (isDirectory(directory)) return;
  const above = dirname(directory);
  if (!existsSync(above)) makeDirectory(above, mode);
  try {
    mkdirSync(directory, { mode });
  } catch (error) {
    // Another process was faster.
    if (!isDirectory(directory)) throw error;
  }
}

function isDirectory(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}
