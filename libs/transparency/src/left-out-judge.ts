import type { EventData } from '@dakpion/event-store';
import { type ExportFilter, isRefusedByLeaf, subjectOf } from './export-filter.ts';
import type { Leaf } from './leaf.ts';

/**
 * `undecided`: only the data shows whether the event belongs in the export, so the operator could have left it out wrongly. The
 * verdict on the creation of an order is for all events of the order.
 */
export type Verdict = 'belongs' | 'does_not_belong' | 'undecided';

/**
 * Judges the events that an export has left out, by their leaves. Recognises the orders of a partner by the keys in the export: the
 * actor of an order's first event is the key that has created it. Must get all leaves of the export in their order.
 */
export class LeftOutJudge {
  private readonly keys = new Set<string>();
  /** Grows with the export, not with the log. */
  private readonly orders = new Set<string>();
  /** Orders of users, if the filter excludes creations, so that their other events must be counted. */
  private readonly undecided = new Set<string>();

  constructor(
    private readonly filter: ExportFilter,
    /** Whether the export begins with the first event of the log, so that it has the creation of each order. */
    private readonly isFromStart: boolean,
  ) {}

  /** Takes an event that the export has with its data. Returns false if its order is not known to be the partner's. */
  takeIncluded({ stream, revision }: Leaf, data: unknown): boolean {
    const subject = subjectOf(stream);
    if (this.filter.partner_id === null || subject === null) return true;
    const { key_id, partner_id } = (data ?? {}) as EventData;
    if (subject.kind === 'partner') this.keys.add(String(key_id));
    else {
      // The creation comes before all other events of the order, and its data names the partner.
      const isCreation = subject.kind === 'order' && revision === 0;
      const isKnown = isCreation || this.orders.has(subject.id) || this.undecided.has(subject.id);
      if (this.isFromStart && !isKnown && partner_id !== this.filter.partner_id) return false;
      this.orders.add(subject.id);
    }
    return true;
  }

  judge(leaf: Leaf): Verdict {
    const ownership = this.filter.partner_id === null ? 'belongs' : this.ownership(leaf);
    const subject = subjectOf(leaf.stream);
    if (isRefusedByLeaf(this.filter, leaf)) {
      if (subject !== null && ownership === 'undecided') this.undecided.add(subject.id);
      return 'does_not_belong';
    }
    const isByData = this.filter.rider_id !== null && subject?.kind !== 'partner';
    return ownership === 'belongs' && isByData ? 'undecided' : ownership;
  }

  private ownership({ stream, revision, actor }: Leaf): Verdict {
    const subject = subjectOf(stream);
    if (subject === null) return 'does_not_belong';
    const { kind, id } = subject;
    if (kind === 'partner') return id === this.filter.partner_id ? 'belongs' : 'does_not_belong';
    if (this.orders.has(id)) return 'belongs';
    if (this.undecided.has(id)) return 'undecided';
    if (kind === 'order' && revision === 0 && actor?.kind === 'api_key') {
      if (!this.keys.has(String(actor.key_id))) return this.isFromStart ? 'does_not_belong' : 'undecided';
      this.orders.add(id);
      return 'belongs';
    }
    // Later events of an order are judged with its first event.
    const isCreation = kind === 'order' && revision === 0;
    return this.isFromStart && !isCreation ? 'does_not_belong' : 'undecided';
  }
}
