import { newId, type Owner } from '@dakpion/contracts';
import { inLanes, takeTurn } from '@dakpion/repetition';
import { SETTINGS, STATE_STORE } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import type { JournalEntry, JournalPlace, StateStore } from '@dakpion/state-store';
import { Inject, Injectable } from '@nestjs/common';
import { pageBytes } from '../http/limits.ts';
import { type EndedRequest, journalOf, type LoggedRequest, loggedRequestOf, textOf } from './logged-request.ts';
import { countDropped } from './request-log-metrics.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const bytesPerMb = 1024 * 1024;
/** The maximum number of characters of waiting requests. Further requests are dropped. */
const maxWaitingLength = 8 * bytesPerMb;
const entriesPerAppend = 1_000;
const journalsAtOnce = 100;
/**
 * The maximum number of requests that one call reads, and of their characters: a strict filter must not read a whole log at once,
 * and a refused request with its body takes as much as fifty usual ones.
 */
const maxLookedAt = 2_000;
const maxLengthRead = 2 * bytesPerMb;
const entriesPerRead = 50;
/** After this many characters, other work has its turn: they take up to a millisecond to parse. */
const lengthPerTurn = 64 * 1024;

/** The filters of a read. */
export interface WantedRequests {
  readonly isWanted: (request: LoggedRequest) => boolean;
  /** Before this place. Null: from the newest. */
  readonly before: JournalPlace | null;
  /** Epoch ms, inclusive. */
  readonly from: number;
  /** Epoch ms, exclusive. */
  readonly to: number;
  readonly limit: number;
}

/** Some requests, newest first. */
export interface FoundRequests {
  readonly requests: readonly LoggedRequest[];
  /** The place to continue from. Null: there are no more. */
  readonly next: JournalPlace | null;
}

/**
 * Partners' requests of the last days: one journal for each partner and environment. They wait in memory and are
 * written once a second, so that no request waits for the log. They are lost when the process is killed before it
 * has written them, or when the state store refuses them.
 */
@Injectable()
export class RequestLog {
  private waiting = new Map<string, JournalEntry[]>();
  private waitingLength = 0;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    @Inject(STATE_STORE) private readonly stateStore: StateStore,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  get isOn(): boolean {
    return this.settings.requestLogDays > 0;
  }

  /** Epoch milliseconds by the clock that all gateways share. */
  now(): number {
    return Math.floor(this.stateStore.clock.now());
  }

  /** Keeps a request until the next {@link flush}. */
  add(owner: Owner, request: EndedRequest): void {
    const text = textOf(request);
    if (this.waitingLength + text.length > maxWaitingLength) {
      countDropped('busy', 1);
      return;
    }
    this.waitingLength += text.length;
    const journal = journalOf(owner);
    const waiting = this.waiting.get(journal);
    const entry = { time: request.time, id: newId('log'), text };
    if (waiting === undefined) this.waiting.set(journal, [entry]);
    else waiting.push(entry);
  }

  /** Writes the waiting requests, after any write in progress. Never rejects. */
  flush(): Promise<void> {
    this.writing = this.writing.then(() => this.write());
    return this.writing;
  }

  /** Removes entries beyond the limits of age and size. Rejects with the errors of the state store. */
  async trim(): Promise<void> {
    const { requestLogTotalMb } = this.settings;
    await this.stateStore.journals.trim({ from: this.oldest(), maxBytes: requestLogTotalMb * bytesPerMb });
  }

  /**
   * The matching requests of one owner, newest first, among the next 2,000, or those with 2 MiB. A page ends after these, or at
   * 512 KiB, so a page that is shorter than the limit need not be the last one. Rejects with the errors of the state store.
   */
  async find(owner: Owner, wanted: WantedRequests): Promise<FoundRequests> {
    const oldest = Math.max(wanted.from, this.oldest());
    const requests: LoggedRequest[] = [];
    let bytes = 0;
    let lookedAt = 0;
    let lengthRead = 0;
    let lengthOfTurn = lengthPerTurn;
    let before = earlier(wanted.before, { time: wanted.to, id: ' ' });
    for (;;) {
      const entries = await this.stateStore.journals.read(journalOf(owner), { before, limit: entriesPerRead });
      for (const entry of entries) {
        if (entry.time < oldest) return { requests, next: null };
        const isFull = requests.length === wanted.limit || bytes >= pageBytes;
        if (isFull || lookedAt === maxLookedAt || lengthRead >= maxLengthRead) return { requests, next: before };
        if (lengthOfTurn >= lengthPerTurn) {
          await takeTurn(owner.partner_id);
          lengthOfTurn = 0;
        }
        const request = loggedRequestOf(entry);
        if (wanted.isWanted(request)) {
          requests.push(request);
          bytes += Buffer.byteLength(JSON.stringify(request));
        }
        lookedAt += 1;
        lengthRead += entry.text.length;
        lengthOfTurn += entry.text.length;
        before = { time: entry.time, id: entry.id };
      }
      if (entries.length < entriesPerRead) return { requests, next: null };
    }
  }

  private oldest(): number {
    return this.now() - this.settings.requestLogDays * dayMs;
  }

  private async write(): Promise<void> {
    const waiting = this.waiting;
    this.waiting = new Map();
    this.waitingLength = 0;
    const maxBytes = this.settings.requestLogPartnerMb * bytesPerMb;
    // Together, because each append to a state store that is down takes seconds, and a stop waits for all of them.
    await inLanes([...waiting], journalsAtOnce, async ([journal, entries]) => {
      for (let first = 0; first < entries.length; first += entriesPerAppend) {
        const some = entries.slice(first, first + entriesPerAppend);
        // Requests must not pile up in memory while the state store is down.
        await this.stateStore.journals
          .append(journal, some, { maxBytes })
          .catch(() => countDropped('failed', some.length));
      }
    });
  }
}

function earlier(one: JournalPlace | null, other: JournalPlace): JournalPlace {
  return one === null || one.time >= other.time ? other : one;
}
