import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  deadLetterTopic,
  type Environment,
  type OrderStatus,
  orderStreamPrefix,
  type RiderEventType,
  topics,
} from '@dakpion/contracts';
import { type EventStore, openLmdbEventStore } from '@dakpion/event-store';
import { context, owner, rider } from '@dakpion/fixtures';
import { type Broker, BrokerServer, deadLetterHeaders, HandlerErrorFilter, openLmdbBroker } from '@dakpion/messaging';
import { allTopics, CLOCK, closeEngines, type Engines, rootModuleOf } from '@dakpion/service';
import { openLmdbStateStore, type StateStore } from '@dakpion/state-store';
import { type INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { register } from 'prom-client';
import { OrderRepository } from '../commands/order-repository.ts';
import { WrittenViews } from '../commands/written-views.ts';
import { orderAsCreated } from '../domain/evolve.ts';
import { createdAs } from '../domain/order.fixture.ts';
import type { Order } from '../domain/order.ts';
import { orderService } from '../order.service.ts';
import { serviceSettings } from '../order-service.fixture.ts';
import { readOrder } from '../order-stream.ts';
import { type RiderEventOutcome, riderEventOutcomes } from './rider-event-counts.ts';

interface RiderEventCounts {
  of(name: RiderEventOutcome | 'received' | 'released'): number;
  readonly unaccounted: number;
}

/** An order service on real engines in its own directory, with the means to send to it as a dispatch system. */
export class RunningRiderEvents {
  /** The time in ms by which the clocks of the service and of the state store are ahead of the system clock. */
  clockLeadMs = 0;
  /** The number of the next appends to orders that fail as if by a bug. */
  failures = 0;
  /** The longest time between two appends to orders since {@link watchPauses}, in ms. */
  longestPauseMs = 0;
  private lastAppendAt = 0;
  private directory: string | undefined;
  private engines: Engines | undefined;
  private application: INestMicroservice | undefined;

  /** `openBroker` replaces the embedded broker. */
  constructor(
    private readonly openBroker: (directory: string) => Promise<Broker> = (directory) => openLmdbBroker({ directory }),
  ) {}

  readonly clock = () => Date.now() + this.clockLeadMs;

  get broker(): Broker {
    return started(this.engines).broker;
  }

  get eventStore(): EventStore {
    return started(this.engines).eventStore;
  }

  get stateStore(): StateStore {
    return started(this.engines).stateStore;
  }

  /** The counts of the service since its start. `unaccounted`: the events without an outcome, including those in progress. */
  async counts(): Promise<RiderEventCounts> {
    const totals = ['_received_total', '_released_total', '_total'].map((end) => `dakpion_rider_events${end}`);
    const metrics = await Promise.all(totals.map((name) => register.getSingleMetric(name)?.get()));
    const counted = new Map(
      metrics.flatMap(
        (metric) => metric?.values.map(({ labels, value }) => [labels.outcome ?? metric.name, value]) ?? [],
      ),
    );
    const of = (name: RiderEventOutcome | 'received' | 'released') =>
      Number(counted.get(name) ?? counted.get(`dakpion_rider_events_${name}_total`) ?? 0);
    const known = riderEventOutcomes.reduce((sum, outcome) => sum + of(outcome), 0);
    return { of, unaccounted: of('received') - (known - of('released')) };
  }

  /** Starts the service on the data of its last run. */
  async start(): Promise<void> {
    register.resetMetrics();
    this.directory ??= await mkdtemp(join(tmpdir(), 'rider-events-'));
    const stateStore = await openLmdbStateStore({ directory: join(this.directory, 'state'), clock: this.clock });
    const eventStore = this.watched(await openLmdbEventStore({ directory: join(this.directory, 'events') }));
    const broker = await this.openBroker(join(this.directory, 'messages'));
    this.engines = { broker, stateStore, eventStore };
    await broker.declareTopics(allTopics());
    const root = rootModuleOf(orderService, this.engines, serviceSettings());
    const providers = [...(root.providers ?? []), { provide: CLOCK, useValue: this.clock }];
    const { name: group, groups } = orderService;
    this.application = await NestFactory.createMicroservice(
      { ...root, providers },
      { strategy: new BrokerServer(broker, { group, groups: groups ?? {} }), logger: false, abortOnError: false },
    );
    this.application.useGlobalFilters(new HandlerErrorFilter());
    await this.application.listen();
  }

  async stop(): Promise<void> {
    await this.application?.close();
    if (this.engines !== undefined) await closeEngines(this.engines);
  }

  /** Removes views, held events, due times and checkpoints. The service must be stopped. */
  async loseAllState(): Promise<void> {
    await rm(join(started(this.directory), 'state'), { recursive: true });
  }

  async remove(): Promise<void> {
    await this.stop();
    if (this.directory !== undefined) await rm(this.directory, { recursive: true });
  }

  /** Creates a PENDING order with its views. */
  async place(orderId: string, environment: Environment = owner.environment): Promise<void> {
    const application = started(this.application);
    const { type, data } = createdAs(orderId);
    const created = { type, data: { ...data, environment } };
    await application.get(OrderRepository).append(orderId, [created], 0, context);
    await application.get(WrittenViews).write(orderAsCreated(created.data));
  }

  order(orderId: string): Promise<Order | null> {
    return readOrder(this.eventStore, orderId);
  }

  async statusOf(orderId: string): Promise<OrderStatus | undefined> {
    return (await this.order(orderId))?.parcel_status;
  }

  watchPauses(): void {
    this.longestPauseMs = 0;
    this.lastAppendAt = performance.now();
  }

  /** Publishes a rider event as a dispatch system does. `changes` can make it invalid. */
  async publish(order_id: string, type: RiderEventType, changes: object = {}): Promise<string> {
    const occurred_at = new Date(this.clock()).toISOString();
    const value = { event_id: `${order_id}-${type}`, type, order_id, occurred_at, rider, ...changes };
    await this.publishRaw(order_id, value, type);
    return JSON.stringify(value);
  }

  async publishRaw(key: string, value: unknown, type = '', headers: Record<string, string> = {}): Promise<void> {
    await this.broker.publish([{ topic: topics.riderEvents.name, key, type, value, headers }]);
  }

  /** The rider events among the dead letters: order, reason, and the text as it was sent. */
  async deadLetters(): Promise<{ key: string; reason: string | undefined; detail: string; text: string }[]> {
    const letters = [];
    for await (const { key, headers, bytes } of this.broker.browse(deadLetterTopic(topics.riderEvents.name))) {
      const reason = headers[deadLetterHeaders.reason];
      const detail = headers[deadLetterHeaders.detail] ?? '';
      letters.push({ key, reason, detail, text: Buffer.from(bytes).toString() });
    }
    return letters;
  }

  private watched(eventStore: EventStore): EventStore {
    const append: EventStore['append'] = async (stream, ...rest) => {
      if (stream.startsWith(orderStreamPrefix)) {
        const now = performance.now();
        this.longestPauseMs = Math.max(this.longestPauseMs, now - this.lastAppendAt);
        this.lastAppendAt = now;
        if (this.failures-- > 0) throw new Error('not now');
      }
      return eventStore.append(stream, ...rest);
    };
    return new Proxy(eventStore, {
      get: (target, name) => {
        if (name === 'append') return append;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }
}

function started<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('The order service is not running.');
  return part;
}
