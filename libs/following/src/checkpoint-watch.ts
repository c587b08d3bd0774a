import { repeat } from '@dakpion/repetition';
import type { StateStore, StoredDocument } from '@dakpion/state-store';
import type { CheckpointDocument } from './checkpoint-document.ts';
import { readCheckpoints } from './stored-checkpoint.ts';

const confirmEveryMs = 1_000;

/** The stored checkpoint of a follower, with the history of the state store. */
export interface FoundCheckpoint {
  /** The history of the state store. */
  readonly history: string;
  readonly stored: StoredDocument<CheckpointDocument> | null;
}

/** A checkpoint that a follower relies on. */
interface WatchedCheckpoint {
  readonly name: string;
  /** The stored form that was last read or saved. */
  readonly known: StoredDocument<CheckpointDocument>;
  /** The error if the known checkpoint was lost. Null if the store still has it, or a later one. */
  lossOf(known: StoredDocument<CheckpointDocument>, found: FoundCheckpoint): Error | null;
}

interface Watched {
  readonly checkpoint: WatchedCheckpoint;
  /** Called each second while the checkpoint is lost. */
  lose(error: Error): void;
}

const watches = new WeakMap<StateStore, CheckpointWatch>();

/** The watch of all followers of this process on that state store. */
export function checkpointWatchOf(stateStore: StateStore): CheckpointWatch {
  const watch = watches.get(stateStore) ?? new CheckpointWatch(stateStore);
  watches.set(stateStore, watch);
  return watch;
}

/**
 * Confirms the checkpoints of all followers of a process each second, because idle followers save nothing. For any number of
 * followers, it reads the history of the state store once, and all checkpoints at once.
 */
class CheckpointWatch {
  private readonly watched = new Set<Watched>();
  private ending: AbortController | null = null;

  constructor(private readonly stateStore: StateStore) {}

  /** Watches until the returned function is called. */
  add(watched: Watched): () => void {
    this.watched.add(watched);
    if (this.ending === null) this.start();
    return () => {
      this.watched.delete(watched);
      if (this.watched.size > 0) return;
      this.ending?.abort();
      this.ending = null;
    };
  }

  private start(): void {
    this.ending = new AbortController();
    // An unavailable store has lost nothing. Followers get its error when they use it.
    const onFailure = () => undefined;
    void repeat(
      { everyMs: confirmEveryMs, pausesFirst: true, run: () => this.confirm(), onFailure },
      this.ending.signal,
    );
  }

  private async confirm(): Promise<void> {
    const expected = [...this.watched].map((watched) => ({ watched, known: watched.checkpoint.known }));
    const names = expected.map(({ watched }) => watched.checkpoint.name);
    // In one request, which reads the history before the checkpoints.
    const [history, found] = await Promise.all([this.stateStore.history(), readCheckpoints(this.stateStore, names)]);
    for (const [index, { watched, known }] of expected.entries()) {
      const lost = watched.checkpoint.lossOf(known, { history, stored: found[index] ?? null });
      if (lost !== null && this.watched.has(watched)) watched.lose(lost);
    }
  }
}
