import type { EventStore } from '@dakpion/event-store';
import type { DeliveryOwner } from '@dakpion/webhook-deliveries';
import { deliveryEventOf } from '../delivery-stream.ts';

const maxHeldOwners = 20_000;

/** Whose deliveries a stream holds: its first event says it. Owners lately asked for are held in memory. */
export class DeliveryOwners {
  /** By stream, least lately used first. */
  private readonly held = new Map<string, DeliveryOwner>();

  constructor(private readonly eventStore: EventStore) {}

  /** Errors: those of the event store. */
  async ownerOf(stream: string): Promise<DeliveryOwner> {
    const owner = this.held.get(stream) ?? (await this.read(stream));
    this.held.delete(stream);
    this.held.set(stream, owner);
    if (this.held.size > maxHeldOwners) {
      const [oldest] = this.held.keys();
      if (oldest !== undefined) this.held.delete(oldest);
    }
    return owner;
  }

  private async read(stream: string): Promise<DeliveryOwner> {
    for await (const recorded of this.eventStore.readStream(stream, { maxCount: 1 })) {
      const event = deliveryEventOf(recorded);
      if (event.type !== 'DeliveryPlanned') break;
      const { partner_id, environment } = event.data;
      return { partner_id, environment };
    }
    throw new Error(`${stream} does not begin with a planned delivery.`);
  }
}
