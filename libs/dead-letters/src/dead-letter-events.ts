import type { DhakaTime } from '@dakpion/contracts';
import type { LetterPlace } from './letter-id.ts';

/** What the decision on a dead letter keeps of it: the letter itself is gone from the broker after 30 days. */
interface DecidedLetter {
  readonly letter_id: string;
  readonly topic: string;
  readonly key: string;
  /** Why no consumer could take it. */
  readonly dead_letter_reason: string;
  readonly decided_at: DhakaTime;
}

/** The original bytes were published to the original topic again. */
export interface DeadLetterReplayed {
  readonly type: 'DeadLetterReplayed';
  readonly data: DecidedLetter;
}

/** It will never be applied, and that is right. */
export interface DeadLetterDropped {
  readonly type: 'DeadLetterDropped';
  readonly data: DecidedLetter & { readonly reason: string };
}

export type DeadLetterEvent = DeadLetterReplayed | DeadLetterDropped;

/** One stream for each letter, which holds one event at most: so the event store itself lets one decision only be made. */
export function deadLetterStream({ topic, place }: LetterPlace): string {
  return `dead-letters-${topic}-${place}`;
}
