import { readAhead, type StoredEvents, storedVersions } from '@dakpion/contracts';
import type { EventData, RecordedEvent } from '../event-store.ts';

/** `Earlier` maps a version to those before it, `Next` to the one after it. A version above 5 needs a new line in both. */
interface Earlier {
  1: never;
  2: 1;
  3: 1 | 2;
  4: 1 | 2 | 3;
  5: 1 | 2 | 3 | 4;
}
interface Next {
  1: 2;
  2: 3;
  3: 4;
  4: 5;
}

type Present<Events extends StoredEvents> = (typeof storedVersions)[Events];

/**
 * For each earlier version of some events, the conversion of their data to the next version. `Forms` are the data by version, up to
 * the present one: the compiler finds a missing conversion, and one that leaves out a new field. A new field is null.
 */
export type Upcasters<Events extends StoredEvents, Forms extends Readonly<Record<Present<Events>, object>>> = {
  readonly [Version in Earlier[Present<Events>]]: (data: FormOf<Forms, Version>) => FormOf<Forms, Next[Version]>;
};

type FormOf<Forms, Version> = Version extends keyof Forms ? Forms[Version] : never;

/** An event has a newer form than this program knows. Nothing may be decided or computed from it. */
export class NewerVersionError extends Error {
  override readonly name = 'NewerVersionError';
  /** Requesters may ask again: another instance can be of the newer version. */
  readonly needsNewerVersion = true;
}

/** The parts of an event that are needed to read its data. */
export interface EventForm extends Pick<RecordedEvent, 'stream' | 'revision' | 'type' | 'data'> {
  readonly metadata: Pick<RecordedEvent['metadata'], 'schema_version'>;
}

/** The data of an event of any version as data of the present one. Throws {@link NewerVersionError}. */
export function presentData<Events extends StoredEvents>(
  { stream, revision, type, data, metadata }: EventForm,
  events: Events,
  upcasters: { readonly [Version in Earlier[Present<Events>]]: (data: never) => object },
): EventData {
  const { schema_version } = metadata;
  const present = storedVersions[events];
  const readable = readAhead[events] ?? present;
  if (schema_version > readable) {
    const versions = `version ${schema_version} of ${events}, and this one reads ${readable}`;
    throw new NewerVersionError(
      `${stream}@${revision}, ${type}, was written by a newer version of Dakpion: ${versions}.`,
    );
  }
  let converted: EventData = data;
  for (let version = schema_version; version < present; version += 1) {
    const upcast = (upcasters as Readonly<Record<number, (data: EventData) => EventData>>)[version];
    converted = upcast?.(converted) ?? converted;
  }
  return converted;
}

/** Throws {@link NewerVersionError} for a type that is not among `types`, because a newer version wrote it. */
export function knownType({ stream, revision, type }: Omit<EventForm, 'metadata'>, types: object): void {
  if (Object.hasOwn(types, type)) return;
  throw new NewerVersionError(
    `${stream}@${revision} has an unknown type, ${type}: a newer version of Dakpion wrote it.`,
  );
}
