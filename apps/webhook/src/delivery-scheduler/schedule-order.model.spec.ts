import fc from 'fast-check';
import { OrderWorld } from './order-world.fixture.ts';

interface Act {
  /** The name that a counterexample shows. */
  readonly name: string;
  readonly run: (world: OrderWorld) => void;
}

// Most inputs go to one process, so that its work ends.
const index = fc.constantFrom(0, 0, 0, 1, 2);
const act = (name: string, run: (world: OrderWorld, process: number) => void): fc.Arbitrary<Act> =>
  index.map((process) => ({ name: `${name} ${process}`, run: (world) => run(world, process) }));
const fails = fc.constantFrom('no', 'no', 'no', 'before', 'after' as const);
const failing = fc.tuple(index, fails).map(([process, when]) => ({
  name: `work ${process}, fails: ${when}`,
  run: (world: OrderWorld) => world.work(process, when),
}));
const passing = fc.constantFrom(1, 100, 501, 1_000, 4_000, 11_000).map((ms) => ({
  name: `pass ${ms} ms`,
  run: (world: OrderWorld) => world.pass(ms),
}));
const clockSteps = fc.constantFrom(-10_000, -1_000, 1_000, 60_000).map((ms) => ({
  name: `set the clock by ${ms} ms`,
  run: (world: OrderWorld) => world.setClock(ms),
}));

/** Events that can happen to a process at any time. */
const daily: readonly fc.WeightedArbitrary<Act>[] = [
  { weight: 1, arbitrary: act('plan', (world, process) => world.plan(process)) },
  { weight: 2, arbitrary: act('plan ahead', (world, process) => world.planAhead(process)) },
  { weight: 1, arbitrary: act('repeat a message', (world, process) => world.repeat(process)) },
  { weight: 24, arbitrary: act('work', (world, process) => world.work(process)) },
  { weight: 2, arbitrary: failing },
  { weight: 6, arbitrary: act('turn', (world, process) => world.turn(process)) },
  { weight: 1, arbitrary: act('turn, elsewhere', (world, process) => world.turn(process, { isElsewhere: true })) },
  { weight: 1, arbitrary: act('turn, disk full', (world, process) => world.turn(process, { canRecord: false })) },
  { weight: 1, arbitrary: act('fill the endpoint', (world, process) => world.fill(process, true)) },
  { weight: 1, arbitrary: act('empty the endpoint', (world, process) => world.fill(process, false)) },
  { weight: 4, arbitrary: act('take due', (world, process) => world.takeDue(process)) },
  { weight: 3, arbitrary: act('refuse', (world, process) => world.end(process, false)) },
  { weight: 3, arbitrary: act('deliver', (world, process) => world.end(process, true)) },
  { weight: 1, arbitrary: act('crash', (world, process) => world.crash(process)) },
  { weight: 2, arbitrary: act('restore', (world, process) => world.restore(process)) },
  { weight: 4, arbitrary: passing },
];
/** Faults after which an attempt may be repeated. */
const rare: readonly fc.WeightedArbitrary<Act>[] = [
  { weight: 1, arbitrary: fc.constant({ name: 'lose the due queue', run: (world: OrderWorld) => world.loseEntry() }) },
  { weight: 1, arbitrary: clockSteps },
];

function play(world: OrderWorld, acts: readonly Act[]): void {
  for (const each of acts) each.run(world);
  world.comeToRest();
  // Every webhook was delivered or is in review, and no process holds the order or a place at its endpoint.
  expect(world.deliveries).toEqual([]);
  expect(world.isAtRest).toBe(true);
}

const acts = (of: readonly fc.WeightedArbitrary<Act>[]) =>
  fc.array(fc.oneof(...of), { minLength: 1, maxLength: 150, size: 'max' });
const runs = { numRuns: 2_000 };

test('several processes make one attempt at a time, in sequence, never early, and forget no webhook and no place', () => {
  fc.assert(
    fc.property(acts(daily), (each) => play(new OrderWorld(false, false), each)),
    runs,
  );
});

test('a single process makes one attempt at a time, in sequence, never early, and forgets no webhook and no place', () => {
  fc.assert(
    fc.property(acts(daily), (each) => play(new OrderWorld(true, false), each)),
    runs,
  );
});

test('no webhook is forgotten, however often the due queue is lost or the clock is set', () => {
  fc.assert(
    fc.property(acts([...daily, ...rare]), (each) => play(new OrderWorld(false, true), each)),
    runs,
  );
});
