import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import type { DeliveryOwner } from '@dakpion/webhook-deliveries';
import { deliveryEventOf } from '../delivery-stream.ts';
import { LatelyUsed } from '../lately-used.ts';

const maxHeldOwners = 20_000;

/** Whose deliveries a stream holds: its first event says it. Owners lately asked for are held in memory. */
export class DeliveryOwners {
  /** By stream. */
  private readonly held = new LatelyUsed<string, DeliveryOwner>(maxHeldOwners);

  constructor(private readonly eventStore: EventStore) {}

  /** Whose the event's stream is. Errors: those of the event store. */
  async ownerOf(event: RecordedEvent): Promise<DeliveryOwner> {
    const { stream } = event;
    const known = this.held.get(stream);
    if (known !== undefined) return known;
    const owner = ownerIn(event) ?? (await this.read(stream));
    this.held.set(stream, owner);
    return owner;
  }

  private async read(stream: string): Promise<DeliveryOwner> {
    for await (const first of this.eventStore.readStream(stream, { maxCount: 1 })) {
      const owner = ownerIn(first);
      if (owner !== null) return owner;
    }
    throw new Error(`${stream} does not begin with a planned delivery.`);
  }
}

function ownerIn(recorded: RecordedEvent): DeliveryOwner | null {
  const event = deliveryEventOf(recorded);
  if (event.type !== 'DeliveryPlanned') return null;
  const { partner_id, environment } = event.data;
  return { partner_id, environment };
}
