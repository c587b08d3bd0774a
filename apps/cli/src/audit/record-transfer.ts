import { on } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import { type EventRecord, recordOf } from '@dakpion/event-store';

/** Parts that were sent and not taken yet. Each has at most some 256 KB or one event: bounds memory. */
const maxUntaken = 32;

/** Records one after the other, and where each ends. */
interface SentRecords {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly ends: Uint32Array<ArrayBuffer>;
}

/** Sends the records that its thread reads to another thread, so that two replays read the log once. */
export class RecordsSender {
  private untaken = 0;
  private isClosed = false;
  private wake = () => {};

  constructor(private readonly port: MessagePort) {
    port.on('message', () => {
      this.untaken -= 1;
      this.wake();
    });
    port.on('close', () => {
      this.isClosed = true;
      this.wake();
    });
  }

  /** Waits while the other thread is behind. Does nothing once it has closed its port. */
  async send(records: readonly EventRecord[]): Promise<void> {
    while (this.untaken >= maxUntaken && !this.isClosed) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    if (this.isClosed) return;
    this.untaken += 1;
    const sent = sentRecords(records);
    this.port.postMessage(sent, [sent.bytes.buffer, sent.ends.buffer]);
  }

  /** Without this, the records have not been sent to their end. */
  end(): void {
    this.port.postMessage(null);
    this.port.close();
  }
}

/** The sender has ended before it has sent all records. */
export class RecordsEndedError extends Error {
  override readonly name = 'RecordsEndedError';
}

/** The records that a {@link RecordsSender} sends. Can be read once. Throws {@link RecordsEndedError}. */
export class RecordsReceiver implements AsyncIterable<readonly EventRecord[]> {
  private readonly messages: ReturnType<typeof on>;

  constructor(private readonly port: MessagePort) {
    this.messages = on(port, 'message', { close: ['close'] });
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<readonly EventRecord[]> {
    for await (const [message] of this.messages) {
      const sent = message as SentRecords | null;
      if (sent === null) return;
      yield recordsIn(sent);
      this.port.postMessage('taken');
    }
    throw new RecordsEndedError('The records of the event store were not read to their end.');
  }

  /** The sender does not wait any more. */
  close(): void {
    this.port.close();
  }
}

function sentRecords(records: readonly EventRecord[]): SentRecords {
  const ends = new Uint32Array(records.length);
  let end = 0;
  for (const [nth, { bytes }] of records.entries()) {
    end += bytes.length;
    ends[nth] = end;
  }
  // Not of a pool: it changes hands.
  const sent = new Uint8Array(end);
  for (const [nth, { bytes }] of records.entries()) sent.set(bytes, (ends[nth] as number) - bytes.length);
  return { bytes: sent, ends };
}

function recordsIn({ bytes, ends }: SentRecords): readonly EventRecord[] {
  const all = Buffer.from(bytes.buffer);
  return Array.from(ends, (end, nth) => recordOf(all.subarray(nth === 0 ? 0 : ends[nth - 1], end)));
}
