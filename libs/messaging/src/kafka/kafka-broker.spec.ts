import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { brokerContract } from '../broker.contract.ts';
import { type BrokerEngine, freshTopic, patience } from '../broker-trial.contract.ts';
import { nestTransportContract } from '../nest-transport.contract.ts';
import { describeWithKafka, kafkaBrokers } from './kafka.fixture.ts';
import { openKafkaBroker } from './kafka-broker.ts';
import { kafkaClient } from './kafka-client.ts';
import { transportHeaders } from './kafka-message.ts';

describeWithKafka('the Kafka broker', () => {
  beforeAll(() => Logger.overrideLogger(false));
  const startEngine = async () => {
    const clientId = `spec-${randomUUID()}`;
    const address = { brokers: kafkaBrokers(), clientId };
    const open: BrokerEngine['open'] = (onDeadLetter) => openKafkaBroker({ ...address, onDeadLetter });
    return { open, dispose: async () => {} };
  };
  brokerContract('Kafka', startEngine);
  nestTransportContract('Kafka', startEngine);

  test(
    'a failure that an instance of 0.1.0 replies with counts as temporary',
    async () => {
      const clientId = `spec-${randomUUID()}`;
      const broker = await openKafkaBroker({ brokers: kafkaBrokers(), clientId });
      const topic = await freshTopic(broker);
      const kafka = kafkaClient({ brokers: kafkaBrokers(), clientId });
      const [consumer, producer] = [kafka.consumer({ groupId: clientId }), kafka.producer()];
      try {
        await Promise.all([consumer.connect(), producer.connect()]);
        await consumer.subscribe({ topic, fromBeginning: true });
        await consumer.run({
          eachMessage: async ({ message: { headers = {} } }) => {
            const { replyTopic, replyPartition, correlationId, error } = transportHeaders;
            const partition = Number(String(headers[replyPartition]));
            const reply = { [correlationId]: headers[correlationId], [error]: 'TypeError: a bug' };
            await producer.send({
              topic: String(headers[replyTopic]),
              messages: [{ key: 'k', value: 'null', partition, headers: reply }],
            });
          },
        });
        const request = broker.request({ topic, key: 'k', type: 'Any', value: 1 }, { timeoutMs: 30_000 });
        await expect(request).rejects.toMatchObject({ name: 'RequestFailedError', temporary: true });
      } finally {
        await Promise.all([consumer.disconnect(), producer.disconnect(), broker.close()]);
      }
    },
    patience,
  );
});
