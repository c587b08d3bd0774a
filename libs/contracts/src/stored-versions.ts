/**
 * The version of each stored form that this program writes. A program that finds a newer version stops before it writes anything,
 * with an error that names the form. Read models are not here: each build of one has its own version.
 *
 * Raise a version whenever a form changes, by one. For events, the compiler then asks for an upcaster from the former version, and
 * a spec for the stored form of the present one.
 */
export const storedVersions = {
  order_events: 2,
  webhook_events: 2,
  dispatch_events: 2,
  partner_events: 1,
  operator_token_events: 1,
  dead_letter_events: 1,
  parked_stream_events: 1,
  position_events: 1,
  transparency_events: 1,
  /** The messages of all topics. A message that earlier programs cannot read gets a separate topic. */
  messages: 1,
  checkpoints: 2,
  sessions: 1,
  sealed_secrets: 1,
  due_times: 1,
  request_log: 1,
} as const satisfies Readonly<Record<string, number>>;

export type StoredForm = keyof typeof storedVersions;

/**
 * Newer versions that this program reads and does not write yet. A release that only reads a version comes before the one that
 * writes it, so that the latter can be rolled back.
 */
export const readAhead: Readonly<Partial<Record<StoredForm, number>>> = {};

/** The events of some streams. */
export type StoredEvents = Extract<StoredForm, `${string}_events`>;
