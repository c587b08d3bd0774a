import { closeSync, existsSync, fsyncSync, openSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EventStoreDamagedError, EventStoreUnavailableError } from './event-store.ts';

const dataFile = 'data.mdb';
const markerFile = 'event-store.json';

/** Reports what would crash the engine or look like an empty store, before the engine maps the file. */
export function checkDataFile(directory: string, options: { readonly mustExist: boolean }): void {
  const created = existsSync(join(directory, markerFile));
  if (!created && options.mustExist) throw new EventStoreUnavailableError(`There is no event store in ${directory}`);
  if (!created) return;
  const path = join(directory, dataFile);
  if (!existsSync(path) || statSync(path).size === 0) throw new EventStoreDamagedError(`${path} is missing or empty`);
}

/** Leaves the mark that a store was made here: from now on a missing data file is a loss. */
export function markCreated(directory: string): void {
  const marker = join(directory, markerFile);
  if (existsSync(marker)) return;
  writeFileSync(`${marker}.new`, `${JSON.stringify({ format: 1 })}\n`, { flush: true });
  renameSync(`${marker}.new`, marker);
  const descriptor = openSync(directory, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
