import type { Actor, DhakaTime } from '@dakpion/contracts';

/**
 * The decision of an operator on a dead letter, and its reason. If one operator replays the letter while another drops it, the replay
 * counts.
 */
export type DeadLetterDecision = {
  readonly outcome: 'replayed' | 'dropped';
  readonly decided_at: DhakaTime;
  readonly actor: Actor;
  /** The reason for dropping it. Null for a replay. */
  readonly reason: string | null;
};

export const deadLetterStatuses = ['open', 'replayed', 'dropped'] as const;
/** `open`: no decision yet. */
export type DeadLetterStatus = (typeof deadLetterStatuses)[number];

/** A message that no consumer could handle, in the list of operators. */
export interface DeadLetter {
  /** Topic and place, e.g. `dispatch.rider-events.v1:17`. */
  readonly letter_id: string;
  /** The topic to which it was sent. */
  readonly topic: string;
  /** For a rider event: the id of the order. */
  readonly key: string;
  /** Empty if the sender set none. */
  readonly type: string;
  /** A code, e.g. `too_late`. */
  readonly reason: string;
  readonly detail: string;
  /** The consumer group that could not handle it. */
  readonly group: string;
  readonly tries: number;
  readonly dead_at: DhakaTime;
  readonly status: DeadLetterStatus;
  readonly decision: DeadLetterDecision | null;
}

/** A dead letter with everything that was sent. */
export interface OpenedDeadLetter extends DeadLetter {
  readonly headers: Readonly<Record<string, string>>;
  /** The size of the value in bytes. */
  readonly size: number;
  /** The value as text, at most the first 64 KiB. Null if its bytes are not UTF-8. */
  readonly text: string | null;
  /** The bytes of the value as sent, at most the first 256 KiB, in base64. */
  readonly bytes: string;
}
