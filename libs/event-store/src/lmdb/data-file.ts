import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFile } from '@dakpion/lmdb';
import { hasHolder } from '../directory-lock.ts';
import { EventStoreDamagedError, EventStoreUnavailableError } from '../event-store.ts';
import { wasStoppedCleanly } from './clean-stop.ts';
import { lookAtPages, newestCommit } from './lmdb-pages.ts';
import { wasOnlyKilled } from './unclean-stop.ts';

const markerFile = 'event-store.json';
/** The version of the format of the data file. */
const format = 1;

interface CheckOptions {
  readonly mustExist: boolean;
  /** Whether the pages of a file that a killed program has left can be checked later. */
  readonly mayBeLater: boolean;
}

/**
 * Reports, before the engine maps the file, damage that would crash the engine or look like an empty store. Resolves with `later`
 * if the caller must check the pages later, because the last program was only killed: there can be many pages. A file that another
 * process writes is not checked, because it changes during the check, and that process has checked it. A file that nothing has
 * written to since a clean stop is not checked either.
 */
export async function checkDataFile(directory: string, options: CheckOptions): Promise<'checked' | 'later'> {
  const created = existsSync(join(directory, markerFile));
  if (!created && options.mustExist) throw new EventStoreUnavailableError(`There is no event store in ${directory}`);
  if (created) refuseNewerFormat(join(directory, markerFile));
  const path = join(directory, dataFile);
  if (!existsSync(path) || statSync(path).size === 0) {
    if (created) throw new EventStoreDamagedError(`${path} is missing or empty`);
    return 'checked';
  }
  if ((await hasHolder(directory)) || wasStoppedCleanly(directory, path)) return 'checked';
  if (options.mayBeLater && wasOnlyKilled(directory, path)) return 'later';
  try {
    for (const _ of lookAtPages(path));
  } catch (error) {
    if (!(await hasHolder(directory))) throw error;
  }
  return 'checked';
}

/**
 * Whether a data file of any LMDB engine was cut short or overwritten at its beginning, so that the engine would end the process.
 * Nothing may write meanwhile. Takes a millisecond for a file that has its last page, and otherwise looks at all pages, because a
 * sound file can lack free pages at its end.
 */
export function isCutShort(path: string): boolean {
  try {
    const { lastPage, pageBytes } = newestCommit(path);
    if (BigInt(statSync(path).size) < (lastPage + 1n) * BigInt(pageBytes)) for (const _ of lookAtPages(path));
    return false;
  } catch (error) {
    if (error instanceof EventStoreDamagedError) return true;
    throw error;
  }
}

/** A file of a newer format must not be opened at all. */
function refuseNewerFormat(marker: string): void {
  const recorded = formatIn(marker);
  if (recorded > format)
    throw new EventStoreUnavailableError(
      `${marker} has format ${recorded} of a newer version of Dakpion, and this program reads ${format}. Nothing was written`,
    );
}

function formatIn(marker: string): number {
  const text = readFileSync(marker, 'utf8');
  try {
    return (JSON.parse(text) as { readonly format: number }).format;
  } catch (cause) {
    throw new EventStoreDamagedError(`${marker} is damaged`, { cause });
  }
}

/** Records that a store was created here: from now on, a missing data file is a loss. */
export function markCreated(directory: string): void {
  const marker = join(directory, markerFile);
  if (existsSync(marker)) return;
  writeFileSync(`${marker}.new`, `${JSON.stringify({ format })}\n`, { flush: true });
  renameSync(`${marker}.new`, marker);
  const descriptor = openSync(directory, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
