/**
 * Works on each item, at most a given number at a time. Returns the results in the order of the items. After a failure, no further
 * work begins, and the error is thrown when the work in progress has ended.
 */
export async function inLanes<Item, Result>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let begun = 0;
  const lane = async () => {
    try {
      while (begun < items.length) {
        const index = begun;
        begun += 1;
        results[index] = await work(items[index] as Item, index);
      }
    } catch (error) {
      begun = items.length;
      throw error;
    }
  };
  const running = Array.from({ length: Math.min(lanes, items.length) }, lane);
  await Promise.allSettled(running);
  await Promise.all(running);
  return results;
}
