import { stopClock } from '@dakpion/fixtures';
import { LoopTurns } from './loop-turns.ts';

let clock: ReturnType<typeof stopClock>;

beforeEach(() => {
  clock = stopClock();
});

afterEach(() => {
  jest.restoreAllMocks();
});

/** Turns whose present turn has no time left, and a list of pieces of work, of 3 ms each by default, in the order in which they ran. */
function busyTurns(pieceMs = 3) {
  const turns = new LoopTurns();
  const ran: string[] = [];
  const piece = async (owner: string | null, name: string) => {
    await turns.take(owner);
    ran.push(name);
    clock.advance(pieceMs);
  };
  const pieces = (owner: string | null, names: string) => [...names].map((name) => piece(owner, name));
  expect(turns.take('prt_a')).toBeNull();
  clock.advance(3);
  return { turns, ran, pieces };
}

test('begins the first work of each partner in a turn of the loop at once, and delays further work', async () => {
  const { turns } = busyTurns();
  const more = turns.take('prt_a');
  expect(more).toBeInstanceOf(Promise);
  expect(turns.take('prt_b')).toBeNull();
  await more;
});

test('does not delay short work of one partner', () => {
  const turns = new LoopTurns();
  expect(Array.from({ length: 5 }, () => turns.take('prt_a'))).toEqual([null, null, null, null, null]);
});

test('lets waiting partners take turns, even if one of them has much work', async () => {
  const { turns, ran, pieces } = busyTurns();
  expect(turns.take('prt_b')).toBeNull();
  await Promise.all([...pieces('prt_a', '123'), ...pieces('prt_b', 'xy')]);
  expect(ran.slice(0, 2)).toEqual(['1', 'x']);
  expect([...ran].sort()).toEqual(['1', '2', '3', 'x', 'y']);
});

test('makes a partner rest after its work beside others, and not when it is alone', async () => {
  const timeOf = async (isBesideOthers: boolean) => {
    const { turns, pieces } = busyTurns();
    if (isBesideOthers) void turns.take('prt_b');
    const began = clock.now();
    await Promise.all(pieces('prt_a', '1234'));
    return clock.now() - began;
  };
  // Four pieces of 3 ms, with three rests between them that are 9 times as long.
  expect(await timeOf(true)).toBe(4 * 3 + 3 * 27);
  expect(await timeOf(false)).toBe(4 * 3);
});

test('lets a partner rest from short pieces of work only after some of them, as long as from one long piece', async () => {
  const { turns, pieces } = busyTurns(0.25);
  void turns.take('prt_b');
  const began = clock.now();
  await Promise.all(pieces('prt_a', '123456'));
  // Six pieces of 0.25 ms, with two rests between them that are 9 times as long as two pieces.
  expect(clock.now() - began).toBe(6 * 0.25 + 2 * 4.5);
});

test('lets work for all partners take turns without a rest', async () => {
  const { turns, ran, pieces } = busyTurns();
  void turns.take('prt_b');
  void turns.take(null);
  const ofPartner = Promise.all(pieces('prt_a', 'xyz'));
  await Promise.all(pieces(null, '12345'));
  expect(ran.filter((name) => !'xyz'.includes(name))).toEqual(['1', '2', '3', '4', '5']);
  expect(ran).not.toContain('z');
  await ofPartner;
});

test('delays further refusals of strangers and probes, which delay neither partners nor work for all partners', () => {
  const { turns } = busyTurns();
  expect(turns.takeOfStrangers()).toBeNull();
  expect(turns.takeOfStrangers()).toBeInstanceOf(Promise);
  expect(turns.takeOfProbes()).toBeNull();
  expect(turns.takeOfProbes()).toBeInstanceOf(Promise);
  expect(turns.take('prt_b')).toBeNull();
  expect(turns.take(null)).toBeNull();
});

/** The CPU time, in ms, for one piece of work of each of so many partners, all of which wait. */
async function cpuMsFor(partners: number): Promise<number> {
  const turns = new LoopTurns();
  const owners = Array.from({ length: partners }, (_, index) => `prt_${index}`);
  for (const owner of owners) expect(turns.take(owner)).toBeNull();
  // Uses up the turn, so that all further work waits.
  for (const until = performance.now() + 3; performance.now() < until; );
  const waiting = owners.map((owner) => turns.take(owner));
  const before = process.cpuUsage();
  await Promise.all(waiting);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

test('shares the loop between thousands of partners at a cost for each that does not grow with their number', async () => {
  // Its spy would cost more than the work.
  jest.restoreAllMocks();
  await cpuMsFor(2_000);
  const few = await cpuMsFor(2_000);
  const many = await cpuMsFor(20_000);
  // Ten times as much. It was 75 times as much while each piece of work copied the list of those that wait.
  expect(many).toBeLessThan(30 * few);
});
