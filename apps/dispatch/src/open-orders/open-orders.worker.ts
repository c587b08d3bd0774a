import type { EventStore } from '@dakpion/event-store';
import { FollowerLease } from '@dakpion/following';
import { type OpenOrder, OpenOrders } from '@dakpion/read-models';
import { PeriodicTask } from '@dakpion/repetition';
import { BROKER_CLIENT, CLOCK, type Clock, EVENT_STORE, SETTINGS, STATE_STORE } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import type { StateStore } from '@dakpion/state-store';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { ClientProxy } from '@nestjs/microservices';
import { stateOf } from '../order-stream.ts';
import { cancelPendingOrderWith } from './cancel-pending-order.ts';
import { tellNoOpenOrders } from './open-order-gauges.ts';
import { OpenOrderWatch } from './open-order-watch.ts';

const lookEveryMs = 2_000;
/** The interval while no order is open. Limits are in minutes, so an order that another instance records can wait for it. */
const restMs = 10_000;
/** The time after which another instance takes over from one that crashed. */
const leaseMs = 15_000;
const stopWithinMs = 5_000;

/** Runs the watch over the list of open orders, in one instance at a time, with a lease. */
@Injectable()
export class OpenOrdersWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(OpenOrdersWorker.name);
  private readonly lease: FollowerLease;
  private readonly watch: OpenOrderWatch;
  /** No order is open, so no check is needed until this time, in milliseconds of the monotonic clock. */
  private restsUntil = Number.NEGATIVE_INFINITY;
  private readonly task = new PeriodicTask({
    everyMs: lookEveryMs,
    stopWithinMs,
    run: () => this.look(),
    onFailure: (error) => {
      this.restsUntil = Number.NEGATIVE_INFINITY;
      tellNoOpenOrders();
      this.logger.warn(`Checking open orders failed, retrying in ${lookEveryMs / 1_000} s: ${error}`);
    },
  });

  constructor(
    @Inject(BROKER_CLIENT) client: ClientProxy,
    @Inject(EVENT_STORE) eventStore: EventStore,
    @Inject(STATE_STORE) stateStore: StateStore,
    @Inject(CLOCK) clock: Clock,
    @Inject(SETTINGS) settings: Settings,
    private readonly open: OpenOrders,
  ) {
    this.lease = new FollowerLease(stateStore.leases, 'dispatch.open-orders', leaseMs);
    const { alertMinutes: alertAfter, pendingCancelMinutes: cancelAfter } = settings;
    this.watch = new OpenOrderWatch(
      {
        open: this.open,
        readState: (orderId) => stateOf(eventStore, orderId),
        cancel: cancelPendingOrderWith(client, cancelAfter ?? 0),
        clock,
      },
      { alertAfter, cancelAfter },
    );
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.task.stop();
    tellNoOpenOrders();
    await this.lease.release();
  }

  /** Records the status of an open order. Repetitions, and statuses older than the known one, change nothing. */
  async note(order: OpenOrder): Promise<void> {
    await this.open.note(order);
    this.restsUntil = Number.NEGATIVE_INFINITY;
  }

  private async look(): Promise<void> {
    if (performance.now() < this.restsUntil) return;
    if (await this.lease.hold()) {
      // Set before the check, so that an order that is recorded during the check ends the rest.
      this.restsUntil = performance.now() + restMs;
      if (await this.watch.look()) this.restsUntil = Number.NEGATIVE_INFINITY;
    } else tellNoOpenOrders();
  }
}
