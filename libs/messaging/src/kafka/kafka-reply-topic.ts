import type { TopicDeclaration } from '../broker.ts';

/** The default topic of replies. */
export const defaultReplyTopic = 'dakpion.replies.v1';

const replyRetentionMs = 60 * 60 * 1000;
const replyPartitions = 12;

/** The declaration of the topic for replies. */
export function replyTopicDeclaration(name: string): TopicDeclaration {
  return { name, partitions: replyPartitions, retentionMs: replyRetentionMs };
}
