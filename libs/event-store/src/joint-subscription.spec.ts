import { setImmediate as nextTurn } from 'node:timers/promises';
import { until } from '@dakpion/fixtures';
import fc from 'fast-check';
import type { RecordedEvent } from './event-store.ts';
import { FoundEventsFixture } from './found-events.fixture.ts';
import { JointSubscription } from './joint-subscription.ts';
import type { SearchRange } from './search.ts';
import { hasPrefix } from './stream-prefixes.ts';

/** A reader that goes at the pace of the test, and begins again after its last event when it was interrupted. */
class PacedReader {
  readonly seen: RecordedEvent[] = [];
  /** How many items it may still take. */
  private permits = 0;
  private leaving: AbortController | null = null;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly engine: FoundEventsFixture,
    private readonly shared: JointSubscription,
    readonly streamPrefixes: readonly string[],
  ) {}

  join(): void {
    if (this.leaving !== null) return;
    this.leaving = new AbortController();
    this.running = this.run(this.leaving.signal);
  }

  /** Leaves as a follower does that fails or stops. */
  async leave(): Promise<void> {
    this.leaving?.abort();
    await this.running;
    this.leaving = null;
  }

  give(permits: number): void {
    this.permits += permits;
  }

  /** The events that it must have seen in the end. */
  wanted(upTo?: bigint): RecordedEvent[] {
    const isWanted = ({ stream, position }: RecordedEvent) =>
      hasPrefix(stream, this.streamPrefixes) && (upTo === undefined || position <= upTo);
    return this.engine.events.filter(isWanted);
  }

  private async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const after = this.seen.at(-1)?.position;
      const { streamPrefixes } = this;
      try {
        for await (const item of this.shared.items({ ...(after !== undefined && { after }), streamPrefixes, signal })) {
          if (item.kind === 'event') this.seen.push(item.event);
          else if (item.kind === 'caught_up') this.mustHaveAll(item.position);
          while (this.permits === 0 && !signal.aborted) await nextTurn();
          this.permits -= 1;
        }
      } catch (error) {
        if (!String(error).includes('connection was lost')) throw error;
      }
    }
  }

  private mustHaveAll(upTo: bigint | undefined): void {
    expect(this.seen.length).toBeGreaterThanOrEqual(this.wanted(upTo ?? -1n).length);
  }
}

const streams = ['order-1', 'order-2', 'webhook-1', 'partner-1'];
const prefixes = [['order-'], ['webhook-', 'order-1'], [], ['partner-']];
/** The tail has room for so few events that slow readers fall out. */
const room = 6;
/** In ms; reached only by a fault. */
const passesWithinMs = 10_000;
const pace = { events: 3, patienceMs: 5, gatherMs: 1 };

type Step =
  | { readonly what: 'append'; readonly stream: number; readonly count: number }
  | { readonly what: 'join'; readonly reader: number }
  | { readonly what: 'leave'; readonly reader: number }
  | { readonly what: 'give'; readonly reader: number; readonly count: number }
  | { readonly what: 'fail' }
  | { readonly what: 'pass'; readonly count: number };

const count = fc.integer({ min: 1, max: 12 });
const reader = fc.nat(prefixes.length - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('append'), stream: fc.nat(streams.length - 1), count }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('give'), reader, count }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('join'), reader }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('leave'), reader }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('fail') }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('pass'), count }) },
) as fc.Arbitrary<Step>;

let engine: FoundEventsFixture;
let shared: JointSubscription;
let readers: PacedReader[];

beforeEach(() => begin());
afterEach(end);

function begin(catchesUpWithAll = false, patienceMs = pace.patienceMs): void {
  engine = new FoundEventsFixture();
  shared = new JointSubscription(engine.search, { maxEvents: room, catchesUpWithAll, pace: { ...pace, patienceMs } });
  readers = prefixes.map((each) => new PacedReader(engine, shared, each));
}

/** Begins with the setting of the embedded engine: a reader that is behind reads all streams. */
function beginWithAll(patienceMs?: number): void {
  begin(true, patienceMs);
}

async function end(): Promise<void> {
  await Promise.all(readers.map((each) => each.leave()));
  await passUntil(() => engine.searches.size === 0);
}

async function take(step: Step): Promise<void> {
  if (step.what === 'append') for (let n = 0; n < step.count; n += 1) engine.append(streams[step.stream] as string);
  else if (step.what === 'join') readers[step.reader]?.join();
  else if (step.what === 'leave') await readers[step.reader]?.leave();
  else if (step.what === 'give') readers[step.reader]?.give(step.count);
  else if (step.what === 'fail') engine.fail();
  else for (let n = 0; n < step.count; n += 1) await nextTurn();
}

/** Lets all readers take all events. */
async function settle(): Promise<void> {
  for (const each of readers) {
    each.give(Number.POSITIVE_INFINITY);
    each.join();
  }
  await passUntil(() => readers.every((each) => each.seen.length >= each.wanted().length));
}

/**
 * Waits for the condition by time, not by turns: the subscription waits for milliseconds, in which Node takes thousands of turns.
 */
