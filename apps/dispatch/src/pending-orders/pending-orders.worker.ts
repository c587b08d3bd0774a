import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { OrderEventMessage } from '@dakpion/contracts';
import { OrderViews, type PendingOrder, PendingOrders } from '@dakpion/order-views';
import { BROKER_CLIENT, CLOCK, type Clock, SETTINGS, type Settings, STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { ClientProxy } from '@nestjs/microservices';
import { cancelPendingOrderWith } from './cancel-pending-order.ts';
import { tellNoPendingOrders } from './pending-order-gauges.ts';
import { PendingOrderWatch } from './pending-order-watch.ts';

const lease = 'dispatch.pending-orders';
const lookEveryMs = 2_000;
/** Another instance takes over so long after the one that had it died. */
const leaseMs = 15_000;
const stopWithinMs = 5_000;

/** Keeps the list of orders that wait for a rider, and runs the watch over it: one instance at a time, by a lease. */
@Injectable()
export class PendingOrdersWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(PendingOrdersWorker.name);
  private readonly holder = randomUUID();
  private readonly stopping = new AbortController();
  private readonly pending: PendingOrders;
  private readonly watch: PendingOrderWatch;
  private running: Promise<void> = Promise.resolve();

  constructor(
    @Inject(BROKER_CLIENT) client: ClientProxy,
    @Inject(STATE_STORE) private readonly stateStore: StateStore,
    @Inject(CLOCK) clock: Clock,
    @Inject(SETTINGS) settings: Settings,
  ) {
    const { pendingAlertMinutes: alertAfter, pendingCancelMinutes: cancelAfter } = settings;
    const views = new OrderViews(stateStore);
    this.pending = new PendingOrders(stateStore);
    this.watch = new PendingOrderWatch(
      {
        pending: this.pending,
        readStatus: async (orderId) => (await views.ownerOf(orderId))?.parcel_status ?? null,
        cancel: cancelPendingOrderWith(client, cancelAfter ?? 0),
        clock,
      },
      { alertAfter, cancelAfter },
    );
  }

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await Promise.race([this.running, pause(stopWithinMs, undefined, { ref: false })]);
  }

  /** Takes an order's event: one that is created waits for a rider, until another event says otherwise. */
  async follow({ event, parcel_status, previous_status, order_id, ...message }: OrderEventMessage): Promise<void> {
    if (event === 'ORDER_CREATED') {
      const { partner_id, environment, occurred_at: created_at } = message;
      const { partner_reference_id } = message.order;
      await this.pending.add({ order_id, partner_id, environment, partner_reference_id, created_at });
    } else if (previous_status === 'PENDING' && parcel_status !== 'PENDING') {
      await this.pending.remove(order_id);
    }
  }

  /** Notes an order that waits for a rider; once more changes nothing, nor after it was found to wait no more. */
  async add(order: PendingOrder): Promise<void> {
    await this.pending.add(order);
  }

  private async run(): Promise<void> {
    const { leases } = this.stateStore;
    const { signal } = this.stopping;
    while (!signal.aborted) {
      try {
        if (await leases.hold(lease, this.holder, leaseMs)) await this.watch.look();
        else tellNoPendingOrders();
      } catch (error) {
        tellNoPendingOrders();
        this.logger.warn(`Pending orders are looked at again in ${lookEveryMs} ms: ${error}`);
      }
      await pause(lookEveryMs, undefined, { signal }).catch(() => undefined);
    }
    tellNoPendingOrders();
    await leases.release(lease, this.holder).catch((error: unknown) => {
      this.logger.warn(`The lease is left to run out: ${error}`);
    });
  }
}
