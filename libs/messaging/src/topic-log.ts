import type { Database } from 'lmdb';
import { decodeRecord, type MessageRecord, publishedAtOf } from './message-record.ts';

/** A record and its offset, which counts from 0 in its topic. */
export interface StoredMessage extends MessageRecord {
  readonly offset: number;
}

/** One topic's messages, in the order in which they became durable. Written by the log writer only. */
export class TopicLog {
  /** Offset of the next message. Everything below it is durable. */
  next: number;
  /** No message below this offset is left. */
  first: number;
  retentionMs: number;
  readonly #listeners = new Set<() => void>();

  constructor(
    readonly name: string,
    readonly messages: Database<Buffer, number>,
    options: { readonly next: number; readonly retentionMs: number },
  ) {
    this.next = options.next;
    this.retentionMs = options.retentionMs;
    const [first] = messages.getKeys({ limit: 1 });
    this.first = first ?? options.next;
  }

  /** Messages from an offset on, oldest first, at most `maxCount` and none that is not yet durable. */
  read(from: number, maxCount: number): StoredMessage[] {
    const found: StoredMessage[] = [];
    if (from >= this.next || maxCount <= 0) return found;
    for (const { key, value } of this.messages.getRange({ start: from, end: this.next, limit: maxCount })) {
      found.push({ ...decodeRecord(value), offset: key });
    }
    return found;
  }

  /** Offsets from the log's beginning of messages below `below` that were published before `before` (epoch ms). */
  expired(options: { readonly below: number; readonly before: number; readonly maxCount: number }): number[] {
    const offsets: number[] = [];
    for (const offset of this.messages.getKeys({ start: this.first, end: options.below, limit: options.maxCount })) {
      const record = this.messages.getBinaryFast(offset);
      if (record === undefined || publishedAtOf(record) >= options.before) break;
      offsets.push(offset);
    }
    return offsets;
  }

  /** Calls `listener` whenever messages have become durable. Gives back how to end that. */
  onAppend(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Says that everything below `next` is durable. */
  advance(next: number): void {
    this.next = next;
    for (const listener of this.#listeners) listener();
  }
}
