import { randomUUID } from 'node:crypto';
import type { NewEvent } from './event-store.ts';

// Events that the specs and the contract append, and how they read them again.

/** An arbitrary event. The arguments override its parts. */
export function anEvent(given: Partial<Pick<NewEvent, 'type' | 'data'>> = {}): NewEvent {
  return {
    id: randomUUID(),
    type: 'HAPPENED',
    data: { order_id: 'ord_1' },
    metadata: {
      schema_version: 1,
      $correlationId: 'correlation',
      $causationId: null,
      actor: { kind: 'partner' },
      occurred_at: '2026-11-21T13:00:00.000+06:00',
    },
    ...given,
  };
}

/** Arbitrary events, each with its own id. */
export function someEvents(count: number): NewEvent[] {
  return Array.from({ length: count }, () => anEvent());
}

/** All items up to the end. */
export async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const taken: Item[] = [];
  for await (const item of items) taken.push(item);
  return taken;
}

export function idsOf(events: readonly NewEvent[]): string[] {
  return events.map(({ id }) => id);
}
