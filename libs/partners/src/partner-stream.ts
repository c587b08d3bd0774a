import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { evolvePartner, type Partner } from './domain/partner.ts';
import type { PartnerEvent } from './domain/partner-events.ts';

/** Every partner's stream begins with it. */
export const partnerStreamPrefix = 'partner-';

/** A partner and the revision of the event that made it so. */
export interface PartnerAtRevision {
  readonly partner: Partner;
  readonly revision: number;
}

export function partnerStream(partnerId: string): string {
  return partnerStreamPrefix + partnerId;
}

/** Folds a partner's stream, or its events up to `lastRevision`. Null when there is none. */
export async function readPartner(
  eventStore: EventStore,
  stream: string,
  lastRevision?: number,
): Promise<PartnerAtRevision | null> {
  const events = eventStore.readStream(stream, lastRevision === undefined ? {} : { maxCount: lastRevision + 1 });
  let read: PartnerAtRevision | null = null;
  for await (const event of events) {
    const before: Partner | null = read === null ? null : read.partner;
    read = { partner: evolvePartner(before, partnerEventOf(event)), revision: event.revision };
  }
  return read;
}

// Only PartnerAccounts appends to these streams; a type that evolvePartner does not know would leave the partner undefined.
function partnerEventOf(event: RecordedEvent): PartnerEvent {
  return { type: event.type, data: event.data } as unknown as PartnerEvent;
}
