import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { brokerContract } from '../broker.contract.ts';
import { nestTransportContract } from '../nest-transport.contract.ts';
import { describeWithKafka, kafkaBrokers } from './kafka.fixture.ts';
import { openKafkaBroker } from './kafka-broker.ts';

describeWithKafka('the Kafka broker', () => {
  beforeAll(() => Logger.overrideLogger(false));
  const startEngine = async () => {
    const clientId = `spec-${randomUUID()}`;
    return { open: () => openKafkaBroker({ brokers: kafkaBrokers(), clientId }), dispose: async () => {} };
  };
  brokerContract('Kafka', startEngine);
  nestTransportContract('Kafka', startEngine);
});
