import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreDamagedError } from '../event-store.ts';
import { lookAtPages, type PageProgress } from './lmdb-pages.ts';

/** Is told about the check of all pages, which runs while the store is used after its program was killed. */
export interface PageCheckWatch {
  /** Called after each slice. `isComplete`: all pages are sound. */
  onProgress(progress: PageProgress & { readonly isComplete: boolean }): void;
  /** Called if a page is not what was written. The store must not be used any more. */
  onDamage(error: EventStoreDamagedError): void;
}

/** The length of a slice, in which nothing else runs in this thread, and of the pause before it, in ms. */
const sliceMs = 2;
const pauseMs = 6;

/**
 * Checks all pages of the data file in slices, while the file is read and written. The caller must prevent pages that are in use
 * now from being overwritten. Resolves with whether the check has ended without damage.
 */
export async function checkInSlices(path: string, watch: PageCheckWatch, signal: AbortSignal): Promise<boolean> {
  const pages = lookAtPages(path);
  let progress: PageProgress = { lookedAt: 0, pages: 0 };
  for (;;) {
    await pause(pauseMs);
    if (signal.aborted) return false;
    const slice = lookAtSome(path, pages);
    if (slice instanceof EventStoreDamagedError) {
      watch.onDamage(slice);
      return false;
    }
    progress = slice ?? progress;
    watch.onProgress({ ...progress, isComplete: slice === undefined });
    if (slice === undefined) return true;
  }
}

/** Checks pages for one slice. Returns the progress, the damage, or undefined at the end. */
function lookAtSome(
  path: string,
  pages: Generator<PageProgress, void>,
): PageProgress | EventStoreDamagedError | undefined {
  const end = performance.now() + sliceMs;
  try {
    for (;;) {
      const { value, done } = pages.next();
      if (done === true) return undefined;
      if (performance.now() >= end) return value as PageProgress;
    }
  } catch (error) {
    if (error instanceof EventStoreDamagedError) return error;
    return new EventStoreDamagedError(`${path} cannot be read: ${String(error)}`, { cause: error });
  }
}
