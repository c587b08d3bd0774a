import { deadLetterTopic, dispatchSystemUse, type ServiceName, type TopicUse, topicUses } from '@dakpion/contracts';
import { defaultReplyTopic, type KafkaRight } from '@dakpion/messaging';
import { allTopics } from './engines.ts';

/** A user of Kafka and all its rights. */
export interface KafkaUser {
  /** The name of the user in Kafka. */
  readonly name: string;
  /** A readable description of the user's program. */
  readonly of: string;
  readonly rights: readonly Omit<KafkaRight, 'user'>[];
}

/** One user for each service, one for dispatch systems, one for each of two tools. */
export function kafkaUsers(): readonly KafkaUser[] {
  return [
    ...Object.entries(topicUses).map(([service, use]) => serviceUser(service as ServiceName, use)),
    dispatchSystems(),
    topicMaker(),
    scaler(),
  ];
}

/** The name of the user of a service, which is also its client id. */
export function kafkaUserOf(service: string): string {
  return `dakpion-${service}`;
}

export function rightsOf(users: readonly KafkaUser[]): readonly KafkaRight[] {
  return users.flatMap(({ name, rights }) => rights.map((right) => ({ user: name, ...right })));
}

function serviceUser(service: ServiceName, use: TopicUse): KafkaUser {
  const name = kafkaUserOf(service);
  const { topics, groups } = consumption(use);
  const waitsForReplies = use.asks.length > 0;
  const reads = new Set([...topics, ...use.browses, ...(waitsForReplies ? [defaultReplyTopic] : [])]);
  const writes = new Set([
    ...[...use.asks, ...use.publishes].map((topic) => topic.name),
    ...topics.map(deadLetterTopic),
    ...(topics.length > 0 ? [defaultReplyTopic] : []),
  ]);
  return {
    name,
    of: service,
    rights: [
      // At its start, a service checks whether all topics exist.
      literal('topic', ['Describe'], everyTopic()),
      literal('topic', ['Read'], [...reads]),
      literal('topic', ['Write'], [...writes]),
      literal('group', ['Read'], groups),
      // Reading replies and browsing use separate groups that begin with the client id.
      prefixed('group', ['Read'], waitsForReplies || use.browses.length > 0 ? [`${name}.`] : []),
    ].filter(({ names }) => names.length > 0),
  };
}

function dispatchSystems(): KafkaUser {
  const { group, reads, publishes } = dispatchSystemUse;
  return {
    name: group,
    of: 'dispatch systems',
    rights: [
      literal('topic', ['Read'], reads.map(nameOf)),
      literal('topic', ['Write'], publishes.map(nameOf)),
      prefixed('group', ['Read'], [group]),
    ],
  };
}

function topicMaker(): KafkaUser {
  const operations = ['Create', 'Describe', 'Alter', 'DescribeConfigs', 'AlterConfigs'] as const;
  return {
    name: kafkaUserOf('topics'),
    of: '`dakpion topics apply`',
    rights: [literal('topic', operations, everyTopic())],
  };
}

function scaler(): KafkaUser {
  const uses = Object.values(topicUses).map(consumption);
  const topics = new Set(uses.flatMap((use) => use.topics));
  const groups = uses.flatMap((use) => use.groups);
  return {
    name: kafkaUserOf('keda'),
    of: 'KEDA, where it scales the services',
    rights: [literal('topic', ['Describe'], [...topics]), literal('group', ['Describe'], groups)],
  };
}

/** The topics that a service consumes, and their consumer groups in Kafka. */
function consumption({ consumes }: TopicUse): { topics: readonly string[]; groups: readonly string[] } {
  const consumed = Object.entries(consumes).flatMap(([group, topics]) => topics.map(({ name }) => ({ group, name })));
  return { topics: consumed.map(nameOf), groups: consumed.map(({ group, name }) => `${group}.${name}`) };
}

function everyTopic(): readonly string[] {
  return [...allTopics().map(nameOf), defaultReplyTopic];
}

function nameOf({ name }: { readonly name: string }): string {
  return name;
}

type Right = KafkaUser['rights'][number];

function literal(resource: Right['resource'], operations: Right['operations'], names: readonly string[]): Right {
  return { resource, pattern: 'literal', operations, names };
}

function prefixed(resource: Right['resource'], operations: Right['operations'], names: readonly string[]): Right {
  return { resource, pattern: 'prefixed', operations, names };
}
