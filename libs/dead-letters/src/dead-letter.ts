import type { Actor, DhakaTime } from '@dakpion/contracts';

/** What operators did with a dead letter, and why. It is done once. */
export type DeadLetterDecision = {
  readonly outcome: 'replayed' | 'dropped';
  readonly decided_at: DhakaTime;
  readonly actor: Actor;
  /** Why it was dropped; null for a replay. */
  readonly reason: string | null;
};

export const deadLetterStatuses = ['open', 'replayed', 'dropped'] as const;
/** Open: no decision yet. */
export type DeadLetterStatus = (typeof deadLetterStatuses)[number];

/** A message that no consumer could take, as operators list it. */
export interface DeadLetter {
  /** Topic and place, e.g. `dispatch.rider-events.v1:17`. */
  readonly letter_id: string;
  /** The topic that it was sent to. */
  readonly topic: string;
  /** Of a rider event: the order's id. */
  readonly key: string;
  /** Empty when the sender named none. */
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

/** A dead letter with all that was sent. */
export interface OpenedDeadLetter extends DeadLetter {
  readonly headers: Readonly<Record<string, string>>;
  /** The value as text; null when its bytes are no UTF-8. */
  readonly text: string | null;
  /** The value's bytes as sent, in base64. */
  readonly bytes: string;
}
