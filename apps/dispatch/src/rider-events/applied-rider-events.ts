import type { Documents } from '@dakpion/state-store';

/** How long an event's id is remembered, in ms. As long as the topic keeps the message, so that a replay of the topic is covered. */
export const rememberMs = 7 * 24 * 60 * 60 * 1000;

const collection = 'dispatch.applied-rider-events';

/**
 * The ids of the events that were applied, per order, so that a duplicate costs one read and no command. Bounded by time.
 * Should they be lost, the order itself still knows what it has done.
 */
export class AppliedRiderEvents {
  constructor(private readonly documents: Documents) {}

  async has(orderId: string, eventId: string): Promise<boolean> {
    return (await this.documents.read({ scope: orderId, collection, id: eventId })) !== null;
  }

  async add(orderId: string, eventId: string): Promise<void> {
    const applied = { version: 1, value: true, expiresInMs: rememberMs };
    await this.documents.write(orderId, [{ kind: 'put', collection, id: eventId, ...applied }]);
  }
}
