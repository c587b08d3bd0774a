import { type DhakaTime, epochMsOf } from '@dakpion/contracts';
import type { StateStore } from '@dakpion/state-store';
import { type DeliveryOwner, deliveryLogDocuments } from './delivery-log-entry.ts';

/** How far a redelivery of many webhooks has come. */
export interface RedeliveryProgress {
  readonly redelivery_id: string;
  readonly requested_at: DhakaTime;
  /** What it is for: webhooks created then or later (null: ever), and only those in review, or all that had ended. */
  readonly created_at_from: DhakaTime | null;
  readonly status: 'manual_review' | null;
  /** How many it was for when it was asked for. */
  readonly accepted: number;
  /** How many it has set going; the log tells what came of them. */
  readonly redelivered: number;
  /** Null while it is under way. */
  readonly finished_at: DhakaTime | null;
}

const collection = 'webhook-redeliveries';
const keptMs = 7 * 24 * 60 * 60 * 1_000;

/** The progress of redeliveries, kept for a week after they were asked for. Errors: those of the state store. */
export class Redeliveries {
  constructor(private readonly stateStore: StateStore) {}

  /** Null when the owner has no such redelivery, or not any more. */
  async find(owner: DeliveryOwner, redeliveryId: string): Promise<RedeliveryProgress | null> {
    const scope = deliveryLogDocuments.scopeOf(owner);
    const found = await this.stateStore.documents.read<RedeliveryProgress>({ scope, collection, id: redeliveryId });
    return found?.value ?? null;
  }

  /** Records how far it has come after so many steps; fewer than are recorded change nothing. `step` is from 0. */
  async record(owner: DeliveryOwner, progress: RedeliveryProgress, step: number): Promise<void> {
    const { redelivery_id: id, requested_at } = progress;
    const expiresAt = epochMsOf(requested_at) + keptMs;
    await this.stateStore.documents.write(deliveryLogDocuments.scopeOf(owner), [
      { kind: 'put', collection, id, version: step + 1, value: progress, expiresAt },
    ]);
  }
}
