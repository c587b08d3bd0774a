import type { Json, Owner } from '@dakpion/contracts';
import type { PartnerDifference } from '@dakpion/partners';

/** A difference between the stores and the events. `order_id` is null if it concerns no single order. */
export interface Difference {
  readonly order_id: string | null;
  readonly what:
    | 'history'
    | 'view'
    | 'order_lists'
    | 'order_lookup'
    | 'webhook_plan'
    | 'webhook_due_time'
    | 'publisher_checkpoint'
    | 'projection_checkpoint'
    | 'delivery_log_checkpoint'
    | 'partners_checkpoint'
    | 'open_orders_checkpoint'
    | 'courses_checkpoint'
    | 'held_rider_events_checkpoint'
    | 'order_usage'
    | 'webhook_usage'
    | 'usage_figures'
    | 'order_usage_checkpoint'
    | 'webhook_usage_checkpoint'
    | 'event_index_checkpoint'
    | 'follower_history'
    | 'parked_stream'
    | PartnerDifference['what'];
  readonly expected: Json;
  readonly found: Json;
  /** The event whose webhook is missing. */
  readonly event_id?: string;
  /** The owner of the wrong figures. */
  readonly owner?: Owner;
  /** The partner whose key, users or account differ. */
  readonly partner_id?: string;
  /** The follower that is behind, or that has followed another history. */
  readonly follower?: string;
}

/** Looks until nothing is found, at most until the deadline of the whole verification. Resolves with what the last look found. */
export type Settled = <Found>(look: () => Promise<readonly Found[]>) => Promise<readonly Found[]>;
