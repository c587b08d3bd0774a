import { type DhakaTime, dhakaTime, newId } from '@dakpion/contracts';
import { CLOCK, type Clock, STATE_STORE } from '@dakpion/service';
import type { DocumentChange, StateStore } from '@dakpion/state-store';
import { Inject, Injectable } from '@nestjs/common';

/** A webhook as received by the inbox. */
export interface ReceivedWebhook {
  readonly received_at: DhakaTime;
  /** The headers that receivers of webhooks read. */
  readonly headers: Readonly<Record<string, string>>;
  /** As sent. */
  readonly body: string;
}

interface InboxName {
  readonly name: string;
  readonly last_received_at: DhakaTime;
}

/**
 * Webhooks stored for each inbox, and inboxes in total. The oldest are removed first. At the usual 3 KB each,
 * they take 30 MB, and at the largest size 570 MB.
 */
const maxWebhooks = 200;
const maxInboxes = 50;
const scope = 'inbox';
const webhooks = 'webhooks';
const names = 'names';
const allNames = 'all';

/** The built-in receiver of webhooks, for trials. It keeps the last 200 webhooks of each of the last 50 inboxes. */
@Injectable()
export class Inbox {
  private lastPlace = 0;

  constructor(
    @Inject(STATE_STORE) private readonly stateStore: StateStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Resolves when the webhook can be read. */
  async receive(name: string, headers: ReceivedWebhook['headers'], body: string): Promise<void> {
    const newest = await this.newestPlace();
    const receivedMs = this.clock();
    // Webhooks within one millisecond keep their order, as do those before and after the clock was set back.
    const place = Math.max(receivedMs, newest + 1, this.lastPlace + 1);
    this.lastPlace = place;
    const received_at = dhakaTime(receivedMs);
    const webhook: ReceivedWebhook = { received_at, headers, body };
    const inbox: InboxName = { name, last_received_at: received_at };
    await this.stateStore.documents.write(scope, [
      put(webhooks, newId('inb'), 1, webhook, name, place),
      put(names, name, place, inbox, allNames, place),
    ]);
    await this.removeOldest(webhooks, name, maxWebhooks);
    await this.removeOldestInbox();
  }

  /** The inbox's webhooks, oldest first. */
  async read(name: string): Promise<readonly ReceivedWebhook[]> {
    const query = { scope, collection: webhooks, list: name, direction: 'ascending', offset: 0 } as const;
    const page = await this.stateStore.documents.list<ReceivedWebhook>({ ...query, limit: maxWebhooks });
    return page.documents.map(({ value }) => value);
  }

  /** The inboxes, the most recently used first. */
  async list(): Promise<readonly InboxName[]> {
    const query = { scope, collection: names, list: allNames, direction: 'descending', offset: 0 } as const;
    const page = await this.stateStore.documents.list<InboxName>({ ...query, limit: maxInboxes });
    return page.documents.map(({ value }) => value);
  }

  /** The place of the webhook that was received last, by any process. */
  private async newestPlace(): Promise<number> {
    const query = { scope, collection: names, list: allNames, direction: 'descending', offset: 0, limit: 1 } as const;
    const [newest] = (await this.stateStore.documents.list<InboxName>(query)).documents;
    return newest?.version ?? 0;
  }

  private async removeOldest(collection: string, list: string, keep: number): Promise<readonly string[]> {
    const query = { scope, collection, list, direction: 'descending', offset: keep, limit: 100 } as const;
    const { documents } = await this.stateStore.documents.list<unknown>(query);
    const changes = documents.map(({ id }): DocumentChange => ({ kind: 'remove', collection, id }));
    if (changes.length > 0) await this.stateStore.documents.write(scope, changes);
    return documents.map(({ id }) => id);
  }

  private async removeOldestInbox(): Promise<void> {
    for (const name of await this.removeOldest(names, allNames, maxInboxes)) {
      // Empties the inbox, with at most a hundred webhooks in each round.
      for (let round = 0; round * 100 <= maxWebhooks; round += 1) await this.removeOldest(webhooks, name, 0);
    }
  }
}

function put(
  collection: string,
  id: string,
  version: number,
  value: unknown,
  list: string,
  score: number,
): DocumentChange {
  return { kind: 'put', collection, id, version, value, listing: { lists: [list], score } };
}
