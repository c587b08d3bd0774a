import { type Environment, environments, partnerStreamPrefix } from '@dakpion/contracts';
import { type EventStore, knownType, presentData, type RecordedEvent, type Upcasters } from '@dakpion/event-store';
import { evolvePartner, type Partner, type PartnerKey } from './domain/partner.ts';
import type { PartnerEvent } from './domain/partner-events.ts';
import { evolveTeam, firstTeam, type Team, withoutSessions } from './domain/team.ts';
import { isTeamEvent, type TeamEvent } from './domain/team-events.ts';

/** A key that expired so long ago that `Partner` does not contain it any more. */
interface EndedKey extends PartnerKey {
  readonly environment: Environment;
}

/** A partner and the revision of its last event. */
export interface PartnerAtRevision {
  readonly partner: Partner;
  readonly team: Team;
  readonly revision: number;
  /** Newest first, at most 90. A request with one of them is answered that the key has expired. */
  readonly ended_keys: readonly EndedKey[];
}

// Together with the partner, its users and its six keys, they fit into one write of the state store.
const maxEndedKeys = 90;

export function partnerStream(partnerId: string): string {
  return partnerStreamPrefix + partnerId;
}

/** Folds the stream of a partner to its end. Null if there is none. */
export async function readPartner(eventStore: EventStore, stream: string): Promise<PartnerAtRevision | null> {
  let read: PartnerAtRevision | null = null;
  for await (const event of eventStore.readStream(stream)) read = evolvedPartner(read, partnerEventOf(event));
  return read;
}

/** The partner after the next event of its stream. Throws for a damaged stream. */
export function evolvedPartner(before: PartnerAtRevision | null, event: PartnerEvent | TeamEvent): PartnerAtRevision {
  if (isTeamEvent(event)) {
    if (before === null) throw new Error(`${event.type} before PartnerCreated`);
    return { ...before, team: evolveTeam(before.team, event), revision: before.revision + 1 };
  }
  const partner = evolvePartner(before?.partner ?? null, event);
  const team = teamAfter(before?.team ?? [], event);
  if (before === null) return { partner, team, revision: 0, ended_keys: [] };
  const ended_keys = [...droppedKeys(before.partner, partner), ...before.ended_keys].slice(0, maxEndedKeys);
  return { partner, team, revision: before.revision + 1, ended_keys };
}

/** A suspension ends all sessions permanently. Its end restores none of them. */
function teamAfter(team: Team, event: PartnerEvent): Team {
  if (event.type === 'PartnerCreated') return firstTeam(event.data);
  return event.type === 'PartnerSuspended' ? withoutSessions(team) : team;
}

/** The keys of `before` that `after` does not contain. */
function droppedKeys(before: Partner, after: Partner): EndedKey[] {
  return environments.flatMap((environment) => {
    const kept = new Set(after.api_keys[environment].map(({ key_id }) => key_id));
    const dropped = before.api_keys[environment].filter(({ key_id }) => !kept.has(key_id));
    return dropped.map((key) => ({ ...key, environment }));
  });
}

// The compiler names a type that is missing.
const eventTypes: Readonly<Record<PartnerEvent['type'], true>> = {
  PartnerCreated: true,
  ApiKeyIssued: true,
  ApiKeyRotated: true,
  ApiKeysRevoked: true,
  WebhookSecretsIssued: true,
  WebhookSecretsRotated: true,
  WebhookSecretsResealed: true,
  PartnerSuspended: true,
  PartnerResumed: true,
  RateLimitsSet: true,
  CallbackUrlSet: true,
  SharedSecretIssued: true,
  SharedSecretRestored: true,
  ResendAfterRecoverySet: true,
};

/** The data of all types of events, by version. */
interface PartnerDataByVersion {
  1: (PartnerEvent | TeamEvent)['data'];
}

const upcasters: Upcasters<'partner_events', PartnerDataByVersion> = {};

/** A recorded event as an event of the domain. Throws NewerVersionError for an event of a newer version. */
export function partnerEventOf(event: RecordedEvent): PartnerEvent | TeamEvent {
  if (!isTeamEvent(event as unknown as PartnerEvent | TeamEvent)) knownType(event, eventTypes);
  const data = presentData(event, 'partner_events', upcasters);
  return { type: event.type, data } as unknown as PartnerEvent | TeamEvent;
}
