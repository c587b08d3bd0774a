import type { Broker } from '@dakpion/messaging';

/** The same broker with another way to consume. */
export function withConsume(broker: Broker, consume: Broker['consume']): Broker {
  return {
    assignment: (topic) => broker.assignment(topic),
    declareTopics: (topics) => broker.declareTopics(topics),
    publish: (messages, options) => broker.publish(messages, options),
    request: (message, options) => broker.request(message, options),
    browse: (topic, options) => broker.browse(topic, options),
    ping: () => broker.ping(),
    close: () => broker.close(),
    consume,
  };
}
