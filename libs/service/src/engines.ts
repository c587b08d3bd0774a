import { accessSync, constants, mkdirSync } from 'node:fs';
import { deadLetterRetentionMs, deadLetterTopic, topics } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import type { Broker, TopicDeclaration } from '@dakpion/messaging';
import { StartRefusedError } from '@dakpion/settings';
import type { StateStore } from '@dakpion/state-store';
import type { DiskSpace } from './disk-space.ts';
import { keepPrivate } from './private-files.ts';

/** The three engines that services stand on. */
export interface Engines {
  readonly eventStore: EventStore;
  readonly broker: Broker;
  readonly stateStore: StateStore;
  /** Of engines that are files of ours; those of a cluster look after their own. */
  readonly diskSpace?: DiskSpace;
  /** Holds the lock of the data directory while any engine is files in it. It may be the event store itself. */
  readonly lock?: EventStore;
}

/** What an audit reads. */
export type Stores = Pick<Engines, 'eventStore' | 'stateStore'>;

/** Makes the data directory if need be, keeps what is in it private, and proves that we may write there. */
export function prepareDataDirectory(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    keepPrivate(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new StartRefusedError(
      `The data directory ${dataDir} cannot be written (${reason}). Set DATA_DIR to a directory that this user may write.`,
    );
  }
}

/** Every topic and its dead letters, as services declare them at their start. */
export function allTopics(): readonly TopicDeclaration[] {
  const declared = Object.values(topics);
  const deadLetters = declared.map((topic) => ({
    name: deadLetterTopic(topic.name),
    partitions: topic.partitions,
    retentionMs: deadLetterRetentionMs,
  }));
  return [...declared, ...deadLetters];
}

/**
 * Closes the engines, the event store and the lock last: what the others still have under way may lead to it. One that cannot be
 * closed does not keep the next one open; then the first error is thrown.
 */
export async function closeEngines({ broker, stateStore, eventStore, lock }: Engines): Promise<void> {
  const errors: unknown[] = [];
  for (const engine of new Set([broker, stateStore, eventStore, ...(lock === undefined ? [] : [lock])]))
    await engine.close().catch((error) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
