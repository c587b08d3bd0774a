import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { CommandContext } from '@dakpion/contracts';
import type { RecordedEvent } from '@dakpion/event-store';
import { closeEngines, type Engines, openEngines } from '@dakpion/service';
import { OrderRepository } from './commands/order-repository.ts';
import type { OrderEvent } from './domain/order-event.ts';

// What the specs that need real engines share: an installation in a temporary directory.

export const context: CommandContext = {
  actor: { kind: 'api_key', key_id: 'key_1' },
  correlation_id: 'req_1',
  causation_id: null,
};

/** Opens the embedded engines on an empty directory, runs, and removes everything. */
export async function withEngines(run: (engines: Engines, dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dakpion-order-'));
  const engines = await openEngines(dataDir);
  try {
    await run(engines, dataDir);
  } finally {
    await closeEngines(engines);
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Appends events of an order as if commands had led to them; `sequence` is how many it has had before. */
export async function record(engines: Engines, id: string, events: readonly OrderEvent[], sequence = 0): Promise<void> {
  const result = await new OrderRepository(engines.eventStore).append(id, events, sequence, context);
  expect(result.outcome).toBe('appended');
}

export async function storedEvents(engines: Engines): Promise<readonly RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for await (const event of engines.eventStore.readAll()) events.push(event);
  return events;
}

/** Resolves with the first value that is not undefined; fails after `withinMs`. */
export async function eventually<Value>(
  look: () => Promise<Value | undefined> | Value | undefined,
  withinMs = 5_000,
): Promise<Value> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const value = await look();
    if (value !== undefined) return value;
    if (Date.now() > deadline) throw new Error(`It did not happen within ${withinMs} ms: ${look}`);
    await pause(5);
  }
}
