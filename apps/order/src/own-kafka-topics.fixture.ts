import { randomUUID } from 'node:crypto';
import { type Broker, type IncomingMessage, openKafkaBroker } from '@dakpion/messaging';

/** A broker on the Kafka for tests. Its topics and groups belong to this spec, although other specs use the same Kafka. */
export async function openOwnKafkaBroker(brokers: readonly string[]): Promise<Broker> {
  const prefix = `spec-${randomUUID()}.`;
  const broker = await openKafkaBroker({ brokers: [...brokers], clientId: `${prefix}order` });
  const own = (name: string) => prefix + name;
  const toOwn = <Message extends { readonly topic: string }>(message: Message) => ({
    ...message,
    topic: own(message.topic),
  });
  const fromOwn = (message: IncomingMessage) => ({ ...message, topic: message.topic.slice(prefix.length) });
  return {
    assignment: (topic) => broker.assignment(own(topic)),
    // Few partitions: Kafka makes them one by one.
    declareTopics: (topics) =>
      broker.declareTopics(topics.map((topic) => ({ ...topic, name: own(topic.name), partitions: 2 }))),
    publish: (messages) => broker.publish(messages.map(toOwn)),
    request: (message, options) => broker.request(toOwn(message), options),
    consume: (consumption) =>
      broker.consume({
        ...consumption,
        group: own(consumption.group),
        topics: consumption.topics.map(own),
        handle: (message) => consumption.handle(fromOwn(message)),
      }),
    async *browse(topic, options) {
      for await (const message of broker.browse(own(topic), options)) yield fromOwn(message);
    },
    ping: () => broker.ping(),
    close: () => broker.close(),
  };
}
