import type { EventData } from '@dakpion/event-store';
import type { Leaf } from './leaf.ts';

/**
 * Selects the events that an export has with their data. A field that is null does not limit them. Of the other events, the export
 * has only the leaves.
 */
export interface ExportFilter {
  readonly partner_id: string | null;
  readonly order_id: string | null;
  readonly rider_id: number | null;
  /** The type of the event. */
  readonly type: string | null;
  /** Inclusive. */
  readonly recorded_from: string | null;
  /** Exclusive. */
  readonly recorded_to: string | null;
}

/**
 * The events that show which keys a partner has. Other events of partners have secrets and hashes of passwords, so no export has
 * their data.
 */
const keyEvents: ReadonlySet<string> = new Set(['ApiKeyIssued', 'ApiKeyRotated', 'ApiKeysRevoked']);

/** The order or partner that a stream belongs to. Null: no export has the data of this stream. */
export function subjectOf(stream: string): { readonly kind: string; readonly id: string } | null {
  const [, kind, id] = /^(order|webhook|dispatch|partner)-(.+)$/.exec(stream) ?? [];
  return kind === undefined || id === undefined ? null : { kind, id };
}

/** Whether the leaf alone shows that the event is not in the export. */
export function isRefusedByLeaf(filter: ExportFilter, leaf: Leaf): boolean {
  const subject = subjectOf(leaf.stream);
  if (subject === null) return true;
  if (subject.kind === 'partner') {
    if (!keyEvents.has(leaf.type)) return true;
    // Exported with the orders of the partner, because the keys show which orders are the partner's.
    if (filter.partner_id !== null) return subject.id !== filter.partner_id;
  }
  if (filter.order_id !== null && (subject.kind === 'partner' || subject.id !== filter.order_id)) return true;
  if (filter.rider_id !== null && (subject.kind !== 'order' || leaf.revision === 0)) return true;
  if (filter.type !== null && leaf.type !== filter.type) return true;
  const at = Date.parse(leaf.recorded_at);
  const { recorded_from: from, recorded_to: to } = filter;
  return (from !== null && at < Date.parse(from)) || (to !== null && at >= Date.parse(to));
}

/** Whether the data shows that an event whose leaf fits is not in the export. Only some events of an order name its partner. */
export function isRefusedByData({ partner_id, rider_id }: ExportFilter, { stream }: Leaf, data: unknown): boolean {
  if (subjectOf(stream)?.kind === 'partner') return false;
  const owner = ((data ?? {}) as EventData).partner_id;
  if (partner_id !== null && owner !== undefined && owner !== partner_id) return true;
  return rider_id !== null && !hasRider(data, rider_id);
}

/** Whether the data of an event names the rider. */
export function hasRider(data: unknown, riderId: number): boolean {
  const { rider } = (data ?? {}) as EventData;
  return typeof rider === 'object' && rider !== null && (rider as { rider_id?: unknown }).rider_id === riderId;
}
