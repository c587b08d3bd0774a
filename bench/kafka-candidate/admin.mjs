import { rethrow } from './failures.mjs';

const latest = -1n;
const earliest = -2n;

export class CandidateAdmin {
  constructor(admin) {
    this.admin = admin;
  }

  async connect() {
    await this.admin.metadata({ topics: [] }).catch(rethrow);
  }

  async disconnect() {
    await this.admin.close();
  }

  listTopics() {
    return this.admin.listTopics({ includeInternals: true }).catch(rethrow);
  }

  async createTopics({ topics }) {
    for (const { topic, numPartitions = -1, replicationFactor = -1, configEntries = [] } of topics) {
      const options = { topics: [topic], partitions: numPartitions, replicas: replicationFactor };
      await this.admin.createTopics({ ...options, configs: configEntries }).catch(rethrow);
    }
  }

  async fetchTopicMetadata({ topics }) {
    const metadata = await this.metadata(topics);
    const partitionsOf = (name) => metadata.topics.get(name).partitions;
    return { topics: topics.map((name) => ({ name, partitions: partitionsOf(name) })) };
  }

  async fetchTopicOffsets(topic) {
    const high = await this.offsets(topic, latest);
    const low = await this.offsets(topic, earliest);
    return [...high].map(([partition, end]) => ({
      partition,
      offset: String(end),
      high: String(end),
      low: String(low.get(partition)),
    }));
  }

  async fetchOffsets({ groupId, topics }) {
    const metadata = await this.metadata(topics);
    const asked = topics.map((name) => ({ name, partitionIndexes: [...metadata.topics.get(name).partitions.keys()] }));
    const [group] = await this.admin.listConsumerGroupOffsets({ groups: [{ groupId, topics: asked }] }).catch(rethrow);
    return group.topics.map(({ name, partitions }) => ({
      topic: name,
      partitions: partitions.map(({ partitionIndex, committedOffset, metadata }) => {
        return { partition: partitionIndex, offset: String(committedOffset), metadata };
      }),
    }));
  }

  async deleteTopicRecords({ topic, partitions }) {
    const upTo = partitions.map(({ partition, offset }) => ({ partition, offset: BigInt(offset) }));
    await this.admin.deleteRecords({ topics: [{ name: topic, partitions: upTo }] }).catch(rethrow);
  }

  metadata(topics) {
    return this.admin.metadata({ topics, forceUpdate: true }).catch(rethrow);
  }

  async offsets(topic, timestamp) {
    const { partitionsCount } = (await this.metadata([topic])).topics.get(topic);
    const partitions = Array.from({ length: partitionsCount }, (_, partitionIndex) => ({ partitionIndex, timestamp }));
    const [listed] = await this.admin.listOffsets({ topics: [{ name: topic, partitions }] }).catch(rethrow);
    return new Map(listed.partitions.map(({ partitionIndex, offset }) => [partitionIndex, offset]));
  }
}
