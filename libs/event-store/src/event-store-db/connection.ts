import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import { EventStoreDBClient } from '@eventstore/db-client';
import { EventStoreUnavailableError } from '../event-store.ts';
import { closeChannel } from './close-channel.patch.ts';
import { handleRejections } from './handle-rejections.patch.ts';

/** How long letting go of a connection may take, in milliseconds. */
const closeMs = 500;

/** A client with its channel. The client itself connects at the first call, and again after a failure. */
export class Connection {
  readonly client: EventStoreDBClient;

  /** Throws a RangeError, without the credentials, when the URL is no connection string or names a file that cannot be read. */
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

  /** Cancels what is under way and closes the channel. Never fails. */
  async close(): Promise<void> {
    const closed = async () => {
      await this.client.dispose();
      await closeChannel(this.client);
    };
    await within(closeMs, closed()).catch(() => undefined);
  }
}

/** What is wrong with the first file in the connection string that cannot be read; null when all can. */
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

/** In a cluster a follower node may lack the latest appends: by default, reads go to the leader, where writes go. */
function preferringLeader(url: string): string {
  if (/[?&]nodePreference=/i.test(url)) return url;
  return `${url}${url.includes('?') ? '&' : '?'}nodePreference=leader`;
}

/** Rejects with EventStoreUnavailableError when the promise takes longer. The promise's own rejection is handled. */
export async function within<Result>(ms: number, promise: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new TimeoutError(`EventStoreDB has not answered within ${ms} ms`));
    // One turn later: when we had no processor for so long, the answer may be there, unread.
    timer = setTimeout(() => setImmediate(giveUp), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Nobody knows whether what was asked for has been done. */
export class TimeoutError extends EventStoreUnavailableError {}
