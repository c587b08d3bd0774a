import { dhakaTime, epochMsOf, type Owner } from '@dakpion/contracts';
import type { Partners } from '@dakpion/partners';
import type { DeliveryLog, DeliveryLogEntry, DeliveryLogWriter } from '@dakpion/read-models';
import { logOwners } from './log-owners.ts';

/** The dependencies of the retention. */
interface DeliveryLogRetentionParts {
  readonly log: DeliveryLog;
  readonly writer: DeliveryLogWriter;
  readonly partners: Partners;
}

const dayMs = 24 * 60 * 60 * 1_000;
export const entriesPerBatch = 100;
/** The states in which nobody waits for a delivery any more. */
const endings = ['delivered', 'discarded'] as const;
type Ending = (typeof endings)[number];

/**
 * Removes webhooks from the log that were delivered or discarded, and not changed since, before a time. Webhooks that wait or
 * are in review stay, however old, because they were not delivered. The event store keeps the deliveries themselves.
 */
export class DeliveryLogRetention {
  constructor(private readonly parts: DeliveryLogRetentionParts) {}

  /**
   * Goes once through the logs of all partners in batches, until aborted. `before`: epoch milliseconds. Returns the number of
   * removed entries.
   */
  async removeDeliveredBefore(before: number, signal: AbortSignal): Promise<number> {
    let removed = 0;
    for await (const owner of logOwners(this.parts.partners)) {
      if (signal.aborted) break;
      removed += await this.trim(owner, before, signal);
    }
    return removed;
  }

  private async trim(owner: Owner, before: number, signal: AbortSignal): Promise<number> {
    let removed = 0;
    for (const status of endings) removed += await this.trimThose(owner, status, before, signal);
    return removed;
  }

  private async trimThose(owner: Owner, status: Ending, before: number, signal: AbortSignal): Promise<number> {
    let removed = 0;
    // Old webhooks that were redelivered recently are skipped.
    let kept = 0;
    while (!signal.aborted) {
      const batch = await this.oldest(owner, status, before, kept);
      const old = batch.filter((entry) => isOver(entry, before));
      removed += await this.remove(owner, old, before);
      kept += batch.length - old.length;
      if (batch.length < entriesPerBatch) break;
    }
    return removed;
  }

  /** Removes the listed webhooks, except those whose redelivery was requested after they were listed. */
  private async remove(owner: Owner, listed: readonly DeliveryLogEntry[], before: number): Promise<number> {
    const ids = listed.map(({ delivery_id }) => delivery_id);
    const found = [...(await this.parts.writer.read(owner, ids)).values()];
    return this.parts.writer.remove(
      owner,
      found.filter(({ entry }) => isOver(entry, before)),
    );
  }

  private async oldest(
    owner: Owner,
    status: Ending,
    before: number,
    offset: number,
  ): Promise<readonly DeliveryLogEntry[]> {
    const range = { created_at_to: dhakaTime(before), direction: 'ascending' } as const;
    const filter = { ...range, status, offset, limit: entriesPerBatch } as const;
    return (await this.parts.log.list(owner, filter)).deliveries;
  }
}

/** The time since which ended webhooks stay in the log, in epoch milliseconds. `days`: `WEBHOOK_LOG_DAYS`. */
export function keptSince(now: number, days: number): number {
  return now - days * dayMs;
}

/** Whether a delivery has ended, and did not change since `before` (epoch milliseconds). */
export function isOver({ status, updated_at }: DeliveryLogEntry, before: number): boolean {
  return endings.some((ending) => ending === status) && epochMsOf(updated_at) < before;
}
