import { rethrow } from './failures.mjs';

export class CandidateProducer {
  constructor(producer) {
    this.producer = producer;
  }

  async connect() {
    await this.producer.metadata({ topics: [] }).catch(rethrow);
  }

  async sendBatch({ topicMessages, acks }) {
    const messages = topicMessages.flatMap(({ topic, messages }) => messages.map((each) => message(topic, each)));
    await this.producer.send({ messages, acks }).catch(rethrow);
  }

  async disconnect() {
    await this.producer.close();
  }
}

function message(topic, { key, value, headers = {}, partition, timestamp }) {
  return {
    topic,
    value,
    headers: new Map(Object.entries(headers).map(([name, text]) => [Buffer.from(name), Buffer.from(text)])),
    ...(key == null ? {} : { key: Buffer.from(key) }),
    ...(partition === undefined ? {} : { partition }),
    ...(timestamp === undefined ? {} : { timestamp: BigInt(timestamp) }),
  };
}
