import type { Owner } from '@dakpion/contracts';
import { dataBytesOf, type RecordedEvent } from '@dakpion/event-store';
import { addAttempt, type VersionedAttemptUsage } from '@dakpion/read-models';
import { deliveryEventOf, deliveryOwnerIn, orderIdOfStream } from '../deliveries/delivery-stream.ts';
import { isAttempt } from '../domain/delivery-event.ts';

/** The attempts of an order's webhooks, and its owner. */
export interface OwnedAttemptUsage extends VersionedAttemptUsage {
  readonly owner: Owner;
}

/** The attempts and the bytes of an order's webhooks after one more event of their stream. */
export function afterEvent(before: OwnedAttemptUsage | null, recorded: RecordedEvent): OwnedAttemptUsage {
  const event = deliveryEventOf(recorded);
  const owner = before?.owner ?? deliveryOwnerIn(recorded);
  if (owner === undefined) throw new Error(`${recorded.stream} does not begin with an event that names its owner.`);
  const {
    order_id,
    attempts,
    stored_bytes = 0,
  } = before?.usage ?? {
    order_id: orderIdOfStream(recorded.stream),
    attempts: {},
  };
  const usage = {
    order_id,
    attempts: isAttempt(event) ? addAttempt(attempts, event.data.started_at) : attempts,
    stored_bytes: stored_bytes + dataBytesOf(recorded),
  };
  return { owner, usage, version: recorded.revision + 1 };
}
