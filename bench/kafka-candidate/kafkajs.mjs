// The interface of kafkajs, as far as libs/messaging uses it, over @platformatic/kafka. With KAFKA_CLIENT=platformatic,
// jest gives it to libs/messaging in the place of kafkajs, so that the contract suite of the broker measures the candidate.
import { Admin, Consumer, Producer } from '@platformatic/kafka';
import kafkajs from 'kafkajs/index.js';
import { CandidateAdmin } from './admin.mjs';
import { CandidateConsumer } from './consumer.mjs';
import { CandidateProducer } from './producer.mjs';

export const { AssignerProtocol, logLevel, Partitioners } = kafkajs;

export class Kafka {
  constructor({ clientId, brokers, ssl, sasl, connectionTimeout, requestTimeout }) {
    this.settings = {
      clientId,
      bootstrapBrokers: brokers,
      connectTimeout: connectionTimeout ?? 1_000,
      requestTimeout: requestTimeout ?? 30_000,
      retries: 6,
      retryDelay: 200,
      ...(ssl ? { tls: ssl } : {}),
      ...(sasl ? { sasl: { ...sasl, mechanism: sasl.mechanism.toUpperCase() } } : {}),
    };
  }

  admin() {
    return new CandidateAdmin(new Admin(this.settings));
  }

  producer({ idempotent = false } = {}) {
    const settings = { ...this.settings, idempotent, autocreateTopics: false, retries: 1 };
    return new CandidateProducer(new Producer(settings));
  }

  consumer({ groupId, sessionTimeout, heartbeatInterval, maxWaitTimeInMs, partitionAssigners }) {
    const settings = { ...this.settings, groupId, sessionTimeout, heartbeatInterval, rebalanceTimeout: 60_000 };
    return new CandidateConsumer(new Consumer({ ...settings, autocommit: false }), {
      maxWaitMs: maxWaitTimeInMs,
      assigner: partitionAssigners?.[0] ?? null,
    });
  }
}

export default { AssignerProtocol, Kafka, logLevel, Partitioners };
