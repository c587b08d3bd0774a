/** The actor that caused an event: kept with each event for audits. */
export type Actor =
  | { readonly kind: 'api_key'; readonly key_id: string }
  /** Somebody of a partner, by a session of the dashboard. */
  | { readonly kind: 'user'; readonly user_id: string }
  | { readonly kind: 'operator' }
  | { readonly kind: 'dispatch_system' }
  | { readonly kind: 'robot_courier' }
  | { readonly kind: 'service'; readonly service: string };

/** What every command carries beside its matter. `correlation_id` is the request id of the call that began it all. */
export interface CommandContext {
  readonly actor: Actor;
  readonly correlation_id: string;
  /** Id of the message that led to this command, if a message did. */
  readonly causation_id: string | null;
}
