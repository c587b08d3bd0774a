import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Consumer, kGetApi } from '@platformatic/kafka';
import kafkajs from 'kafkajs/index.js';
import { isOutOfRange, rethrow } from './failures.mjs';
import { lastOffset, messagesFrom } from './records.mjs';

const pauseAfterFailureMs = 200;
const partitionMaxBytes = 1_048_576;
const maxBytes = 10_485_760;

/** A member of a group, or with an assigner the reader of the partitions that it assigns, which joins no group. */
export class CandidateConsumer {
  events = { GROUP_JOIN: 'join', REBALANCING: 'rebalance', CRASH: 'crash' };
  emitter = new EventEmitter();
  assigned = [];
  /** By partition: the offset to read next, and by which of the seeks it was set. */
  places = new Map();
  paused = new Set();
  seeks = 0;
  closed = false;

  constructor(consumer, { maxWaitMs, assigner }) {
    this.consumer = consumer;
    this.maxWaitMs = maxWaitMs;
    this.assigner = assigner;
    // It joins again by itself.
    consumer.on('error', () => undefined);
    // Heartbeats and commits must not wait behind a fetch: it has connections of its own, as the client's streams have.
    this.connections = consumer[poolSymbol]();
  }

  on(event, listener) {
    this.emitter.on(event, listener);
  }

  async connect() {
    await this.consumer.metadata({ topics: [] }).catch(rethrow);
  }

  async subscribe({ topic }) {
    this.topic = topic;
    this.consumer.topics.track(topic);
    await this.consumer.metadata({ topics: [topic] }).catch(rethrow);
  }

  async run({ eachBatch, eachBatchAutoResolve = true }) {
    if (this.assigner === null) {
      this.consumer.on('consumer:group:join', (joined) => this.assign(joined));
      this.consumer.on('consumer:group:rebalance', () => this.emitter.emit('rebalance', { payload: {} }));
      await this.consumer.joinGroup({}).catch(rethrow);
    } else {
      const [only] = await this.assigner({}).assign({ members: [{ memberId: 'reader' }] });
      const { assignment } = kafkajs.AssignerProtocol.MemberAssignment.decode(only.memberAssignment);
      this.assign({ memberId: 'reader', assignments: [{ topic: this.topic, partitions: assignment[this.topic] }] });
    }
    this.reading = this.readOn((batch) => this.handOver(batch, eachBatch, eachBatchAutoResolve));
  }

  seek({ partition, offset }) {
    this.seeks += 1;
    this.places.set(partition, { offset: BigInt(offset), seek: this.seeks });
    this.emitter.emit('wake');
  }

  pause(topics) {
    for (const partition of this.partitionsOf(topics)) this.paused.add(partition);
  }

  resume(topics) {
    for (const partition of this.partitionsOf(topics)) this.paused.delete(partition);
    this.emitter.emit('wake');
  }

  /** `Consumer.commit` takes no metadata, in which Dakpion keeps positions: so the request is made by hand. */
  async commitOffsets(places) {
    const { connections, groupId, generationId, memberId } = this.consumer;
    const coordinator = await this.consumer.findGroupCoordinator();
    const { brokers } = await this.consumer.metadata({ topics: [this.topic] });
    const connection = await promise((callback) => connections.get(brokers.get(coordinator), callback));
    const offsetCommit = await promise((callback) => this.consumer[kGetApi]('OffsetCommit', callback));
    const partitions = places.map(({ partition, offset, metadata = null }) => ({
      partitionIndex: partition,
      committedOffset: BigInt(offset),
      committedLeaderEpoch: -1,
      committedMetadata: metadata,
    }));
    const topics = [{ name: this.topic, partitions }];
    await promise((callback) => offsetCommit(connection, groupId, generationId, memberId, null, topics, callback));
  }

  async disconnect() {
    this.closed = true;
    this.emitter.emit('wake');
    await this.consumer.close(true);
    await promise((callback) => this.connections.close(callback));
    await this.reading;
  }

