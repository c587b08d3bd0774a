import type { Difference } from '@dakpion/order';

/** Says in a sentence what a person must do about a difference that `audit repair` does not repair. */
export function remedyOf({ what, order_id, found }: Difference): string {
  switch (what) {
    case 'parked_stream': {
      const { follower, stream } = found as { readonly follower: string; readonly stream: string };
      return `Correct the cause, then run dakpion parked release ${follower} ${stream} (docs/alerts/parked-streams.md).`;
    }
    case 'history':
      if (order_id === null) return 'See docs/alerts/parked-streams.md.';
      return `Not automatic: dakpion audit order ${order_id} shows the event (docs/operations/watch.md).`;
    case 'follower_history':
      return 'See docs/alerts/history-mismatch.md.';
    case 'partner':
    case 'partner_users':
    case 'api_key':
    case 'webhook_usage':
      return 'Run dakpion state reset --yes, embedded while the program is stopped (docs/operations/watch.md).';
    case 'webhook_due_time':
      return 'After an overload: wait. Otherwise run dakpion webhooks redeliver for each, or see docs/operations/watch.md for many.';
    case 'publisher_checkpoint':
      return 'See docs/alerts/publisher-behind.md.';
    case 'projection_checkpoint':
    case 'delivery_log_checkpoint':
    case 'partners_checkpoint':
    case 'open_orders_checkpoint':
    case 'courses_checkpoint':
    case 'held_rider_events_checkpoint':
    case 'order_usage_checkpoint':
    case 'webhook_usage_checkpoint':
    case 'event_index_checkpoint':
      return 'See docs/alerts/follower-lag.md.';
    case 'view':
    case 'order_lists':
    case 'order_lookup':
    case 'order_usage':
    case 'usage_figures':
    case 'webhook_plan':
      return 'Run dakpion audit repair again.';
  }
}
