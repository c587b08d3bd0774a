import type { RootDatabase } from 'lmdb';

/** Runs `action` in one transaction. Resolves when it is durable, rejects when it could not be written (disk full). */
export async function commit(root: RootDatabase, action: () => void): Promise<void> {
  try {
    await root.transaction(action);
  } catch (error) {
    // lmdb rejects a second promise, which hangs on the error; left alone it would end the process.
    if (error instanceof Error && 'commitError' in error && error.commitError instanceof Promise) {
      error.commitError.catch(() => undefined);
    }
    throw error;
  }
}
