import { CommandFailure, oneLine, print } from '@dakpion/command-line';
import { dhakaTime } from '@dakpion/contracts';
import { hasRider, type LoggedEvent, loggedEvents, subjectOf } from '@dakpion/transparency';
import { withStores } from './with-stores.ts';

interface TimelineOptions {
  /** The id of a request, which is the correlation id of its events. */
  readonly request?: string;
  readonly rider?: number;
  readonly partner?: string;
  readonly json?: true;
}

/** Prints the events of a request, a rider or a partner from all streams, in the order in which they were recorded. */
export async function printTimeline({ json, ...options }: TimelineOptions): Promise<void> {
  if (Object.keys(options).length !== 1) throw new CommandFailure('Set one of --request, --rider and --partner.');
  await withStores(async ({ eventStore }) => {
    const fits = filterOf(options);
    let found = 0;
    for await (const event of loggedEvents(eventStore, undefined)) {
      if (!fits(event)) continue;
      found += 1;
      print(json ? asJson(event) : oneLine(asText(event)));
    }
    if (found === 0) throw new CommandFailure('There are no such events.');
  });
}

function filterOf({ request, rider, partner }: TimelineOptions): (event: LoggedEvent) => boolean {
  if (request !== undefined) return ({ metadata }) => metadataOf(metadata).$correlationId === request;
  if (rider !== undefined) return ({ data }) => hasRider(data, rider);
  // The orders of the partner. The first event of an order, which names its partner, comes before all its others. Memory grows only
  // with the partner's orders.
  const orders = new Set<string>();
  return ({ stream, data }) => {
    const subject = subjectOf(stream);
    if (subject === null) return false;
    if (subject.kind === 'partner') return subject.id === partner;
    if ((data as { partner_id?: unknown } | null)?.partner_id === partner) orders.add(subject.id);
    return orders.has(subject.id);
  };
}

function metadataOf(metadata: unknown): { readonly actor?: object; readonly $correlationId?: unknown } {
  return typeof metadata === 'object' && metadata !== null ? metadata : {};
}

function asJson({ stream, revision, id, type, recordedAt, metadata }: LoggedEvent) {
  const { actor = null, $correlationId = null } = metadataOf(metadata);
  return { recorded_at: dhakaTime(recordedAt), stream, revision, type, event_id: id, actor, request: $correlationId };
}

function asText({ stream, revision, type, recordedAt, metadata }: LoggedEvent): string {
  const actor = Object.values(metadataOf(metadata).actor ?? {}).join(' ');
  return `${dhakaTime(recordedAt)}  ${type}  ${stream}@${revision}  by ${actor}`;
}
