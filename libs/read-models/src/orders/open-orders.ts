import { type DhakaTime, type Environment, epochMsOf, type OpenStatus, type Owner, topics } from '@dakpion/contracts';
import { atTick, isTemporary } from '@dakpion/repetition';
import type { DocumentChange, StateStore } from '@dakpion/state-store';

/** An order that has not ended. */
export interface OpenOrder extends Owner {
  readonly order_id: string;
  readonly partner_reference_id: string | null;
  readonly created_at: DhakaTime;
  readonly parcel_status: OpenStatus;
  /** The time since which it has this status. */
  readonly since: DhakaTime;
  /** The number of the event that led to the status, from 1. */
  readonly sequence: number;
}

/** The filter of open orders: those that have had a status since before a time, of one environment or of both. */
interface OpenOrderFilter {
  readonly status: OpenStatus;
  readonly environment: Environment | null;
  /** Epoch milliseconds. Null: all. */
  readonly sinceBefore: number | null;
  readonly offset: number;
  /** At most 1,000. */
  readonly limit: number;
}

/** One page, the longest waiting order first, and the total number. */
interface OpenOrderPage {
  readonly orders: readonly OpenOrder[];
  readonly total: number;
}

// The orders of all partners are in one scope, because they are listed together. Its documents are the open orders, and those that
// ended in the last days.
const scope = 'open_orders';
const collection = 'open_orders';
/**
 * The version of a report is between the versions of its status and of the next status, so late and repeated events revert nothing.
 */
const versionOf = ({ sequence }: OpenOrder) => 2 * sequence;
const reportedVersionOf = (order: OpenOrder) => versionOf(order) + 1;
/** The version of a removal, which is higher than that of any event. */
const overVersion = 2 ** 40;
/** A repeated event must not restore the order. */
const rememberMs = topics.orderEvents.retentionMs;

/** How long changes of different orders are gathered, in ms. */
const gatherMs = 250;
/** This many changes are written at once, so that gathering does not slow down a consumer with more messages in progress. */
const maxGathered = 32;

/** A change that waits for others, and its caller. */
interface Gathered {
  readonly change: DocumentChange;
  resolve(applied: boolean): void;
  reject(error: unknown): void;
}

/** Whether a change may wait for changes of other orders, for at most a third of a second. Default: false. */
export interface Urgency {
  readonly canWait?: boolean;
}

/** The open orders of all partners. The dispatch service updates them from the order events. */
export class OpenOrders {
  private gathered: Gathered[] = [];

  constructor(private readonly stateStore: StateStore) {}

  /** Stores the status of the order, except if a later one is known. */
  async note(order: OpenOrder, urgency: Urgency = {}): Promise<void> {
    await this.put(order, versionOf(order), [unreportedListOf(order.parcel_status)], urgency);
  }

  /** Records that the order was reported in its status. True for exactly one of any number of callers. */
  async markReported(order: OpenOrder): Promise<boolean> {
    return this.put(order, reportedVersionOf(order), []);
  }

  /** Records that the order has ended. */
  async remove(orderId: string, urgency: Urgency = {}): Promise<void> {
    const over = { version: overVersion, value: null, expiresInMs: rememberMs };
    await this.write({ kind: 'put', collection, id: orderId, ...over }, urgency);
  }

  /** Returns the ids that are stored as open. At most 1,000 ids. */
  async known(orderIds: readonly string[]): Promise<ReadonlySet<string>> {
    const documents = await this.stateStore.documents.readMany<OpenOrder | null>(scope, collection, orderIds);
    return new Set(documents.flatMap((document) => (document?.value == null ? [] : [document.id])));
  }

  async list({ status, environment, sinceBefore, offset, limit }: OpenOrderFilter): Promise<OpenOrderPage> {
    return this.read(listOf(status, environment), sinceBefore, offset, limit);
  }

  /** The orders that were not reported in their status, the longest waiting first. */
  async unreported(status: OpenStatus, sinceBefore: number, limit: number): Promise<readonly OpenOrder[]> {
    return (await this.read(unreportedListOf(status), sinceBefore, 0, limit)).orders;
  }

  private async put(
    order: OpenOrder,
    version: number,
    lists: readonly string[],
    urgency: Urgency = {},
  ): Promise<boolean> {
    const { order_id: id, environment, parcel_status, since } = order;
    const all = [listOf(parcel_status, null), listOf(parcel_status, environment), ...lists];
    const listing = { lists: all, score: epochMsOf(since) };
    return this.write({ kind: 'put', collection, id, version, value: order, listing }, urgency);
  }

  private async write(change: DocumentChange, { canWait = false }: Urgency): Promise<boolean> {
    if (canWait) return this.gather(change);
    const [applied = false] = await this.stateStore.documents.write(scope, [change]);
    return applied;
  }

  private gather(change: DocumentChange): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.gathered.push({ change, resolve, reject });
      if (this.gathered.length === 1) atTick(gatherMs, () => void this.writeGathered());
      if (this.gathered.length >= maxGathered) void this.writeGathered();
    });
  }

  private async writeGathered(): Promise<void> {
    const gathered = this.gathered;
    this.gathered = [];
    if (gathered.length > 0) await this.writeTogether(gathered);
  }

  private async writeTogether(gathered: readonly Gathered[]): Promise<void> {
    const changes = gathered.map(({ change }) => change);
    try {
      const applied = await this.stateStore.documents.write(scope, changes);
      for (const [index, { resolve }] of gathered.entries()) resolve(applied[index] ?? false);
    } catch (error) {
      // A change that is refused, e.g. of a message with an impossible time, must not make dead letters of other messages.
      if (gathered.length > 1 && !isTemporary(error))
        await Promise.all(gathered.map((each) => this.writeTogether([each])));
      else for (const { reject } of gathered) reject(error);
    }
  }

  private async read(list: string, sinceBefore: number | null, offset: number, limit: number): Promise<OpenOrderPage> {
    const range = sinceBefore === null ? {} : { toScore: sinceBefore };
    const query = { scope, collection, list, ...range, direction: 'ascending', offset, limit } as const;
    const { documents, total } = await this.stateStore.documents.list<OpenOrder>(query);
    return { orders: documents.map(({ value }) => value), total };
  }
}

function listOf(status: OpenStatus, environment: Environment | null): string {
  return environment === null ? `status=${status}` : `environment=${environment},status=${status}`;
}

function unreportedListOf(status: OpenStatus): string {
  return `unreported,status=${status}`;
}
