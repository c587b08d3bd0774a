import { type Decision, handleCommand, newEvent } from '@dakpion/command-handler';
import type { CommandContext, DhakaTime } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import { isTemporary } from '@dakpion/repetition';
import type { StateStore } from '@dakpion/state-store';
import { type PartnerEvent, partnerSchemaVersion } from './domain/partner-events.ts';
import type { TeamEvent } from './domain/team-events.ts';
import { writePartnerDocuments } from './partner-documents.ts';
import { evolvedPartner, type PartnerAtRevision, partnerStream, readPartner } from './partner-stream.ts';

export interface PartnerEngines {
  readonly eventStore: EventStore;
  readonly stateStore: StateStore;
}

export interface PartnerChangeOptions<Event> {
  readonly now: DhakaTime;
  /** Who causes these events. */
  readonly contextOf: (events: readonly Event[]) => CommandContext;
  /** The answer holds a secret that cannot be shown again, so that it must be given even when the state store is away. */
  readonly showsSecret: boolean;
}

// Commands on one partner are rare; so many losses in a row mean that something loops.
const maxDecisions = 10;

/**
 * Decides on a partner as it is in the event store, appends what follows, then writes the read models, so that the caller that changes a
 * partner reads the change. Errors: those of the event store, ContendedError, and those of the state store.
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
      read: () => readPartner(eventStore, stream),
      append: async (events, before) => {
        const context = options.contextOf(events);
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
  await writeDocuments(stateStore, handled.state, options.showsSecret);
  return { outcome: 'done', after: handled.state, events: handled.events };
}

/**
 * The change is made once it is appended, and if the state store is away the projection writes it later. Whoever asked for
 * a secret must get it even so, because it cannot be shown again. Any other command fails and can be repeated: "suspended"
 * would be an empty word while keys are still let in.
 */
async function writeDocuments(stateStore: StateStore, after: PartnerAtRevision, showsSecret: boolean): Promise<void> {
  try {
    await writePartnerDocuments(stateStore, after);
  } catch (error) {
    if (!isTemporary(error) || !showsSecret) throw error;
  }
}
