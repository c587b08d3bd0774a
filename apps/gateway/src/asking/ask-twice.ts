import type { BrokerClient } from '@dakpion/messaging';
import { ask, askOnce, isUnanswered, type Question } from './ask-once.ts';

/** How long another service may take to answer, in ms; asked twice at most. */
const timeoutMs = 5_000;

/**
 * Asks another service, and once more with the same message when no answer came, for a reply can be lost and our
 * commands are safe to repeat. Then throws `temporarily_unavailable`. When the broker is down its error is thrown.
 */
export async function askTwice<Reply>(client: BrokerClient, question: Omit<Question, 'timeoutMs'>): Promise<Reply> {
  const inTime = { ...question, timeoutMs };
  try {
    return await ask<Reply>(client, inTime);
  } catch (error) {
    if (!isUnanswered(error)) throw error;
  }
  return askOnce(client, inTime);
}
