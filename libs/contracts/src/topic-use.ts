import { deadLetterTopic, type Topic, topics } from './topics.ts';

/** The topics that a service uses, and how. Its broker user has exactly these rights. */
export interface TopicUse {
  /** By the group that consumes them. A consumer may answer, and writes what it cannot take to the topic's dead letters. */
  readonly consumes: Readonly<Record<string, readonly Topic[]>>;
  /** Sends requests there and waits for the replies. */
  readonly asks: readonly Topic[];
  readonly publishes: readonly Topic[];
  /** Names of topics that it looks into outside of any group of consumers. */
  readonly browses: readonly string[];
}

export type ServiceName = 'gateway' | 'order' | 'pricing' | 'dispatch' | 'webhook';

/** The topics that each service uses, and how. `dakpion topics acls` derives the rights from it. */
export const topicUses: Readonly<Record<ServiceName, TopicUse>> = {
  gateway: {
    consumes: {},
    asks: [topics.orderCommands, topics.pricingRequests, topics.webhookCommands],
    // Operators send a dead letter again to the topic that it was sent to, whichever that is.
    publishes: Object.values(topics),
    browses: [topics.dispatchRequests.name, ...Object.values(topics).map(({ name }) => deadLetterTopic(name))],
  },
  order: {
    consumes: { order: [topics.orderCommands] },
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
      dispatch: [topics.orderEvents, topics.riderEvents],
      'robot-courier': [topics.robotCourierRequests],
    },
    asks: [topics.orderCommands],
    // The robot courier is a rider of ours.
    publishes: [topics.dispatchRequests, topics.robotCourierRequests, topics.riderEvents],
    browses: [],
  },
  webhook: {
    consumes: { webhook: [topics.orderEvents, topics.webhookCommands] },
    // Order events that the broker has dropped.
    asks: [topics.orderCommands],
    // A redelivery of many goes on with a command to itself.
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
