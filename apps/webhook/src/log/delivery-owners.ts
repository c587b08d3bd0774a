import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import type { DeliveryOwner } from '@dakpion/webhook-deliveries';
import { deliveryEventOf } from '../delivery-stream.ts';

const maxHeldOwners = 20_000;

/** Whose deliveries a stream holds: its first event says it. Owners lately asked for are held in memory. */
export class DeliveryOwners {
  /** By stream, least lately used first. */
  private readonly held = new Map<string, DeliveryOwner>();

  constructor(private readonly eventStore: EventStore) {}

  /** Whose the event's stream is. Errors: those of the event store. */
  async ownerOf(event: RecordedEvent): Promise<DeliveryOwner> {
    const { stream } = event;
    const owner = this.held.get(stream) ?? ownerIn(event) ?? (await this.read(stream));
    this.held.delete(stream);
    this.held.set(stream, owner);
    if (this.held.size > maxHeldOwners) {
      const [oldest] = this.held.keys();
      if (oldest !== undefined) this.held.delete(oldest);
    }
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
