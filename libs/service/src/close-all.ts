/** Something that must be closed before the process ends. */
export interface Closable {
  close(): Promise<unknown>;
}

/** Closes all in the given order, one after another, also if some of them fail. Then throws the first failure. */
export async function closeAll(closables: Iterable<Closable>): Promise<void> {
  const failures: unknown[] = [];
  for (const closable of closables) {
    try {
      await closable.close();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
