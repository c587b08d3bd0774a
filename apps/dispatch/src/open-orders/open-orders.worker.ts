import { isOpen, type OrderEventMessage } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import { FollowerLease } from '@dakpion/following';
import { type OpenOrder, OpenOrders, type Urgency } from '@dakpion/read-models';
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

/** Keeps the list of open orders and runs the watch over it, in one instance at a time, with a lease. */
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

  /** Handles an event of an order: the order is listed under its status until it ends. */
  async follow({ event, parcel_status, sequence, order_id, ...message }: OrderEventMessage): Promise<void> {
    // These events change neither the status of the order nor the time since which it has had it.
    if (event === 'RETRIED' || event === 'RIDER_REPLACED') return;
    // The messages of other orders continue while this write waits.
    const urgency = { canWait: true };
    if (!isOpen(parcel_status)) return this.open.remove(order_id, urgency);
    const { partner_id, environment, occurred_at: since, order } = message;
    const { partner_reference_id, created_at } = order;
    const known = { order_id, partner_id, environment, partner_reference_id, created_at };
    await this.note({ ...known, parcel_status, since, sequence }, urgency);
  }

  /** Records the status of an open order. Repetitions, and statuses older than the known one, change nothing. */
  async note(order: OpenOrder, urgency: Urgency = {}): Promise<void> {
    await this.open.note(order, urgency);
    this.restsUntil = Number.NEGATIVE_INFINITY;
  }

  /** Returns the given ids whose orders are recorded as open. At most 1,000 ids. */
  known(orderIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.open.known(orderIds);
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
