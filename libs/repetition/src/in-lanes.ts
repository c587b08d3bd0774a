/**
 * Works on each item, so many at a time, and returns the results in the order of the items. After a failure no other work begins,
 * and what has begun ends before the failure is thrown.
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
