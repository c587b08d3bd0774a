import { setTimeout as pause } from 'node:timers/promises';
import type { Json } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import { Checkpoints, type StateStore } from '@dakpion/state-store';
import { orderIdOfStream, orderStreamPrefix } from '../order-stream.ts';
import { projectionName } from '../projections/order-views.projection.ts';
import { publisherName } from '../publishing/order-event.publisher.ts';
import { OrderVerifier } from './order-verifier.ts';

/** Something that is not as the events say. `order_id` is null when it is about no one order. */
export interface Difference {
  readonly order_id: string | null;
  readonly what: 'history' | 'view' | 'webhook_plan' | 'publisher_checkpoint' | 'projection_checkpoint';
  readonly expected: Json;
  readonly found: Json;
}

/** What a verification tells as it goes; `verified` comes once, at the end. */
export type VerificationItem =
  | { readonly kind: 'difference'; readonly difference: Difference }
  | { readonly kind: 'verified'; readonly orders: number; readonly events: number; readonly differences: number };

/** What to verify, and how patiently. */
export interface VerifyOptions {
  readonly eventStore: EventStore;
  readonly stateStore: StateStore;
  /** Exclusive: only orders created after this position. Default: all. */
  readonly after?: bigint;
  /** How long, in all, what follows from events may take to catch up with them. Default 10 s; 0 for a system at rest. */
  readonly waitMs?: number;
  /** Epoch milliseconds. */
  readonly clock?: () => number;
}

/** Waits until something holds, at most until one deadline for the whole verification. */
export type WaitFor = (holds: () => Promise<boolean>) => Promise<void>;

const defaultWaitMs = 10_000;
const pollMs = 50;

/**
 * Compares everything that follows from the orders' events with the events: histories, views, publishing, webhook plans.
 * Covers the events that are there when it begins, beside a running system or at rest; its memory does not grow.
 */
export async function* verifyOrders(options: VerifyOptions): AsyncGenerator<VerificationItem> {
  const { eventStore, stateStore } = options;
  const waitFor = waitUntil(options.clock ?? Date.now, options.waitMs ?? defaultWaitMs);
  const head = await headOf(eventStore);
  let orders = 0;
  let events = 0;
  let differences = 0;
  const told = (difference: Difference): VerificationItem => {
    differences += 1;
    return { kind: 'difference', difference };
  };

  for await (const difference of verifyCheckpoints(stateStore, head, waitFor)) yield told(difference);
  if (head !== undefined) {
    const verifier = new OrderVerifier(eventStore, stateStore, head, waitFor);
    const after = options.after === undefined ? {} : { after: options.after };
    for await (const event of eventStore.readAll({ ...after, streamPrefixes: [orderStreamPrefix] })) {
      if (event.position > head) break;
      events += 1;
      if (event.revision !== 0) continue;
      orders += 1;
      for (const difference of await verifier.verify(orderIdOfStream(event.stream))) yield told(difference);
    }
  }
  yield { kind: 'verified', orders, events, differences };
}

/** Position of the last event of any order. */
async function headOf(eventStore: EventStore): Promise<bigint | undefined> {
  const last = eventStore.readAll({ direction: 'backwards', streamPrefixes: [orderStreamPrefix], maxCount: 1 });
  for await (const event of last) return event.position;
  return undefined;
}

async function* verifyCheckpoints(
  stateStore: StateStore,
  head: bigint | undefined,
  waitFor: WaitFor,
): AsyncGenerator<Difference> {
  if (head === undefined) return;
  const checkpoints = new Checkpoints(stateStore);
  const followers = [
    { name: publisherName, what: 'publisher_checkpoint' },
    { name: projectionName, what: 'projection_checkpoint' },
  ] as const;
  for (const { name, what } of followers) {
    let position: bigint | undefined;
    const isThere = async () => {
      position = await checkpoints.read(name);
      return position !== undefined && position >= head;
    };
    await waitFor(isThere);
    if (!(await isThere())) {
      yield { order_id: null, what, expected: `at least ${head}`, found: position?.toString() ?? null };
    }
  }
}

function waitUntil(clock: () => number, waitMs: number): WaitFor {
  const deadline = clock() + waitMs;
  return async (holds) => {
    while (!(await holds()) && clock() < deadline) await pause(pollMs);
  };
}
