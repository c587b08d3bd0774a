import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import { EventStoreDBClient } from '@eventstore/db-client';
import { EventStoreUnavailableError } from '../event-store.ts';
import { closeChannel } from './close-channel.patch.ts';
import './connect-timeout.patch.ts';
import { handleRejections } from './handle-rejections.patch.ts';

/** The maximum time for closing a connection, in ms. */
const closeMs = 500;

/** A client with its channel. The client connects at the first call, and again after a failure. */
export class Connection {
  readonly client: EventStoreDBClient;

  /**
   * Throws a RangeError, without the credentials, if the URL is not a connection string or names a file that cannot be read.
   */
  constructor(url: string) {
    if (/throwOnAppendFailure=false/i.test(url)) throw new RangeError('throwOnAppendFailure must not be false');
    try {
      this.client = EventStoreDBClient.connectionString(preferringLeader(url));
    } catch {
      const unreadable = unreadableFile(url);
      if (unreadable !== null) throw new RangeError(unreadable);
      throw new RangeError('Not a connection string of EventStoreDB, such as esdb://127.0.0.1:2113?tls=false');
    }
    handleRejections(this.client);
  }

  /** Cancels calls in progress and closes the channel. Never fails. */
  async close(): Promise<void> {
    const closed = async () => {
      await this.client.dispose();
      await closeChannel(this.client);
    };
    await within(closeMs, closed()).catch(() => undefined);
  }
}

/** Describes the first file in the connection string that cannot be read. Null if all can. */
function unreadableFile(url: string): string | null {
  for (const [, name, encoded = ''] of url.matchAll(/[?&](tlsCAFile|userCertFile|userKeyFile)=([^&]*)/gi)) {
    let path = encoded;
    try {
      path = resolve(decodeURIComponent(encoded));
      accessSync(path, constants.R_OK);
    } catch (error) {
      return `${name} ${path} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'not a path'})`;
    }
  }
  return null;
}

/** A follower node of a cluster can lack the latest appends. By default, reads go to the leader, like writes. */
function preferringLeader(url: string): string {
  if (/[?&]nodePreference=/i.test(url)) return url;
  return `${url}${url.includes('?') ? '&' : '?'}nodePreference=leader`;
}

/**
 * Limits the time of a promise. Rejects with {@link TimeoutError} after the time-out. A later rejection of the promise is handled.
 */
export async function within<Result>(ms: number, promise: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new TimeoutError(`EventStoreDB has not answered within ${ms} ms`));
    // Waits one turn of the event loop: if this process was paused for so long, the answer may have arrived unread.
    timer = setTimeout(() => setImmediate(giveUp), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** It is unknown whether the request was carried out. */
export class TimeoutError extends EventStoreUnavailableError {}
