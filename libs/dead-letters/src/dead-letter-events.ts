import type { DhakaTime } from '@dakpion/contracts';
import type { LetterPlace } from './letter-id.ts';

/** The data of a dead letter in its decision. The broker removes the letter itself after 30 days. */
interface DecidedLetter {
  readonly letter_id: string;
  readonly topic: string;
  readonly key: string;
  /** The reason why no consumer could handle it. */
  readonly dead_letter_reason: string;
  readonly decided_at: DhakaTime;
}

/** The original bytes were published on the original topic again. */
interface DeadLetterReplayed {
  readonly type: 'DeadLetterReplayed';
  readonly data: DecidedLetter;
}

/** The letter is closed without a replay, on purpose. If a replay was publishing it at that moment, `DeadLetterReplayed` follows. */
interface DeadLetterDropped {
  readonly type: 'DeadLetterDropped';
  readonly data: DecidedLetter & { readonly reason: string };
}

export type DeadLetterEvent = DeadLetterReplayed | DeadLetterDropped;

/**
 * One stream for each place of a letter. Decisions are appended at an expected revision, so that the event store itself allows only
 * one decision about a letter, and after a drop the replay that was publishing it meanwhile. The last one counts. A topic that was
 * lost and created again has other letters at the same places, which use the same streams.
 */
export function deadLetterStream({ topic, place }: LetterPlace): string {
  return `dead-letters-${topic}-${place}`;
}
