import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { deadLetterRetentionMs, deadLetterTopic, topics } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import type { Broker, TopicDeclaration } from '@dakpion/messaging';
import { StartRefusedError } from '@dakpion/settings';
import type { StateStore } from '@dakpion/state-store';
import { closeAll } from './close-all.ts';
import type { DiskSpace } from './disk-space.ts';
import { makeDirectory } from './make-directory.ts';
import { keepPrivate } from './private-files.ts';

/** The three engines of the services. */
export interface Engines {
  readonly eventStore: EventStore;
  readonly broker: Broker;
  readonly stateStore: StateStore;
  /** The disk space of engines that are files. The engines of a cluster watch their own disks. */
  readonly diskSpace?: DiskSpace;
  /** The event store that holds the lock of the data directory, if any engine has files there. It can be `eventStore` itself. */
  readonly lock?: EventStore;
  /** Whether the process needs a restart, because it makes no progress with these engines. Default: never. */
  readonly isStuck?: () => boolean;
}

/** The stores of an audit. */
export type Stores = Pick<Engines, 'eventStore' | 'stateStore'>;

/** Creates the data directory if it is missing, proves that it and its files are writable, and keeps the files private. */
export function prepareDataDirectory(dataDir: string): void {
  try {
    makeDirectory(dataDir, 0o700);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    keepPrivate(dataDir);
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    const reason = code ?? String(error);
    if (path?.startsWith(join(dataDir, '/')))
      throw new StartRefusedError(
        `${path} cannot be read and written (${reason}). Let the user of the program own all files in DATA_DIR (chown -R).`,
      );
    throw new StartRefusedError(
      `The data directory ${dataDir} cannot be written (${reason}). Set DATA_DIR to a directory that this user may write.`,
    );
  }
}

/** Every topic and its dead-letter topic, as services declare them at their start. */
export function allTopics(): readonly TopicDeclaration[] {
  const declared = Object.values(topics);
  const deadLetters = declared.map((topic) => ({
    name: deadLetterTopic(topic.name),
    partitions: topic.partitions,
    retentionMs: deadLetterRetentionMs,
  }));
  return [...declared, ...deadLetters];
}

/** Closes the engines with {@link closeAll}. The event store and the lock are last, because work of the others can need them. */
export async function closeEngines({ broker, stateStore, eventStore, lock }: Engines): Promise<void> {
  await closeAll(new Set([broker, stateStore, eventStore, ...(lock === undefined ? [] : [lock])]));
}
