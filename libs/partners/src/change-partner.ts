import type { CommandContext, DhakaTime } from '@dakpion/contracts';
import { type Decision, type EventStore, handleCommand, newEvent } from '@dakpion/event-store';
import { isTemporary } from '@dakpion/repetition';
import type { StateStore } from '@dakpion/state-store';
import { countChange } from './change-quota.ts';
import { type PartnerEvent, partnerSchemaVersion } from './domain/partner-events.ts';
import type { TeamEvent } from './domain/team-events.ts';
import { writePartnerDocuments } from './partner-documents.ts';
import { evolvedPartner, type PartnerAtRevision, partnerStream } from './partner-stream.ts';
import { readRecentPartner } from './recent-partners.ts';

interface PartnerEngines {
  readonly eventStore: EventStore;
  readonly stateStore: StateStore;
}

interface PartnerChangeOptions<Event> {
  readonly now: DhakaTime;
  /** The cause of these events. */
  readonly contextOf: (events: readonly Event[]) => CommandContext;
  /**
   * Whether the answer contains a secret that cannot be shown again. If so, it is returned even if the state store is
   * unavailable.
   */
  readonly showsSecret: (events: readonly Event[]) => boolean;
}

// Commands on one partner are rare. So many conflicts in a row indicate a loop.
const maxDecisions = 10;

/**
 * Decides a command on the stored partner, appends the resulting events, then writes the read models, so that the caller can
 * read its change. Rejects with the errors of the event store, ContendedError, TooManyChangesError, and the errors of the state store.
 */
export async function changePartner<Event extends PartnerEvent | TeamEvent, Reason>(
  { eventStore, stateStore }: PartnerEngines,
  partnerId: string,
  options: PartnerChangeOptions<Event>,
  decide: (before: PartnerAtRevision | null) => Decision<Event, Reason>,
): Promise<
  | { readonly outcome: 'done'; readonly after: PartnerAtRevision; readonly events: readonly Event[] }
  | { readonly outcome: 'refused'; readonly refusal: Reason }
> {
  const stream = partnerStream(partnerId);
  const handled = await handleCommand<PartnerAtRevision | null, Event, Reason>(
    {
      name: partnerId,
      maxDecisions,
      read: () => readRecentPartner(eventStore, stream),
      append: async (events, before) => {
        const context = options.contextOf(events);
        await countChange(stateStore, partnerId, context.actor);
        const envelope = { schema_version: partnerSchemaVersion, occurred_at: options.now, context };
        const news = events.map((event) => newEvent(event, envelope));
        return (await eventStore.append(stream, news, before?.revision ?? 'no_stream')).outcome === 'appended';
      },
      evolve: evolvedPartner,
    },
    decide,
  );
  if (handled.outcome === 'refused') return { outcome: 'refused', refusal: handled.refusal };
  if (handled.state === null) throw new Error('a command on no partner came to nothing');
  await writeDocuments(stateStore, handled.state, options.showsSecret(handled.events));
  return { outcome: 'done', after: handled.state, events: handled.events };
}

/**
 * The change is complete when it is appended. If the state store is unavailable, the projection writes it later. A caller that
 * requested a secret gets it nevertheless, because it cannot be shown again. Any other command fails and can be repeated:
 * "suspended" would be wrong while keys are still accepted.
 */
async function writeDocuments(stateStore: StateStore, after: PartnerAtRevision, showsSecret: boolean): Promise<void> {
  try {
    await writePartnerDocuments(stateStore, after);
  } catch (error) {
    if (!isTemporary(error) || !showsSecret) throw error;
  }
}
