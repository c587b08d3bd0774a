import { Logger } from '@nestjs/common';
import type { Kafka } from 'kafkajs';
import type { Broker, Consumer, ConsumerLag, Consumption, DroppedMessages, ExpiredRequest } from '../broker.ts';
import type { DeadLetterMessage } from '../dead-letter.ts';
import { KeyQueues, type KeyTask } from '../key-queues.ts';
import { MessageDelivery } from '../message-delivery.ts';
import type { KafkaAdmin } from './kafka-client.ts';
import { groupPlaces } from './kafka-group-places.ts';
import { lagIn } from './kafka-lag.ts';
import type { ReceivedMessage } from './kafka-message.ts';
import { isRequest, type KafkaReply, KafkaRequestDelivery } from './kafka-request-delivery.ts';
import { KafkaTopicConsumer } from './kafka-topic-consumer.ts';

const remedy = 'It becomes a dead letter. Run dakpion topics apply, and publish its messages again.';

const noLag: ConsumerLag = { group: 0, own: 0 };

interface KafkaConsumerOptions {
  readonly kafka: Kafka;
  readonly admin: KafkaAdmin;
  readonly consumption: Consumption;
  /** Replies are sent to this topic only. */
  readonly replyTopic: string;
  /** For the deadlines of requests. */
  readonly sharedClock: () => number;
  publishDeadLetter(letter: DeadLetterMessage): Promise<void>;
  /** Resolves when the reply is durable. */
  publishReply(reply: KafkaReply): Promise<void>;
  /** Called when it has stopped. */
  stopped(): void;
  /** Called before messages of newly assigned partitions are taken. Returns the number of the assignment. */
  onAssigned(): number;
  onDropped(dropped: DroppedMessages): void;
  onExpired(request: ExpiredRequest): void;
  onFatal(error: Error): void;
}

/**
 * A running consumption. Each of its topics has its own Kafka consumer group, `group.topic`. Therefore a rebalance of one topic
 * does not stop the others (commands continue while events rebalance), and two versions of a service that consume different
 * topics cannot be assigned each other's partitions. All topics share the queues of the keys.
 */
export class KafkaConsumer implements Consumer {
  private readonly queues: KeyQueues;
  private readonly topics: ReadonlyArray<{ readonly topic: string; readonly consumer: KafkaTopicConsumer }>;
  private stopping: Promise<void> | undefined;
  private readonly logger = new Logger('Kafka');

  constructor(private readonly options: KafkaConsumerOptions) {
    const { kafka, admin, consumption, onAssigned, onFatal } = options;
    this.queues = new KeyQueues(consumption.concurrency);
    this.topics = [...new Set(consumption.topics)].map((topic) => ({
      topic,
      consumer: new KafkaTopicConsumer({
        kafka,
        admin,
        groupId: groupId(consumption.group, topic),
        topic,
        queues: this.queues,
        task: (received, finished) => this.task(received, finished),
        source: consumption.sources?.[topic],
        onAssigned,
        onDropped: (dropped) => options.onDropped({ group: consumption.group, topic, ...dropped }),
        onFatal,
      }),
    }));
  }

  /** Resolves when it has joined the groups of all topics. */
  async start(): Promise<void> {
    const starts = await Promise.allSettled(this.topics.map(({ consumer }) => consumer.start()));
    const failed = starts.find((start) => start.status === 'rejected');
    if (failed === undefined) return;
    await this.stop();
    throw failed.reason;
  }

  stop(): Promise<void> {
    this.stopping ??= this.stopAll();
    return this.stopping;
  }

  /** As {@link Broker.assignment}. Undefined: it does not consume the topic. */
  assignment(topic: string): number | null | undefined {
    return this.topics.find((each) => each.topic === topic)?.consumer.assignment;
  }

  /** The messages that are not committed: of the group, and of the partitions that are assigned to this member. */
  async lag(only?: string): Promise<ConsumerLag> {
    const { admin, consumption } = this.options;
    const topics = this.topics.filter(({ topic }) => only === undefined || topic === only);
    const lags = await Promise.all(
      topics.map(async ({ topic, consumer }) => {
        const places = await admin.ask(`the lag in ${topic} is not known`, (client) =>
          groupPlaces(client, groupId(consumption.group, topic), topic),
        );
        return { group: lagIn(places), own: lagIn(places, (partition) => consumer.has(partition)) };
      }),
    );
    return lags.reduce((sum, { group, own }) => ({ group: sum.group + group, own: sum.own + own }), noLag);
  }

  private task(received: ReceivedMessage, finished: () => void): KeyTask {
    const { consumption, sharedClock, publishDeadLetter, publishReply, onExpired } = this.options;
    const { handle, eventTopics = [] } = consumption;
    if (isRequest(received, this.options.replyTopic, eventTopics)) {
      return new KafkaRequestDelivery(received, { handle, clock: sharedClock, publishReply, onExpired, finished });
    }
    const { message, unreadable } = received;
    if (unreadable !== undefined) {
      // The dead letter of the first message has the bytes of the whole batch.
      if (message.bytes.length === 0) return taskOf(finished);
      this.logger.error(`${unreadable}: ${message.topic} ${message.place}. ${remedy}`);
    }
    return new MessageDelivery(message, { consumption, clock: Date.now, unreadable, publishDeadLetter, finished });
  }

  private async stopAll(): Promise<void> {
    for (const { consumer } of this.topics) consumer.pause();
    // It remains a member until then. Otherwise its partitions would go to other members with the work in progress.
    await this.queues.stop();
    await Promise.all(this.topics.map(({ consumer }) => consumer.stop()));
    this.options.stopped();
  }
}

function groupId(group: string, topic: string): string {
  return `${group}.${topic}`;
}

/** A task that is done at once. */
function taskOf(work: () => void): KeyTask {
  return {
    async run() {
      work();
      return undefined;
    },
  };
}
