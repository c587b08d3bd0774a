import type { Database } from 'lmdb';
import { decodeRecord, type MessageRecord, publishedAtOf } from './message-record.ts';

/** A record and its offset. Offsets count from 0 in each topic. */
export interface StoredMessage extends MessageRecord {
  readonly offset: number;
}

const maxReadForExpired = 100_000;

/** The messages of a topic, in the order of their arrival. Only the log writer writes it. */
export class TopicLog {
  /** All messages below this offset are durable. */
  next: number;
  /** The offset of the next message. */
  head: number;
  /** All messages below this offset were removed. */
  first: number;
  retentionMs: number;
  /** Records that are being written, by offset. The log writer bounds their number. */
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

  /** Reads messages from an offset on, oldest first, at most `maxCount`. The latest may not be durable yet. */
  read(from: number, maxCount: number): StoredMessage[] {
    const found = this.readDurable(from, maxCount);
    for (let offset = Math.max(from, this.next); offset < this.head && found.length < maxCount; offset += 1) {
      const record = this.accepted.get(offset);
      // A record that could not be written leaves its offset empty.
      if (record !== undefined) found.push(storedMessage(record, offset));
    }
    return found;
  }

  /** Like {@link read}, for durable messages only. */
  readDurable(from: number, maxCount: number): StoredMessage[] {
    const found: StoredMessage[] = [];
    if (from >= this.next || maxCount <= 0) return found;
    for (const { key, value } of this.messages.getRange({ start: from, end: this.next, limit: maxCount })) {
      found.push(storedMessage(value, key));
    }
    return found;
  }

  /**
   * The offsets of messages that are older than the retention, from the beginning of the log. A message that was published while
   * the clock was ahead is as old as the next one with a possible time. At most 100,000 messages are read.
   */
  expired({ now, maxCount }: { readonly now: number; readonly maxCount: number }): number[] {
    const read: number[] = [];
    let expired = 0;
    for (const offset of this.messages.getKeys({ start: this.first, end: this.next, limit: maxReadForExpired })) {
      const record = this.messages.getBinaryFast(offset);
      const age = record === undefined ? 0 : now - publishedAtOf(record);
      if (age >= 0 && age <= this.retentionMs) break;
      read.push(offset);
      if (age > 0) expired = read.length;
      if (expired >= maxCount) break;
    }
    return read.slice(0, Math.min(expired, maxCount));
  }

  /** The offsets below `end`, from the beginning of the log. */
  below(end: number, maxCount: number): number[] {
    return [...this.messages.getKeys({ start: this.first, end, limit: maxCount })];
  }

  /** Calls `listener` whenever a message has arrived. Returns a function that ends this. */
  onMessage(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Assigns an offset to a record. Consumers can get the message from now on. Only its publisher waits for the disk, and
   * publishes again if the write fails.
   */
  accept(record: Buffer): number {
    const offset = this.head;
    this.head += 1;
    this.accepted.set(offset, record);
    for (const listener of this.listeners) listener();
    return offset;
  }

  /** Reports that all messages below `next` are durable. */
  advance(next: number): void {
    // From now on, a missing record counts as never written, so no reader may use an older snapshot.
    this.messages.resetReadTxn();
    this.next = next;
    this.head = Math.max(this.head, next);
    for (const offset of this.accepted.keys()) {
      if (offset >= next) break;
      this.accepted.delete(offset);
    }
  }

  /** Reports that a record could not be written. Its offset stays empty. */
  refuse(offset: number): void {
    this.accepted.delete(offset);
    if (this.accepted.size === 0) this.next = this.head;
  }
}

/** Copies field by field, because V8 takes microseconds for a spread that adds fields, and this runs for every message. */
function storedMessage(record: Buffer, offset: number): StoredMessage {
  const { key, type, headers, publishedAt, bytes } = decodeRecord(record);
  return { offset, key, type, headers, publishedAt, bytes };
}
