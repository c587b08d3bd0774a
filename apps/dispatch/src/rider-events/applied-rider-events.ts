import type { Documents } from '@dakpion/state-store';

/**
 * How long the id of an event is kept, in ms: as long as the topic keeps the message, so that a replay of the topic is covered.
 */
export const rememberMs = 7 * 24 * 60 * 60 * 1000;

const collection = 'dispatch.applied-rider-events';

/**
 * The ids of applied events, by order, so that a duplicate costs one read and no command. Bounded by time. If they are lost,
 * the order still recognises duplicates.
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
