import { storedVersions } from '@dakpion/contracts';
import { type EventData, type EventStore, type NewEvent, newEvent, type RecordedEvent } from '@dakpion/event-store';
import { shortened } from './leaf.ts';

/**
 * The streams of the log itself. Revision n of a level's stream is its full tile n, so two writers cannot append two trees.
 */
export const tileStream = (level: number) => `transparency-tiles-${level}`;
/** The leaves after the last full tile, at the time of each checkpoint. Only the last ones are kept. */
export const edgeStream = 'transparency-edge';
/** Every checkpoint, and the cosignatures of witnesses. */
export const checkpointStream = 'transparency-checkpoints';

/**
 * The streams whose events are leaves, in the order of the event store. The log's own streams are not among them. Another list
 * would make another tree, so the list never changes for an existing log.
 */
export const loggedStreamPrefixes = [
  'order-',
  'webhook-',
  'dispatch-',
  'partner-',
  'operator-',
  'dead-letters-',
  'parked-',
] as const;

/** Consecutive leaves, or consecutive roots of tiles of the level below. */
export interface TileData {
  /** Their hashes of 32 bytes one after the other, in Base64. */
  readonly hashes: string;
}

/** Consecutive leaves. An auditor finds a missing event by its name. */
export interface LeavesData extends TileData {
  /** The stream and the revision of each, as `order-ord_…@3`. */
  readonly events: readonly string[];
  /** The position of the last event in the event store, in decimal. */
  readonly last_position: string;
}

export interface EdgeData extends LeavesData {
  /** The number of leaves before these, a multiple of 256. */
  readonly start: number;
}

export interface CheckpointData {
  readonly size: number;
  /** The signed note, as in C2SP tlog-checkpoint. */
  readonly note: string;
  /** The public key that verifies it. */
  readonly verifier_key: string;
}

export interface CosignatureData {
  readonly size: number;
  /** The signature lines of the witness. */
  readonly signatures: string;
}

const schemaVersion = storedVersions.transparency_events;

/** Longer than each of Dakpion's own names. Other programs can append to longer streams, with names that JSON writes six times as long. */
const maxNamedStream = 64;

/** The name of an event in the tree's own streams. A long name of a stream is cut, so that tiles fit into an append. */
export function eventName({ stream, revision }: Pick<RecordedEvent, 'stream' | 'revision'>): string {
  return `${shortened(stream, maxNamedStream)}@${revision}`;
}

export function ofTheLog(type: string, data: object, occurredAt: string): NewEvent {
  const context = {
    actor: { kind: 'service', service: 'transparency' },
    correlation_id: 'transparency',
    causation_id: null,
  } as const;
  return newEvent({ type, data }, { schema_version: schemaVersion, occurred_at: occurredAt, context });
}

/** The last event of a stream, or the one of a revision. Undefined: there is none. */
export async function eventOf<Data = EventData>(
  eventStore: EventStore,
  stream: string,
  revision?: number,
): Promise<RecordedEvent<string, Data> | undefined> {
  const from = revision === undefined ? { direction: 'backwards' as const } : { fromRevision: revision };
  for await (const event of eventStore.readStream(stream, { ...from, maxCount: 1 })) {
    return event as unknown as RecordedEvent<string, Data>;
  }
  return undefined;
}
