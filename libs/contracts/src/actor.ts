/** The actor that caused an event. Stored with each event for audits. */
export type Actor =
  | { readonly kind: 'api_key'; readonly key_id: string }
  /** A user of a partner, by a session of the dashboard. */
  | { readonly kind: 'user'; readonly user_id: string }
  /** `name`: of the token. Absent in events from before tokens had names. */
  | { readonly kind: 'operator'; readonly name?: string }
  | { readonly kind: 'dispatch_system' }
  | { readonly kind: 'robot_courier' }
  | { readonly kind: 'service'; readonly service: string };

/** The common data of all commands. `correlation_id`: the request id of the first call. */
export interface CommandContext {
  readonly actor: Actor;
  readonly correlation_id: string;
  /** The id of the message that caused this command, if one did. */
  readonly causation_id: string | null;
}
