import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeWithKafkaJars, KafkaServer, makeCertificates, until } from '@dakpion/fixtures';
import { Logger } from '@nestjs/common';
import { type Broker } from '../broker.ts';
import { BrokerUnavailableError } from '../broker-errors.ts';
import { openKafkaBroker } from './kafka-broker.ts';
import type { KafkaAddress, KafkaSasl, KafkaTls } from './kafka-client.ts';
import { topicDrift } from './kafka-topic-drift.ts';

const patience = 180_000;
const scram = 'org.apache.kafka.common.security.scram.ScramLoginModule required;';
const plain =
  'org.apache.kafka.common.security.plain.PlainLoginModule required user_dakpion="the plain one" user_other="other";';

describeWithKafkaJars('a Kafka that requires credentials', () => {
  let server: KafkaServer;
  const opened: Broker[] = [];

  beforeAll(async () => {
    Logger.overrideLogger(false);
    const options = {
      listeners: ['SASL_PLAINTEXT', 'SASL_SSL', 'SSL'] as const,
      scramUsers: [
        'SCRAM-SHA-256=[name=dakpion,password=the shorter one]',
        'SCRAM-SHA-512=[name=dakpion,password=the longer one]',
      ],
      properties: (directory: string) => ({
        'sasl.enabled.mechanisms': 'PLAIN,SCRAM-SHA-256,SCRAM-SHA-512',
        'listener.name.sasl_plaintext.plain.sasl.jaas.config': plain,
        'listener.name.sasl_plaintext.scram-sha-256.sasl.jaas.config': scram,
        'listener.name.sasl_plaintext.scram-sha-512.sasl.jaas.config': scram,
        'listener.name.sasl_ssl.sasl.enabled.mechanisms': 'PLAIN',
        'listener.name.sasl_ssl.plain.sasl.jaas.config': plain,
        'listener.name.ssl.ssl.client.auth': 'required',
        'ssl.keystore.type': 'PEM',
        'ssl.keystore.location': join(directory, 'broker.pem'),
        'ssl.truststore.type': 'PEM',
        'ssl.truststore.location': join(directory, 'ca.crt'),
      }),
    };
    server = await KafkaServer.make(options, makeCertificates);
    await server.start();
  }, patience);
  afterEach(async () => {
    for (const broker of opened.splice(0)) await broker.close();
  });
  afterAll(() => server?.remove(), patience);

  const file = (name: string) => readFileSync(join(server.directory, name), 'utf8');
  const tls = (more: Partial<KafkaTls> = {}): KafkaTls => ({
    ca: file('ca.crt'),
    cert: undefined,
    key: undefined,
    ...more,
  });
  const at = (listener: string, access: { tls?: KafkaTls; sasl?: KafkaSasl }): KafkaAddress => ({
    brokers: [server.address(listener)],
    clientId: 'access-spec',
    ...access,
  });
  const open = async (address: KafkaAddress): Promise<Broker> => {
    const broker = await openKafkaBroker(address);
    opened.push(broker);
    return broker;
  };
  const sasl = (mechanism: KafkaSasl['mechanism'], password: string) => ({ mechanism, username: 'dakpion', password });

  const accesses: [string, () => KafkaAddress][] = [
    ['by PLAIN', () => at('SASL_PLAINTEXT', { sasl: sasl('plain', 'the plain one') })],
    ['by SCRAM-SHA-256', () => at('SASL_PLAINTEXT', { sasl: sasl('scram-sha-256', 'the shorter one') })],
    ['by SCRAM-SHA-512', () => at('SASL_PLAINTEXT', { sasl: sasl('scram-sha-512', 'the longer one') })],
    ['by PLAIN, encrypted', () => at('SASL_SSL', { tls: tls(), sasl: sasl('plain', 'the plain one') })],
    [
      'by a certificate of our own',
      () => at('SSL', { tls: tls({ cert: file('client.crt'), key: file('client.key') }) }),
    ],
  ];
  test.each(accesses)(
    'accepts us %s for messages, requests, browsing and topics',
    async (how, address) => {
      const topic = how.replaceAll(/[^a-zA-Z0-9]+/g, '-');
      const broker = await open(address());
      const declaration = { name: topic, partitions: 1, retentionMs: 3_600_000 };
      await broker.declareTopics([declaration]);
      const got: unknown[] = [];
      await broker.consume({
        group: 'group',
        topics: [topic],
        handle: async ({ value }) => {
          got.push(value);
          return { asked: value };
        },
      });
      const message = (value: string) => ({ topic, key: 'k', type: 'Said', value });
      await broker.publish([message('told')]);
      await until(() => got.length === 1);
      expect(await broker.request(message('asked'), { timeoutMs: 20_000 })).toEqual({ asked: 'asked' });
      const seen: unknown[] = [];
      for await (const { value } of broker.browse(topic)) seen.push(value);
      expect(seen).toEqual(['told', 'asked']);
      expect(await topicDrift({ ...address(), topics: [declaration] })).toEqual([]);
    },
    patience,
  );

  // libs/service/src/engine-waiting.ts has the words by which a start recognises that waiting would not help. It waits if a host
  // name is unknown, because the name of a Kafka that is just starting can be unknown, too.
  const refusals: [string, () => KafkaAddress, RegExp][] = [
    [
      'a wrong password by PLAIN',
      () => at('SASL_PLAINTEXT', { sasl: sasl('plain', 'wrong') }),
      /SASL PLAIN.*Invalid username or password/,
    ],
    [
      'a wrong password by SCRAM',
      () => at('SASL_PLAINTEXT', { sasl: sasl('scram-sha-256', 'wrong') }),
      /SASL SCRAM SHA256.*invalid credentials/,
    ],
    ['no name', () => at('SASL_PLAINTEXT', {}), /without the encryption or the credentials/],
    [
      'a mechanism that it does not have',
      () => at('SASL_SSL', { tls: tls(), sasl: sasl('scram-sha-256', 'x') }),
      /SASL/,
    ],
    [
      'an authority that is not ours',
      () => at('SASL_SSL', { tls: tls({ ca: file('other-ca.crt') }), sasl: sasl('plain', 'the plain one') }),
      /certificate/,
    ],
    ['no certificate', () => at('SSL', { tls: tls() }), /certificate/],
  ];
  test.each(refusals)(
    'reports the reason for a refusal of %s',
    async (_what, address, said) => {
      const failure = await open(address()).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(BrokerUnavailableError);
      expect((failure as Error).message).toMatch(said);
    },
    patience,
  );
});
