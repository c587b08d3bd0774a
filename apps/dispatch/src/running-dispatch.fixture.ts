import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deadLetterTopic, type OrderEventMessage, type RiderEventType, topics } from '@dakpion/contracts';
import { type EventStore, openLmdbEventStore } from '@dakpion/event-store';
import { alertMinutes } from '@dakpion/fixtures';
import {
  type Broker,
  BrokerServer,
  deadLetterHeaders,
  HandlerErrorFilter,
  type IncomingMessage,
  openLmdbBroker,
} from '@dakpion/messaging';
import { allTopics, CLOCK, closeEngines, type Engines, rootModuleOf } from '@dakpion/service';
import type { ReadySettings, Settings } from '@dakpion/settings';
import { openLmdbStateStore, type StateStore } from '@dakpion/state-store';
import { type INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { dispatchService } from './index.ts';
import { SpecOrderService } from './spec-order-service.fixture.ts';

const rider = { rider_id: 7, name: 'করিম', phone_number: '01711111111', driver_type: 1, is_freelancer: false };

/** The dispatch service on real engines in its own directory, with a substitute for the order service. */
export class RunningDispatch {
  readonly order = new SpecOrderService();
  /** The limits in minutes for each status. They are read at the start. */
  limits: Pick<Settings, 'alertMinutes' | 'pendingCancelMinutes'> = {
    alertMinutes,
    pendingCancelMinutes: null,
  };
  /** The time in ms by which the service's clock is ahead of the system clock. */
  clockLeadMs = 0;
  private directory: string | undefined;
  private engines: Engines | undefined;
  private application: INestMicroservice | undefined;

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

  /** Starts the service on the data of its last run. */
  async start(): Promise<void> {
    this.directory ??= await mkdtemp(join(tmpdir(), 'dispatch-'));
    const stateStore = await openLmdbStateStore({ directory: join(this.directory, 'state'), clock: this.clock });
    const eventStore = await openLmdbEventStore({ directory: join(this.directory, 'events') });
    const broker = await openLmdbBroker({ directory: join(this.directory, 'messages') });
    this.engines = { broker, stateStore, eventStore };
    await broker.declareTopics(allTopics());
    await this.order.start(broker, stateStore);
    const settings = { robotStepMs: 40, ...this.limits } as ReadySettings;
    const root = rootModuleOf(dispatchService, this.engines, settings);
    const providers = [...(root.providers ?? []), { provide: CLOCK, useValue: this.clock }];
    this.application = await NestFactory.createMicroservice(
      { ...root, providers },
      {
        strategy: new BrokerServer(broker, { group: dispatchService.name }),
        logger: ['error'],
        abortOnError: false,
      },
    );
    this.application.useGlobalFilters(new HandlerErrorFilter());
    await this.application.listen();
  }

  async stop(): Promise<void> {
    await this.application?.close();
    await this.order.stop();
    if (this.engines !== undefined) await closeEngines(this.engines);
  }

  /** Copies the present data of the state store. The service must be stopped. */
  async keepState(): Promise<void> {
    await cp(join(started(this.directory), 'state'), join(started(this.directory), 'kept'), { recursive: true });
  }

  /** Resets the state store to the copy of {@link keepState}, as after a power failure. The service must be stopped. */
  async loseState(): Promise<void> {
    await rm(join(started(this.directory), 'state'), { recursive: true });
    await rename(join(started(this.directory), 'kept'), join(started(this.directory), 'state'));
  }

  /** Removes all data of the state store. The service must be stopped. */
  async loseAllState(): Promise<void> {
    await rm(join(started(this.directory), 'state'), { recursive: true });
  }

  async remove(): Promise<void> {
    await this.stop();
    if (this.directory !== undefined) await rm(this.directory, { recursive: true });
  }

  /** Publishes events of orders as the order service does. */
  async publish(...events: OrderEventMessage[]): Promise<void> {
    const topic = topics.orderEvents.name;
    await this.broker.publish(events.map((value) => ({ topic, key: value.order_id, type: value.event, value })));
  }

  /** Publishes that a rider was assigned, as a dispatch system does. */
  async publishAssigned(order_id: string): Promise<void> {
    const type: RiderEventType = 'RIDER_ASSIGNED';
    const occurred_at = new Date(this.clock()).toISOString();
    const value = { event_id: `${order_id}-${type}`, type, order_id, occurred_at, rider };
    await this.broker.publish([{ topic: topics.riderEvents.name, key: order_id, type, value }]);
  }

  /** The messages of a topic so far. */
  async messages(topic: string): Promise<IncomingMessage[]> {
    const found: IncomingMessage[] = [];
    for await (const message of this.broker.browse(topic)) found.push(message);
    return found;
  }

  /** The rider events among the dead letters: order, reason, and the text as it was sent. */
  async deadLetters(): Promise<{ key: string; reason: string | undefined; detail: string; text: string }[]> {
    const letters = await this.messages(deadLetterTopic(topics.riderEvents.name));
    return letters.map(({ key, headers, bytes }) => ({
      key,
      reason: headers[deadLetterHeaders.reason],
      detail: headers[deadLetterHeaders.detail] ?? '',
      text: Buffer.from(bytes).toString(),
    }));
  }
}

function started<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('The dispatch service is not running.');
  return part;
}
