const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** A topic of the message broker. Retention in milliseconds. */
export interface Topic {
  readonly name: string;
  readonly partitions: number;
  readonly retentionMs: number;
}

/**
 * All topics. The key of a message is the id of its order, so that the messages of an order keep their sequence. Webhook
 * commands have other keys.
 */
export const topics = {
  orderCommands: { name: 'order.commands.v1', partitions: 12, retentionMs: day },
  orderEvents: { name: 'order.events.v1', partitions: 12, retentionMs: 7 * day },
  missedOrderEvents: { name: 'order.missed-events.v1', partitions: 12, retentionMs: hour },
  pricingRequests: { name: 'pricing.requests.v1', partitions: 12, retentionMs: hour },
  riderEvents: { name: 'dispatch.rider-events.v1', partitions: 12, retentionMs: 7 * day },
  dispatchRequests: { name: 'dispatch.requests.v1', partitions: 12, retentionMs: 7 * day },
  robotCourierRequests: { name: 'dispatch.robot-courier-requests.v1', partitions: 12, retentionMs: 7 * day },
  webhookCommands: { name: 'webhook.commands.v1', partitions: 12, retentionMs: day },
} as const satisfies Record<string, Topic>;

export type TopicName = (typeof topics)[keyof typeof topics]['name'];

/** The topic of the messages that a consumer could not handle. They are kept for 30 days. */
export function deadLetterTopic(topic: string): string {
  return `${topic}.dead-letters`;
}
/** The header with the id of the dead letter that a message replays. */
export const replayOfHeader = 'replay-of';
export const deadLetterRetentionMs = 30 * day;

/** The Nest pattern of one message type of one topic, e.g. `order.commands.v1#PlaceOrder`. */
export function pattern(topic: Topic, type: string): string {
  return `${topic.name}#${type}`;
}
