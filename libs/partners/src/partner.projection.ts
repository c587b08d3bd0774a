import { setTimeout } from 'node:timers/promises';
import type { EventStore } from '@dakpion/event-store';
import { type Checkpoint, Checkpoints, type StateStore } from '@dakpion/state-store';
import { writePartnerDocuments } from './partner-documents.ts';
import { partnerStreamPrefix, readPartner } from './partner-stream.ts';

const checkpointName = 'partners';
const eventsPerCheckpoint = 100;
const firstPauseMs = 100;
const maxPauseMs = 5_000;

/** Keeps the read models of partners up with their streams: it writes what commands left out, and rebuilds all when empty. */
export class PartnerProjection {
  private readonly checkpoints: Checkpoints;

  constructor(
    private readonly eventStore: EventStore,
    private readonly stateStore: StateStore,
  ) {
    this.checkpoints = new Checkpoints(stateStore);
  }

  /**
   * Runs until `signal` aborts. When an engine goes away, or the state store has lost its checkpoint, it begins again after a pause (100 ms, doubled up to 5 s), and
   * tells `onDrop`. Rejects only for a bug or a damaged stream.
   */
  async run(signal: AbortSignal, onDrop: (error: Error) => void = () => {}): Promise<void> {
    let pauseMs = firstPauseMs;
    while (!signal.aborted) {
      try {
        await this.follow(signal, () => {
          pauseMs = firstPauseMs;
        });
      } catch (error) {
        if (signal.aborted) return;
        if (!isTemporary(error)) throw error;
        onDrop(error);
        await setTimeout(pauseMs, undefined, { signal }).catch(() => undefined);
        pauseMs = Math.min(pauseMs * 2, maxPauseMs);
      }
    }
  }

  private async follow(signal: AbortSignal, onProgress: () => void): Promise<void> {
    const checkpoint = await this.checkpoints.open(checkpointName);
    await checkpoint.whileKept(signal, (whileKept) => this.project(checkpoint, whileKept, onProgress));
  }

  private async project(checkpoint: Checkpoint, signal: AbortSignal, onProgress: () => void): Promise<void> {
    const after = checkpoint.position;
    const from = after === undefined ? {} : { after };
    let unsaved = 0;
    let processed: bigint | undefined;
    const items = this.eventStore.subscribe({ ...from, streamPrefixes: [partnerStreamPrefix], signal });
    for await (const item of items) {
      if (item.kind === 'event') {
        const at = await readPartner(this.eventStore, item.event.stream, item.event.revision);
        if (at !== null) await writePartnerDocuments(this.stateStore, at);
        processed = item.event.position;
        unsaved += 1;
      }
      // The place of the last event processed, never how far the subscription has looked.
      if (processed !== undefined && (item.kind === 'caught_up' || unsaved >= eventsPerCheckpoint)) {
        await checkpoint.save(processed);
        unsaved = 0;
        processed = undefined;
      }
      onProgress();
    }
  }
}

function isTemporary(error: unknown): error is Error {
  return error instanceof Error && (error as { temporary?: boolean }).temporary === true;
}
