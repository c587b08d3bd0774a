import { dhakaTime, epochMsOf, type Owner } from '@dakpion/contracts';
import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { StreamOwners } from '@dakpion/following';
import { byOwner, type DeliveryLogEntry, DeliveryLogWriter, type VersionedEntry } from '@dakpion/read-models';
import type { StateStore } from '@dakpion/state-store';
import { deliveryEventOf, deliveryOwnerIn } from '../deliveries/delivery-stream.ts';
import { type DeliveryEvent, isLastAttempt } from '../domain/delivery-event.ts';
import type { DeliveryOutcome, OwnedOutcomes } from '../recovery/outages.ts';
import { isOver } from './delivery-log-retention.ts';
import { evolveLogEntry } from './evolve-log-entry.ts';

/** A delivery that has not ended, after its last event. */
interface WaitingDelivery {
  readonly delivery_id: string;
  readonly order_id: string;
}

/** The result of a batch of events. */
interface ProjectedBatch {
  readonly waiting: readonly WaitingDelivery[];
  /** The ids of ended deliveries. */
  readonly ended: readonly string[];
  /** The outcomes of the events, including those that were projected before. Owners without outcomes are omitted. */
  readonly outcomes: readonly OwnedOutcomes[];
}

/** Writes the delivery log from the events of the streams. An event that was projected before changes nothing. */
export class DeliveryLogProjection {
  private readonly writer: DeliveryLogWriter;
  private readonly owners: StreamOwners;

  constructor(
    private readonly eventStore: EventStore,
    stateStore: StateStore,
    /** The time since which ended deliveries stay in the log, in epoch milliseconds. */
    private readonly keptSince: () => number,
  ) {
    this.writer = new DeliveryLogWriter(stateStore);
    this.owners = new StreamOwners(eventStore, deliveryOwnerIn);
  }

  /** Projects events in the order of the store, with one write for each delivery, however many events it has in the batch. */
  async project(events: readonly RecordedEvent[]): Promise<ProjectedBatch> {
    const owned: { readonly owner: Owner; readonly event: RecordedEvent }[] = [];
    for (const event of events) {
      // Most owners are known, and awaiting a promise for each event would take long.
      owned.push({ owner: this.owners.known(event) ?? (await this.owners.of(event)), event });
    }
    const projecting = byOwner(owned).map(({ owner, entries }) =>
      this.projectOwned(
        owner,
        entries.map(({ event }) => event),
      ),
    );
    const written = await Promise.all(projecting);
    const entries = written.flatMap(({ projected }) => projected).map(({ entry }) => entry);
    const waiting = entries.filter(({ next_attempt_at }) => next_attempt_at !== null);
    const ended = entries
      .filter(({ next_attempt_at }) => next_attempt_at === null)
      .map(({ delivery_id }) => delivery_id);
    return { waiting, ended, outcomes: written.filter(({ outcomes }) => outcomes.length > 0) };
  }

  private async projectOwned(
    owner: Owner,
    events: readonly RecordedEvent[],
  ): Promise<OwnedOutcomes & { readonly projected: readonly VersionedEntry[] }> {
    const known = await this.writer.read(owner, begunBefore(events));
    const entries = new Map<string, VersionedEntry>(known);
    const outcomes: DeliveryOutcome[] = [];
    for (const recorded of events) {
      const event = deliveryEventOf(recorded);
      const { delivery_id } = event.data;
      const before = entries.get(delivery_id);
      // Versions begin at 1, revisions at 0.
      const version = recorded.revision + 1;
      let after = before;
      if (after === undefined || after.version < version) {
        const isFirst = event.type === 'DeliveryPlanned';
        const entry = before?.entry ?? (isFirst ? null : await this.entryBefore(recorded));
        after = { entry: evolveLogEntry(entry, event), version };
        entries.set(delivery_id, after);
      }
      const outcome = outcomeOf(event, after.entry);
      if (outcome !== null) outcomes.push(outcome);
    }
    const changed = [...entries.values()].filter(
      ({ entry, version }) => known.get(entry.delivery_id)?.version !== version,
    );
    // A log that is built again gets nothing that its retention has removed, which can be ten times as much as what it keeps.
    const before = this.keptSince();
    const isKept = ({ entry }: VersionedEntry) => !isOver(entry, before);
    await this.writer.write(owner, changed.filter(isKept));
    const removed = changed.filter((each) => !isKept(each)).flatMap(({ entry }) => known.get(entry.delivery_id) ?? []);
    await this.writer.remove(owner, removed);
    return { owner, outcomes, projected: [...entries.values()] };
  }

  /** The entry as it was before an event, for a delivery that was removed from the log or that the state store has lost. */
  private async entryBefore(next: RecordedEvent): Promise<DeliveryLogEntry | null> {
    const { data } = deliveryEventOf(next);
    let entry: DeliveryLogEntry | null = null;
    for await (const recorded of this.eventStore.readStream(next.stream)) {
      if (recorded.revision >= next.revision) break;
      const event = deliveryEventOf(recorded);
      if (event.data.delivery_id === data.delivery_id) entry = evolveLogEntry(entry, event);
    }
    return entry;
  }
}

/** Null: the event is not the last attempt of a delivery. */
function outcomeOf(event: DeliveryEvent, { url, created_at }: DeliveryLogEntry): DeliveryOutcome | null {
  if (!isLastAttempt(event)) return null;
  const { number, started_at, duration_ms } = event.data;
  const ended_at = dhakaTime(epochMsOf(started_at) + duration_ms);
  return { isDelivered: event.type === 'DeliverySucceeded', url, created_at, ended_at, attempts: number };
}

/** The deliveries whose first event is not in the batch, so their entries must be read. */
function begunBefore(events: readonly RecordedEvent[]): string[] {
  const begunHere = new Set<string>();
  const before = new Set<string>();
  for (const recorded of events) {
    const { type, data } = deliveryEventOf(recorded);
    if (type === 'DeliveryPlanned') begunHere.add(data.delivery_id);
    else if (!begunHere.has(data.delivery_id)) before.add(data.delivery_id);
  }
  return [...before];
}