async function passUntil(isDone: () => boolean): Promise<void> {
  const end = performance.now() + passesWithinMs;
  while (performance.now() < end && !isDone()) await nextTurn();
}

test.each([
  ['by itself', () => begin()],
  ['with others', beginWithAll],
])(
  'gives each reader its events once and in order while others are slow, fail, leave or join; it catches up %s',
  async (_how, start) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        start();
        try {
          for (const each of steps) await take(each);
          await settle();
          for (const each of readers) expect(each.seen).toEqual(each.wanted());
        } finally {
          await end();
        }
        expect(engine.searches.size).toBe(0);
      }),
      { numRuns: 200 },
    );
  },
);

test('searches once for all that have caught up, with the union of their filters, and decodes each event once', async () => {
  engine.append('order-1');
  readers[0]?.join();
  readers[1]?.join();
  for (const each of readers.slice(0, 2)) each.give(Number.POSITIVE_INFINITY);
  await passUntil(() => engine.searches.size === 1 && readers[1]?.seen.length === 1);
  expect([...engine.searches].map((range) => range.streamPrefixes)).toEqual([['order-', 'webhook-', 'order-1']]);
  const before = engine.decoded;
  for (let n = 0; n < 100; n += 1) {
    engine.append('order-1');
    engine.append('partner-1');
    await nextTurn();
  }
  await passUntil(() => readers.slice(0, 2).every((each) => each.seen.length === 101));
  expect(readers[1]?.seen).toEqual(readers[0]?.seen);
  expect(engine.decoded - before).toBe(100);
});

/** Two readers that catch up together from the first of 100 events. */
function twoThatCatchUp(patienceMs?: number): readonly [PacedReader, PacedReader] {
  beginWithAll(patienceMs);
  for (let n = 0; n < 100; n += 1) engine.append('order-1');
  const two = [readers[0] as PacedReader, readers[1] as PacedReader] as const;
  for (const each of two) each.join();
  return two;
}

test('reads and decodes each event once for readers that catch up from the same place, which wait for each other', async () => {
  // A busy machine can pause for longer than the usual patience.
  const [slow, fast] = twoThatCatchUp(60_000);
  fast.give(Number.POSITIVE_INFINITY);
  for (let n = 0; n < 50; n += 1) {
    slow.give(2);
    await nextTurn();
    expect(fast.seen.length - slow.seen.length).toBeLessThanOrEqual(room);
  }
  slow.give(Number.POSITIVE_INFINITY);
  await passUntil(() => [slow, fast].every((each) => each.seen.length === 100));
  expect([slow.seen.length, fast.seen.length, engine.decoded]).toEqual([100, 100, 100]);
});

test('does not wait for a reader that takes nothing for a while during a catch-up', async () => {
  const [stalled, other] = twoThatCatchUp();
  other.give(Number.POSITIVE_INFINITY);
  await until(() => other.seen.length === 100);
  expect(stalled.seen.length).toBeLessThan(2);
  stalled.give(Number.POSITIVE_INFINITY);
  await until(() => stalled.seen.length === 100);
});

test('finds the few events of a reader among many others without reading the others', async () => {
  for (let n = 0; n < 100; n += 1) engine.append(n % 50 === 0 ? 'partner-1' : 'order-1');
  const findFew = ({ after, streamPrefixes }: SearchRange) => {
    const isWanted = ({ stream, position }: RecordedEvent) =>
      hasPrefix(stream, streamPrefixes) && position > (after ?? -1n);
    const events = engine.events.filter(isWanted).map((event) => ({ ...event, decode: () => event }));
    return after === undefined ? [{ events, searchedTo: engine.events.at(-1)?.position, isAtEnd: false }] : null;
  };
  shared = new JointSubscription(engine.search, { maxEvents: room, catchesUpWithAll: true, findFew, pace });
  const few = new PacedReader(engine, shared, ['partner-']);
  readers = [few];
  few.give(Number.POSITIVE_INFINITY);
  few.join();
  await passUntil(() => engine.searches.size === 1 && few.seen.length === 2);
  engine.append('partner-1');
  await passUntil(() => few.seen.length === 3);
  expect(few.seen).toEqual(few.wanted());
  expect([...engine.searches].map(({ after }) => after)).toEqual([990n]);
});

test('lets a slow reader search by itself until it has caught up, and delays no other reader', async () => {
  const [slow, fast] = [readers[0] as PacedReader, readers[2] as PacedReader];
  for (const each of [slow, fast]) each.join();
  fast.give(Number.POSITIVE_INFINITY);
  await passUntil(() => engine.searches.size === 1);
  for (let n = 0; n < 50; n += 1) engine.append('order-1');
  await passUntil(() => fast.seen.length === 50);
  expect([fast.seen.length, slow.seen.length]).toEqual([50, 0]);
  slow.give(3);
  await passUntil(() => engine.searches.size === 2);
  expect(engine.searches.size).toBe(2);
  slow.give(Number.POSITIVE_INFINITY);
  await passUntil(() => slow.seen.length === 50 && engine.searches.size === 1);
  expect([slow.seen.length, engine.searches.size]).toEqual([50, 1]);
});