  assign({ memberId, assignments }) {
    this.assigned = assignments.filter(({ topic }) => topic === this.topic).flatMap(({ partitions }) => partitions);
    for (const partition of this.places.keys()) if (!this.assigned.includes(partition)) this.places.delete(partition);
    this.emitter.emit('join', { payload: { memberId, memberAssignment: { [this.topic]: this.assigned } } });
    this.emitter.emit('wake');
  }

  async readOn(handOver) {
    while (!this.closed) {
      const open = this.assigned.filter((partition) => this.places.has(partition) && !this.paused.has(partition));
      if (open.length === 0) {
        await once(this.emitter, 'wake');
        continue;
      }
      try {
        const metadata = await this.consumer.metadata({ topics: [this.topic] });
        const { id, partitions } = metadata.topics.get(this.topic);
        const leaders = new Set(open.map((partition) => partitions[partition].leader));
        const ledBy = (node) => open.filter((partition) => partitions[partition].leader === node);
        await Promise.all([...leaders].map((node) => this.fetch(node, id, ledBy(node), handOver)));
      } catch (error) {
        await this.recover(error);
      }
    }
  }

  async fetch(node, topicId, numbers, handOver) {
    const begun = new Map(numbers.map((partition) => [partition, this.places.get(partition)]));
    const asked = [...begun].map(([partition, { offset }]) => ({
      ...{ partition, fetchOffset: offset, currentLeaderEpoch: -1, lastFetchedEpoch: -1, partitionMaxBytes },
    }));
    const { responses } = await this.consumer.fetch({
      ...{ node, maxBytes, minBytes: 1, maxWaitTime: this.maxWaitMs, connectionPool: this.connections },
      topics: [{ topicId, partitions: asked }],
    });
    for (const { partitionIndex: partition, records = [] } of responses.flatMap(({ partitions }) => partitions)) {
      if (records.length > 0) await handOver({ partition, place: begun.get(partition), records });
    }
  }

  async handOver({ partition, place, records }, eachBatch, eachBatchAutoResolve) {
    const isMoved = () => this.places.get(partition)?.seek !== place.seek;
    const isStale = () => this.closed || this.paused.has(partition) || isMoved();
    if (isStale()) return;
    const messages = messagesFrom(records, place.offset);
    const last = lastOffset(records);
    const fetchedOffset = String(place.offset);
    const batch = { topic: this.topic, partition, messages, fetchedOffset, lastOffset: () => String(last) };
    let next = eachBatchAutoResolve || messages.length === 0 ? last + 1n : place.offset;
    const resolveOffset = (offset) => {
      next = offset === messages.at(-1).offset ? last + 1n : BigInt(offset) + 1n;
    };
    await eachBatch({ batch, isStale, resolveOffset, pause: () => this.paused.add(partition) });
    if (!isMoved()) this.places.set(partition, { ...place, offset: next });
  }

  async recover(error) {
    if (this.closed) return;
    if (isOutOfRange(error)) await this.goToEarliest().catch(() => pause(pauseAfterFailureMs));
    else {
      this.consumer.clearMetadata();
      await pause(pauseAfterFailureMs);
    }
  }

  /** Partitions that do not have the next offset continue with their oldest message, as with kafkajs. */
  async goToEarliest() {
    const topics = [this.topic];
    const low = (await this.consumer.listOffsets({ topics, timestamp: -2n })).get(this.topic);
    const high = (await this.consumer.listOffsets({ topics, timestamp: -1n })).get(this.topic);
    for (const [partition, place] of this.places) {
      const isThere = place.offset >= low[partition] && place.offset <= high[partition];
      if (!isThere) this.places.set(partition, { ...place, offset: low[partition] });
    }
  }

  partitionsOf(topics) {
    return topics.flatMap(({ partitions }) => partitions ?? this.assigned);
  }
}

function promise(call) {
  return new Promise((resolve, reject) => {
    call((error, value) => (error ? reject(error) : resolve(value)));
  });
}

/** The client does not export it, although its own streams need it. */
const poolSymbol = Object.getOwnPropertySymbols(Consumer.prototype).find(({ description }) =>
  description.endsWith('.createConnectionPool'),
);
