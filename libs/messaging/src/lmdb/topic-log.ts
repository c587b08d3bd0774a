import type { Database } from 'lmdb';
import { decodeRecord, type MessageRecord, publishedAtOf } from './message-record.ts';

/** A record and its offset, which counts from 0 in its topic. */
export interface StoredMessage extends MessageRecord {
  readonly offset: number;
}

/** One topic's messages, in the order in which they came. Written by the log writer only. */
export class TopicLog {
  /** Everything below this offset is durable. */
  next: number;
  /** Offset of the message that comes next. */
  head: number;
  /** No message below this offset is left. */
  first: number;
  retentionMs: number;
  /** Records on their way to the disk, by offset. The log writer bounds them. */
  private readonly accepted = new Map<number, Buffer>();
  private readonly listeners = new Set<() => void>();

  constructor(
    readonly name: string,
    readonly messages: Database<Buffer, number>,
    options: { readonly next: number; readonly retentionMs: number },
  ) {
    this.next = options.next;
    this.head = options.next;
    this.retentionMs = options.retentionMs;
    const [first] = messages.getKeys({ limit: 1 });
    this.first = first ?? options.next;
  }

  /** Messages from an offset on, oldest first, at most `maxCount`, the latest maybe not yet durable. */
  read(from: number, maxCount: number): StoredMessage[] {
    const found = this.readDurable(from, maxCount);
    for (let offset = Math.max(from, this.next); offset < this.head && found.length < maxCount; offset += 1) {
      const record = this.accepted.get(offset);
      // What could not be written has left its offset empty.
      if (record !== undefined) found.push(storedMessage(record, offset));
    }
    return found;
  }

  /** As {@link read}, but only what is durable. */
  readDurable(from: number, maxCount: number): StoredMessage[] {
    const found: StoredMessage[] = [];
    if (from >= this.next || maxCount <= 0) return found;
    for (const { key, value } of this.messages.getRange({ start: from, end: this.next, limit: maxCount })) {
      found.push(storedMessage(value, key));
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

  /** Calls `listener` whenever a message has come. Gives back how to end that. */
  onMessage(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Gives a record its offset. Consumers may have the message from now on: only its publisher waits for the disk, and
   * publishes it again when that fails.
   */
  accept(record: Buffer): number {
    const offset = this.head;
    this.head += 1;
    this.accepted.set(offset, record);
    for (const listener of this.listeners) listener();
    return offset;
  }

  /** Says that everything below `next` is durable. */
  advance(next: number): void {
    // From now on what is not found counts as never written, so no reader may go by an older snapshot.
    this.messages.resetReadTxn();
    this.next = next;
    this.head = Math.max(this.head, next);
    for (const offset of this.accepted.keys()) {
      if (offset >= next) break;
      this.accepted.delete(offset);
    }
  }

  /** Says that a record could not be written. Its offset stays empty. */
  refuse(offset: number): void {
    this.accepted.delete(offset);
    if (this.accepted.size === 0) this.next = this.head;
  }
}

/** Field by field: V8 takes microseconds for a spread that adds fields, and every message comes this way. */
function storedMessage(record: Buffer, offset: number): StoredMessage {
  const { key, type, headers, publishedAt, bytes } = decodeRecord(record);
  return { offset, key, type, headers, publishedAt, bytes };
}
