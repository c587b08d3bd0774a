import { type DhakaTime, dhakaTime, orderStream } from '@dakpion/contracts';
import { asRecorded, type EventStore } from '@dakpion/event-store';
import { OrderViews } from '@dakpion/read-models';
import { CLOCK, type Clock, EVENT_STORE, SETTINGS } from '@dakpion/service';
import type { Settings } from '@dakpion/settings';
import {
  canonicalJson,
  eventName,
  type LoggedEvent,
  lastCheckpoint,
  leafBytes,
  leafOf,
  loggedEvents,
  type StoredCheckpoint,
  TreeReader,
  tlogProof,
} from '@dakpion/transparency';
import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../access/caller.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** A recorded event of the order, and its place in the transparency log. */
export interface ProvenEvent {
  /** The number of the event in the order, from 1. */
  readonly sequence: number;
  readonly type: string;
  readonly recorded_at: DhakaTime;
  /** The data as stored, as the RFC 8785 JSON whose SHA-256 is in the leaf. */
  readonly data: string;
  /** The RFC 8785 JSON that is hashed into the log. */
  readonly leaf: string;
  /** The inclusion proof as in C2SP tlog-proof, with the checkpoint. Null: no checkpoint covers the event yet. */
  readonly proof: string | null;
  /** The time by which a checkpoint covers the event. Null: one does already, or the log is turned off or late. */
  readonly proof_due_at: DhakaTime | null;
}

/** The recorded events of an order with their proofs. */
export interface OrderProof {
  readonly order_id: string;
  /** The public key that verifies the checkpoint, as in C2SP signed-note. Null while there is no checkpoint. */
  readonly verifier_key: string | null;
  /** The last checkpoint, as in C2SP tlog-checkpoint. */
  readonly checkpoint: string | null;
  readonly events: readonly ProvenEvent[];
  /** Whether the order has more events than the 100 that an answer holds. */
  readonly has_more: boolean;
}

/** A legal order has at most 55 events. Bounds the answer to 1 MiB. */
const maxEvents = 100;
/** The cost of a proof in reads, because several tiles of the log are read. */
export const proofCost = 5;
/** The log is read every 3 s. Another instance takes over only after the lease has expired. */
const marginSeconds = 15;

/** The recorded events of an order, and the proofs that they are in the log. */
@Injectable()
export class OrderProofs {
  /**
   * The first event after those that the last checkpoint covers. Kept, because its search passes over the events of other programs:
   * while no checkpoint is written, it stays the same.
   */
  private firstUncovered: { readonly after: bigint | undefined; readonly dueAt: number } | null = null;

  constructor(
    private readonly orderViews: OrderViews,
    private readonly tree: TreeReader,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws `order_not_found`, also for an order of another partner. */
  async ofOrder(caller: Caller, orderId: string): Promise<OrderProof> {
    if ((await this.orderViews.status(caller, orderId)) === null) {
      throw new ProblemError({ code: 'order_not_found', order_id: orderId });
    }
    const checkpoint = await lastCheckpoint(this.eventStore);
    let events: ProvenEvent[] = [];
    let has_more = false;
    const options = { maxCount: maxEvents + 1, unreadable: asRecorded };
    for await (const event of this.eventStore.readStream(orderStream(orderId), options)) {
      if (event.revision < maxEvents) events.push(await this.proven(event, checkpoint));
      else has_more = true;
    }
    const promises = events.some((event) => event.proof_due_at !== null);
    if (promises && (await this.isLate())) events = events.map((event) => ({ ...event, proof_due_at: null }));
    const { verifierKey = null, note = null } = checkpoint ?? {};
    return { order_id: orderId, verifier_key: verifierKey, checkpoint: note, events, has_more };
  }

  private async proven(event: LoggedEvent, checkpoint: StoredCheckpoint | null): Promise<ProvenEvent> {
    const index = await this.tree.indexOf({ name: eventName(event), position: event.position });
    // The leaves of the next checkpoint are stored before the checkpoint itself.
    const isCovered = index !== null && checkpoint !== null && index < checkpoint.head.size;
    return {
      sequence: event.revision + 1,
      type: event.type,
      recorded_at: dhakaTime(event.recordedAt),
      data: canonicalJson(event.data),
      leaf: leafBytes(leafOf(event)).toString(),
      proof: isCovered ? await tlogProof(this.tree, index, checkpoint) : null,
      proof_due_at: isCovered ? null : dhakaTime(this.dueAt(event)),
    };
  }

  /**
   * Whether an event has no checkpoint although it was due, so that nothing can be promised for later ones. Only the order service
   * knows whether the log is turned off.
   */
  private async isLate(): Promise<boolean> {
    const after = await this.tree.lastCovered();
    let first = this.firstUncovered?.after === after ? this.firstUncovered : null;
    if (first === null) {
      for await (const event of loggedEvents(this.eventStore, after, 1)) first = { after, dueAt: this.dueAt(event) };
      this.firstUncovered = first;
    }
    return first !== null && first.dueAt < this.clock();
  }

  private dueAt({ recordedAt }: LoggedEvent): number {
    return recordedAt + (this.settings.transparencyCheckpointSeconds + marginSeconds) * 1_000;
  }
}
