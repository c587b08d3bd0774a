import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deadLetterTopic, dispatchSystemUse, type TopicUse, topics, topicUses } from '@dakpion/contracts';
import { describeWithKafkaJars, eventually, KafkaServer, makeCertificates, until } from '@dakpion/fixtures';
import {
  applyRights,
  applyTopics,
  type Broker,
  deadLetterHeaders,
  defaultReplyTopic,
  groupLags,
  type KafkaAddress,
  openKafkaBroker,
  RejectedMessageError,
  replyTopicDeclaration,
} from '@dakpion/messaging';
import { allTopics, type KafkaUser, kafkaUserOf, kafkaUsers, rightsOf } from '@dakpion/service';
import { Logger } from '@nestjs/common';

const patience = 180_000;
const password = 'the password';
const everyTopic = [...allTopics(), replyTopicDeclaration(defaultReplyTopic)];
/** The errors of a refusal. For a user without rights, a topic does not exist and a group has no coordinator. */
const refused = /not authorized|is not declared|Failed to find group coordinator/i;
const services = Object.entries(topicUses);
const { missedOrderEvents, orderCommands, orderEvents, pricingRequests, riderEvents } = topics;
const { dispatchRequests, robotCourierRequests, webhookCommands } = topics;

describeWithKafkaJars('a Kafka with the rights that topicUses declares', () => {
  let server: KafkaServer;
  const opened: Broker[] = [];

  beforeAll(async () => {
    Logger.overrideLogger(false);
    const scram = 'org.apache.kafka.common.security.scram.ScramLoginModule required;';
    const options = {
      listeners: ['SASL_SSL'] as const,
      scramUsers: ['admin', ...kafkaUsers().map(nameOf)].map(
        (name) => `SCRAM-SHA-512=[name=${name},password=${password}]`,
      ),
      properties: (directory: string) => ({
        'sasl.enabled.mechanisms': 'SCRAM-SHA-512',
        'listener.name.sasl_ssl.scram-sha-512.sasl.jaas.config': scram,
        'ssl.keystore.type': 'PEM',
        'ssl.keystore.location': join(directory, 'broker.pem'),
        'authorizer.class.name': 'org.apache.kafka.metadata.authorizer.StandardAuthorizer',
        'allow.everyone.if.no.acl.found': false,
        // The broker itself uses the plain listener, as an anonymous user.
        'super.users': 'User:ANONYMOUS;User:admin',
      }),
    };
    server = await KafkaServer.make(options, makeCertificates);
    await server.start();
    await applyRights(as('admin'), rightsOf(kafkaUsers()));
    // A service that starts before its topics exist must wait for them, because it has no right to create them.
    const early = (await open(kafkaUserOf('order'))).declareTopics(allTopics());
    await expect(early).rejects.toThrow(
      `the first of ${allTopics().length}: this user sees no such topic and may make none`,
    );
    const { remaining } = await applyTopics({ ...as(kafkaUserOf('topics')), topics: everyTopic, replicationFactor: 1 });
    expect(remaining).toEqual([]);
  }, patience);
  afterEach(async () => {
    for (const broker of opened.splice(0)) await broker.close();
  });
  afterAll(() => server?.remove(), patience);

  const as = (username: string): KafkaAddress => ({
    brokers: [server.address('SASL_SSL')],
    clientId: username,
    tls: { ca: readFileSync(join(server.directory, 'ca.crt'), 'utf8'), cert: undefined, key: undefined },
    sasl: { mechanism: 'scram-sha-512', username, password },
  });
  const open = async (username: string): Promise<Broker> => {
    const broker = await openKafkaBroker(as(username));
    opened.push(broker);
    return broker;
  };
  /** The topics on which the attempt is not refused. */
  const allowed = async (attempt: (topic: string) => Promise<unknown>): Promise<string[]> => {
    const found: string[] = [];
    for (const { name } of everyTopic) {
      const refusal = await attempt(name).then(
        () => null,
        (error: Error) => error.message,
      );
      if (refusal === null) found.push(name);
      else expect(refusal).toMatch(refused);
    }
    return found.sort();
  };

  test(
    'lets each service consume, answer, ask, publish, and write dead letters',
    async () => {
      const handled: string[] = [];
      const brokers = new Map<string, Broker>();
      for (const [service, { consumes }] of services) {
        const broker = await open(kafkaUserOf(service));
        brokers.set(service, broker);
        await broker.declareTopics(allTopics());
        for (const [group, consumed] of Object.entries(consumes)) {
          const consumer = await broker.consume({
            group,
            topics: consumed.map(nameOf),
            handle: async ({ topic, value }) => {
              if (value === 'bad') throw new RejectedMessageError('bad', 'the value is bad');
              handled.push(`${group}.${topic}`);
              return { answeredBy: service };
            },
          });
          expect((await consumer.lag()).group).toBe(0);
        }
      }
      for (const [service, { asks, publishes }] of services) {
        const broker = brokers.get(service)!;
        for (const { name } of asks) {
          const reply = await broker.request(message(name, service), { timeoutMs: 20_000 });
          expect(reply).toEqual({ answeredBy: name.split('.')[0] });
        }
        await broker.publish(publishes.map(({ name }) => message(name, service)));
      }
      const groups = services.flatMap(([, { consumes }]) => groupsOf(consumes)).sort();
      await until(() => groups.every((group) => handled.includes(group)));

      const gateway = brokers.get('gateway')!;
      await gateway.publish(Object.values(topics).map(({ name }) => message(name, 'bad')));
      await eventually(async () => expect(await putAside(gateway)).toEqual(groups));
      const lags = await groupLags(as(kafkaUserOf('keda')));
      expect(lags.map(({ group }) => group).sort()).toEqual(groups);
    },
    patience,
  );

  /** The group and topic of each dead letter that the gateway can read, sorted. */
  async function putAside(gateway: Broker): Promise<string[]> {
    const found: string[] = [];
    for (const { name } of Object.values(topics)) {
      for await (const { headers } of gateway.browse(deadLetterTopic(name))) {
        found.push(`${headers[deadLetterHeaders.group]}.${name}`);
      }
    }
    return found.sort();
  }

  test(
    'lets each user write only to its topics',
    async () => {
      const found: Record<string, string[]> = {};
      for (const { name } of kafkaUsers().filter(isWriter)) {
        const broker = await open(name);
        found[name] = await allowed((topic) => broker.publish([message(topic, 'attempt')]));
      }
      expect(found).toEqual({
        'dakpion-gateway': names(...Object.values(topics)),
        'dakpion-order': [
          ...names(orderEvents, pricingRequests),
          ...[orderCommands, missedOrderEvents, riderEvents].map(letters),
          defaultReplyTopic,
        ].sort(),
        'dakpion-pricing': [letters(pricingRequests), defaultReplyTopic].sort(),
        'dakpion-dispatch': [
          ...names(orderCommands, missedOrderEvents, dispatchRequests, robotCourierRequests, riderEvents),
          ...[orderEvents, robotCourierRequests].map(letters),
          defaultReplyTopic,
        ].sort(),
        'dakpion-webhook': [
          ...names(missedOrderEvents, webhookCommands),
          ...[orderEvents, webhookCommands].map(letters),
          defaultReplyTopic,
        ].sort(),
        'dispatch-systems': [riderEvents.name],
      });
      // The other users cannot even begin to write.
      for (const { name } of kafkaUsers().filter((user) => !isWriter(user))) {
        await expect(open(name)).rejects.toThrow(/^Kafka lets this user write to no topic: .*authorization failed/i);
      }
    },
    patience,
  );

  test(
    'lets each user read only its topics',
    async () => {
      const admin = await open('admin');
      await admin.publish(everyTopic.map(({ name }) => message(name, 'to read')));
      const found: Record<string, string[]> = {};
      for (const { name } of kafkaUsers().filter(isWriter)) {
        const broker = await open(name);
        found[name] = await allowed((topic) => browsed(broker, topic));
      }
      expect(found).toEqual({
        'dakpion-gateway': [...Object.values(topics).map(letters), dispatchRequests.name, defaultReplyTopic].sort(),
        'dakpion-order': [...names(orderCommands, missedOrderEvents, riderEvents), defaultReplyTopic].sort(),
        // The service consumes only in its own group, and reads no topic without a group.
        'dakpion-pricing': [],
        'dakpion-dispatch': [...names(orderEvents, robotCourierRequests), defaultReplyTopic].sort(),
        'dakpion-webhook': [...names(orderEvents, webhookCommands), defaultReplyTopic].sort(),
        'dispatch-systems': [dispatchRequests.name],
      });
    },
    patience,
  );

  test(
    'names the topic that a user may not read or write',
    async () => {
      const fatal: string[] = [];
      const onFatal = ({ message }: Error) => void fatal.push(message);
      const broker = await openKafkaBroker({ ...as(kafkaUserOf('gateway')), onFatal });
      opened.push(broker);
      const toLetters = broker.publish([message(letters(orderCommands), 'attempt')]);
      await expect(toLetters).rejects.toThrow(
        /^Kafka did not acknowledge order\.commands\.v1\.dead-letters: .*Not author/,
      );
      const consumption = { group: 'dakpion-gateway.spec', topics: [orderCommands.name], handle: async () => null };
      await broker.consume(consumption).catch(({ message }: Error) => fatal.push(message));
      await until(() => fatal.length > 0);
      expect(fatal[0]).toMatch(/^the consumer of order\.commands\.v1 .*Not authorized to access topics/);
    },
    patience,
  );

  test(
    'does not let a user read in the group of another',
    async () => {
      const { group } = dispatchSystemUse;
      const disguised = await openKafkaBroker({ ...as(group), clientId: kafkaUserOf('gateway') });
      opened.push(disguised);
      await expect(browsed(disguised, dispatchRequests.name)).rejects.toThrow(refused);
      expect(await browsed(await open(group), dispatchRequests.name)).toContain('to read');
    },
    patience,
  );
});

function message(topic: string, value: string) {
  return { topic, key: 'k', type: 'Said', value };
}

async function browsed(broker: Broker, topic: string): Promise<unknown[]> {
  const values: unknown[] = [];
  for await (const { value } of broker.browse(topic)) values.push(value);
  return values;
}

function groupsOf(consumes: TopicUse['consumes']): string[] {
  return Object.entries(consumes).flatMap(([group, consumed]) => consumed.map(({ name }) => `${group}.${name}`));
}

function isWriter({ rights }: KafkaUser): boolean {
  return rights.some(({ operations }) => operations.includes('Write'));
}

function letters({ name }: { readonly name: string }): string {
  return deadLetterTopic(name);
}

function names(...some: readonly { readonly name: string }[]): string[] {
  return some.map(nameOf).sort();
}

function nameOf({ name }: { readonly name: string }): string {
  return name;
}
