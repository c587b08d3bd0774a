import { randomUUID } from 'node:crypto';
import { dhakaTime, readAhead, storedVersions } from '@dakpion/contracts';
import type { EventStore, NewEvent } from '@dakpion/event-store';
import { EventStoreUnavailableError } from '@dakpion/event-store';
import { StartRefusedError } from '@dakpion/settings';
import { type StateStore, StateStoreUnavailableError } from '@dakpion/state-store';

/** By the name of the stored form. A newer version of the program can have other names. */
type Versions = Readonly<Record<string, number>>;

/** The stream of the versions with which programs have written. Its last event has the newest of each form. */
export const storedVersionsStream = 'stored-versions';
/** The document is among the checkpoints, which every service may read. */
const document = { scope: 'checkpoints', collection: 'checkpoints', id: 'stored-versions' } as const;
/** All services of a cluster start at the same time. */
const maxTries = 20;

/** The versions that an engine has recorded. */
interface Recorded {
  readonly versions: Versions;
  /** The revision of the event, or the version of the document. Null: nothing is recorded. */
  readonly at: number | null;
}

/** The place of the versions in one engine. */
interface VersionsPlace {
  read(): Promise<Recorded>;
  /** Replaces the versions. False if another program recorded something since `at`. */
  replace(versions: Versions, at: number | null): Promise<boolean>;
}

/**
 * Refuses data with a newer form than this program knows, before the program writes anything. `engine`: its name and address, for
 * the message. Throws StartRefusedError, and the errors of the event store.
 */
export async function refuseNewerEvents(eventStore: EventStore, engine: string): Promise<void> {
  refuseNewer((await inEvents(eventStore).read()).versions, engine);
}

/** Like {@link refuseNewerEvents}. */
export async function refuseNewerState(stateStore: StateStore, engine: string): Promise<void> {
  refuseNewer((await inState(stateStore).read()).versions, engine);
}

/**
 * Records in both engines that this program writes to them, so that an earlier one refuses what it would not understand. The user
 * of the state store may be from before an upgrade and lack the right to record it. Then the record in the event store is enough,
 * and `onUnrecorded` gets the error. Errors: StartRefusedError, and those of the event store.
 */
export async function recordStoredVersions(
  eventStore: EventStore,
  stateStore: StateStore,
  onUnrecorded: (error: Error) => void = () => undefined,
): Promise<void> {
  if (!(await record(inEvents(eventStore), 'The event store')))
    throw new EventStoreUnavailableError(`${storedVersionsStream} changed ${maxTries} times in a row.`);
  try {
    if (!(await record(inState(stateStore), 'The state store')))
      throw new StateStoreUnavailableError(`The stored versions changed ${maxTries} times in a row.`);
  } catch (error) {
    if (!(error instanceof StateStoreUnavailableError)) throw error;
    onUnrecorded(error);
  }
}

/** Records the versions in one place. Returns false if other programs recorded something at each try. */
async function record(place: VersionsPlace, engine: string): Promise<boolean> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const { versions, at } = await place.read();
    // Another program can have recorded newer ones since this one has opened the engine.
    refuseNewer(versions, engine);
    const isCurrent = Object.entries(storedVersions).every(([name, version]) => (versions[name] ?? 0) >= version);
    if (isCurrent || (await place.replace(newest(versions), at))) return true;
  }
  return false;
}

function newest(versions: Versions): Versions {
  const written = Object.entries(storedVersions);
  return {
    ...versions,
    ...Object.fromEntries(written.map(([name, version]) => [name, Math.max(version, versions[name] ?? 0)])),
  };
}

function refuseNewer(versions: Versions, engine: string): void {
  const known: Versions = { ...storedVersions, ...readAhead };
  const newer = Object.entries(versions).filter(([name, version]) => version > (known[name] ?? 0));
  if (newer.length === 0) return;
  const forms = newer.map(
    ([name, version]) => `${name} have version ${version}, and this program reads ${known[name] ?? 'none'}`,
  );
  throw new StartRefusedError(
    `${engine} has data of a newer version of Dakpion: ${forms.join('; ')}. Nothing was written. Install the newer version, or restore a backup from before it.`,
  );
}

function inEvents(eventStore: EventStore): VersionsPlace {
  return {
    async read() {
      for await (const { data, revision } of eventStore.readStream(storedVersionsStream, {
        direction: 'backwards',
        maxCount: 1,
      })) {
        return { versions: (data as { versions: Versions }).versions, at: revision };
      }
      return { versions: {}, at: null };
    },
    async replace(versions, at) {
      const result = await eventStore.append(
        storedVersionsStream,
        [versionsRecorded(versions, Date.now())],
        at ?? 'no_stream',
      );
      return result.outcome === 'appended';
    },
  };
}

function versionsRecorded(versions: Versions, now: number): NewEvent {
  return {
    id: randomUUID(),
    type: 'VersionsRecorded',
    data: { versions },
    metadata: {
      schema_version: 1,
      $correlationId: storedVersionsStream,
      $causationId: null,
      actor: { kind: 'service', service: 'dakpion' },
      occurred_at: dhakaTime(now),
    },
  };
}

function inState({ documents }: StateStore): VersionsPlace {
  return {
    async read() {
      const stored = await documents.read<{ readonly versions: Versions }>(document);
      return { versions: stored?.value.versions ?? {}, at: stored?.version ?? null };
    },
    async replace(versions, at) {
      const { scope, collection, id } = document;
      const place = { kind: 'put', collection, id, version: (at ?? 0) + 1, requiresVersion: at ?? 0 } as const;
      const [applied] = await documents.write(scope, [{ ...place, value: { versions } }]);
      return applied === true;
    },
  };
}
