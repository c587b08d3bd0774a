import { inLanes } from './in-lanes.ts';

/** Work that the test ends. */
function heldWork() {
  const begun: string[] = [];
  const ends = new Map<string, { resolve(value: string): void; reject(error: Error): void }>();
  const work = (item: string, index: number) => {
    begun.push(`${index}${item}`);
    return new Promise<string>((resolve, reject) => ends.set(item, { resolve, reject }));
  };
  const turn = () => new Promise<void>((done) => setImmediate(done));
  const end = async (item: string) => {
    ends.get(item)?.resolve(item.toUpperCase());
    await turn();
  };
  const fail = async (item: string) => {
    ends.get(item)?.reject(new Error(item));
    await turn();
  };
  return { begun, work, end, fail };
}

test('a free lane takes the next item, even if another lane takes long, and the results are in order', async () => {
  const { begun, work, end } = heldWork();
  const results = inLanes(['a', 'b', 'c', 'd'], 2, work);
  expect(begun).toEqual(['0a', '1b']);
  await end('b');
  await end('c');
  expect(begun).toEqual(['0a', '1b', '2c', '3d']);
  await end('d');
  await end('a');
  expect(await results).toEqual(['A', 'B', 'C', 'D']);
});

test('begins no work after a failure, and throws the error when the work in progress has ended', async () => {
  const { begun, work, end, fail } = heldWork();
  const seen: string[] = [];
  const results = inLanes(['a', 'b', 'c', 'd'], 2, work).catch((error: Error) => seen.push(error.message));
  await fail('a');
  expect([begun, seen]).toEqual([['0a', '1b'], []]);
  await end('b');
  await results;
  expect([begun, seen]).toEqual([['0a', '1b'], ['a']]);
});

test('does nothing without items', async () => {
  expect(await inLanes([], 3, () => Promise.reject(new Error('work')))).toEqual([]);
});
