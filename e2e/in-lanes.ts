/** Does something with each item, so many at a time; answers as the items stand. */
export async function inLanes<Item, Result>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const lane = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
