import type { DhakaTime } from '@dakpion/contracts';
import type { StateStore } from '@dakpion/state-store';
import { type DeliveryOwner, deliveryLogDocuments } from './delivery-log-entry.ts';

/** How far a redelivery of many webhooks has come. */
export interface RedeliveryProgress {
  readonly redelivery_id: string;
  readonly requested_at: DhakaTime;
  /** What it is for: webhooks created then or later (null: ever), and only those in review, or all that had ended. */
  readonly created_at_from: DhakaTime | null;
  readonly status: 'manual_review' | 'discarded' | null;
  /** How many it was for when it was asked for. */
  readonly accepted: number;
  /** How many it has started; the log shows their results. */
  readonly redelivered: number;
  /** Null while it is under way. */
  readonly finished_at: DhakaTime | null;
}

const collection = 'webhook-redeliveries';
/** Its document names the redelivery that was recorded last. Ids of redeliveries begin with `rdl_`. */
const latestId = 'latest';
const keptMs = 7 * 24 * 60 * 60 * 1_000;
/** Steps follow each other within seconds. One that was silent for so long has lost its next step, and blocks no other. */
const silentAfterMs = 10 * 60 * 1_000;

interface LatestRedelivery {
  readonly redelivery_id: string;
  /** Epoch milliseconds by the state store's clock. */
  readonly recorded_at: number;
}

/** The progress of redeliveries, kept for a week after their last step, or a little longer. Errors: those of the state store. */
export class Redeliveries {
  constructor(private readonly stateStore: StateStore) {}

  /** Null when the owner has no such redelivery, or not any more. */
  async find(owner: DeliveryOwner, redeliveryId: string): Promise<RedeliveryProgress | null> {
    const scope = deliveryLogDocuments.scopeOf(owner);
    const found = await this.stateStore.documents.read<RedeliveryProgress>({ scope, collection, id: redeliveryId });
    return found?.value ?? null;
  }

  /** The owner's redelivery that has not finished; null when there is none. */
  async underWay(owner: DeliveryOwner): Promise<RedeliveryProgress | null> {
    const { clock, documents } = this.stateStore;
    const scope = deliveryLogDocuments.scopeOf(owner);
    const latest = await documents.read<LatestRedelivery>({ scope, collection, id: latestId });
    if (latest === null || latest === undefined || clock.now() - latest.value.recorded_at > silentAfterMs) return null;
    const progress = await this.find(owner, latest.value.redelivery_id);
    return progress?.finished_at === null ? progress : null;
  }

  /** Records how far it has come after so many steps; fewer than are recorded change nothing. `step` is from 0. */
  async record(owner: DeliveryOwner, progress: RedeliveryProgress, step: number): Promise<void> {
    const { clock, documents } = this.stateStore;
    const { redelivery_id: id } = progress;
    const now = clock.now();
    const latest: LatestRedelivery = { redelivery_id: id, recorded_at: now };
    await documents.write(deliveryLogDocuments.scopeOf(owner), [
      { kind: 'put', collection, id, version: step + 1, value: progress, expiresInMs: keptMs },
      { kind: 'put', collection, id: latestId, version: now, value: latest, expiresInMs: keptMs },
    ]);
  }
}
