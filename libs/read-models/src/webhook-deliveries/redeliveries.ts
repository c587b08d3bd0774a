import type { DhakaTime, Owner } from '@dakpion/contracts';
import type { StateStore } from '@dakpion/state-store';
import { scopeOf } from '../scope-of.ts';

/** The progress of a redelivery of many webhooks. */
export interface RedeliveryProgress {
  readonly redelivery_id: string;
  readonly requested_at: DhakaTime;
  /** Its filter: webhooks that were created then or later (null: all), either only those in review, or all that have ended. */
  readonly created_at_from: DhakaTime | null;
  readonly status: 'manual_review' | 'discarded' | null;
  /** The number of matching webhooks when it was requested. */
  readonly accepted: number;
  /** The number of webhooks that it has started. The log shows their results. */
  readonly redelivered: number;
  /** Null while it is in progress. */
  readonly finished_at: DhakaTime | null;
}

const collection = 'webhook-redeliveries';
/** The document with the id of the last recorded redelivery. Ids of redeliveries begin with `rdl_`. */
const latestId = 'latest';
/** The document with the last step after which another one was sent. */
const sentId = (redeliveryId: string): string => `${redeliveryId}.sent`;
const keptMs = 7 * 24 * 60 * 60 * 1_000;
/**
 * Steps follow each other within seconds. If a redelivery has no step for this time, its next step was lost, and it no longer
 * blocks others.
 */
const silentAfterMs = 10 * 60 * 1_000;

interface LatestRedelivery {
  readonly redelivery_id: string;
  /** Epoch milliseconds by the clock of the state store. */
  readonly recorded_at: number;
}

/**
 * The progress of redeliveries, kept for a week after their last step or slightly longer. Rejects with the errors of the state
 * store.
 */
export class Redeliveries {
  constructor(private readonly stateStore: StateStore) {}

  /** The progress of a redelivery. Null if the owner has no such redelivery, or if it was removed. */
  async find(owner: Owner, redeliveryId: string): Promise<RedeliveryProgress | null> {
    const scope = scopeOf(owner);
    const found = await this.stateStore.documents.read<RedeliveryProgress>({ scope, collection, id: redeliveryId });
    return found?.value ?? null;
  }

  /** Whether a step must not be taken again: the step after it was sent, or the redelivery has finished. */
  async hasPassed(owner: Owner, redeliveryId: string, step: number): Promise<boolean> {
    const address = { scope: scopeOf(owner), collection, id: sentId(redeliveryId) };
    const sent = await this.stateStore.documents.read(address);
    if (sent !== null && sent.version > step) return true;
    const progress = await this.find(owner, redeliveryId);
    return progress !== null && progress.finished_at !== null;
  }

  /** Records that the step after `step` was sent. */
  async recordSent(owner: Owner, redeliveryId: string, step: number): Promise<void> {
    const id = sentId(redeliveryId);
    const sent = { kind: 'put', collection, id, version: step + 1, value: step, expiresInMs: keptMs } as const;
    await this.stateStore.documents.write(scopeOf(owner), [sent]);
  }

  /** The unfinished redelivery of the owner. Null if there is none. */
  async underWay(owner: Owner): Promise<RedeliveryProgress | null> {
    const { clock, documents } = this.stateStore;
    const scope = scopeOf(owner);
    const latest = await documents.read<LatestRedelivery>({ scope, collection, id: latestId });
    if (latest === null) return null;
    // A record of the future was written while the clock was ahead.
    if (Math.abs(clock.now() - latest.value.recorded_at) > silentAfterMs) return null;
    const progress = await this.find(owner, latest.value.redelivery_id);
    return progress?.finished_at === null ? progress : null;
  }

  /** Records the progress after `step` (from 0). A lower step than the recorded one changes nothing. */
  async record(owner: Owner, progress: RedeliveryProgress, step: number): Promise<void> {
    const { clock, documents } = this.stateStore;
    const { redelivery_id: id } = progress;
    const now = clock.now();
    const latest: LatestRedelivery = { redelivery_id: id, recorded_at: now };
    await documents.write(scopeOf(owner), [
      { kind: 'put', collection, id, version: step + 1, value: progress, expiresInMs: keptMs },
      // Removed first, because the clock can have been set back since the last record.
      { kind: 'remove', collection, id: latestId },
      { kind: 'put', collection, id: latestId, version: now, value: latest, expiresInMs: keptMs },
    ]);
  }
}
