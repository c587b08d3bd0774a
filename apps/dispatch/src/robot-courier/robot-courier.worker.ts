import { topics } from '@dakpion/contracts';
import type { Broker, Consumer } from '@dakpion/messaging';
import { OrderViews } from '@dakpion/read-models';
import { BROKER, CLOCK, type Clock, entryWorker, SETTINGS, STATE_STORE } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import { type DueWorker, type StateStore, whileRebuilding } from '@dakpion/state-store';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Course } from './course.ts';
import { Courses } from './courses.ts';
import { RobotCourier, robotCourierQueue } from './robot-courier.ts';

/** Runs the robot courier. It has its own consumer group and topic, so it never handles production orders. */
@Injectable()
export class RobotCourierWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly robotCourier: RobotCourier;
  private readonly steps: DueWorker;
  private requests: Consumer | undefined;

  constructor(
    @Inject(BROKER) private readonly broker: Broker,
    @Inject(STATE_STORE) stateStore: StateStore,
    @Inject(CLOCK) clock: Clock,
    @Inject(SETTINGS) settings: Settings,
    views: OrderViews,
  ) {
    const { documents, dueQueues } = stateStore;
    this.robotCourier = new RobotCourier({
      broker,
      dueQueues,
      courses: new Courses(documents),
      readOrder: (orderId) => statusIn(views, orderId).catch(whileRebuilding(null)),
      clock,
      paceMs: settings.robotStepMs,
    });
    this.steps = entryWorker(stateStore, robotCourierQueue, (id) => this.robotCourier.takeStep(id));
  }

  async onApplicationBootstrap(): Promise<void> {
    this.steps.start();
    const { name } = topics.robotCourierRequests;
    this.requests = await this.broker.consume({
      group: 'robot-courier',
      topics: [name],
      eventTopics: [name],
      handle: async (message) => {
        await this.robotCourier.take(message);
        this.steps.wake();
        return undefined;
      },
    });
  }

  /** Begins a course, or continues it if the state store may have lost its state. */
  async ensure(course: Course): Promise<void> {
    await this.robotCourier.ensure(course);
    this.steps.wake();
  }

  /** Stops taking new courses first, then taking steps. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.requests?.stop();
    await this.steps.stop();
  }
}

async function statusIn(views: OrderViews, orderId: string) {
  const owner = await views.ownerOf(orderId);
  return owner === null ? null : views.status(owner, orderId);
}
