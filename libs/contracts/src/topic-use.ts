import { deadLetterTopic, type Topic, topics } from './topics.ts';

/** The topics that a service uses, and how. Its broker user has exactly these rights. */
export interface TopicUse {
  /**
   * By consumer group. A consumer can send replies, and writes messages that it cannot handle to the dead letters of the topic.
   */
  readonly consumes: Readonly<Record<string, readonly Topic[]>>;
  /** The topics to which it sends requests, waiting for the replies. */
  readonly asks: readonly Topic[];
  readonly publishes: readonly Topic[];
  /** Names of topics that it reads without a consumer group. */
  readonly browses: readonly string[];
}

/**
 * The consumer group of rider events, in the order service. The dispatch service of version 0.1.0 consumes them in this group, which
 * therefore keeps its place in the topic after an upgrade and after a roll-back, and gives each partition to one process of either
 * version.
 */
export const riderEventsGroup = 'dispatch';

export type ServiceName = 'gateway' | 'order' | 'pricing' | 'dispatch' | 'webhook';

/** The topics that each service uses, and how. `dakpion topics acls` derives the rights from it. */
export const topicUses: Readonly<Record<ServiceName, TopicUse>> = {
  gateway: {
    consumes: {},
    asks: [topics.orderCommands, topics.pricingRequests, topics.webhookCommands],
    // Operators replay a dead letter to its original topic, which can be any topic.
    publishes: Object.values(topics),
    browses: [topics.dispatchRequests.name, ...Object.values(topics).map(({ name }) => deadLetterTopic(name))],
  },
  order: {
    consumes: {
      order: [topics.orderCommands, topics.missedOrderEvents],
      [riderEventsGroup]: [topics.riderEvents],
    },
    asks: [topics.pricingRequests],
    publishes: [topics.orderEvents],
    browses: [],
  },
  pricing: {
    consumes: { pricing: [topics.pricingRequests] },
    asks: [],
    publishes: [],
    browses: [],
  },
  dispatch: {
    consumes: {
      dispatch: [topics.orderEvents],
      'robot-courier': [topics.robotCourierRequests],
    },
    asks: [topics.orderCommands, topics.missedOrderEvents],
    // The robot courier of this service sends rider events for sandbox orders.
    publishes: [topics.dispatchRequests, topics.robotCourierRequests, topics.riderEvents],
    browses: [],
  },
  webhook: {
    consumes: { webhook: [topics.orderEvents, topics.webhookCommands] },
    // Not the order commands: an attacker who takes over this service must not be able to change an order.
    asks: [topics.missedOrderEvents],
    // A redelivery of many webhooks continues with a command to the same service.
    publishes: [topics.webhookCommands],
    browses: [],
  },
};

/** The rights of external dispatch systems. Their consumer groups begin with `group`. */
export const dispatchSystemUse = {
  group: 'dispatch-systems',
  reads: [topics.dispatchRequests],
  publishes: [topics.riderEvents],
} as const satisfies { group: string; reads: readonly Topic[]; publishes: readonly Topic[] };
