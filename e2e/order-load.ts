import { setTimeout as pause } from 'node:timers/promises';
import type { Body, MadePartner, PartnerApi } from './api.ts';
import { orderRequest } from './order-request.ts';
import { acknowledgedOrder } from './placing.ts';
import { until } from './until.ts';

export const environments = ['sandbox', 'production'] as const;
type Environment = (typeof environments)[number];

/** An order that was answered with 201. Epoch milliseconds: when it was first requested, and when it was answered. */
interface PlacedOrder {
  readonly orderId: string;
  readonly begunAt: number;
  readonly at: number;
}

const pageSize = 200;
/**
 * The minimum time between two orders of a lane, in ms. An order takes 140 ms of CPU time, more on a slow machine. A load that uses
 * all of the CPU would measure the speed of the machine, and not the recovery of the system.
 */
const orderEveryMs = 1_000;

/** A partner that places orders in both environments during one or more periods, and records the acknowledged ones. */
export class OrderLoad {
  private readonly placed: Readonly<Record<Environment, PlacedOrder[]>> = { sandbox: [], production: [] };

  constructor(
    private readonly partner: MadePartner,
    /** The number of lanes in each environment. */
    private readonly lanes: number,
    private readonly callbackUrl: (count: number) => string,
  ) {}

  /** The ids of all orders so far. */
  idsOf(environment: Environment): readonly string[] {
    return this.placed[environment].map(({ orderId }) => orderId);
  }

  /** Places orders until `run` has ended. Each of them is acknowledged in the end. */
  async during(run: () => Promise<void>): Promise<void> {
    let isOn = true;
    const lane = async (environment: Environment, number: number) => {
      while (isOn) await Promise.all([this.place(environment, number), pause(orderEveryMs)]);
    };
    const lanes = Array.from({ length: this.lanes }, (_, number) => number);
    const placing = Promise.all(
      environments.flatMap((environment) => lanes.map((number) => lane(environment, number))),
    );
    // Awaited below, so that a later failure does not hide an error of the run.
    placing.catch(() => {});
    try {
      await run();
    } finally {
      isOn = false;
    }
    await placing;
  }

  /**
   * Resolves when every order that was answered at `from` or later is in status, details and list. Orders that were shown are not
   * requested again, because the requests would take CPU time from the measured system.
   */
  async untilAllAreTold(from: number): Promise<void> {
    let waiting = environments.map((environment) => {
      const orders = this.placed[environment].filter(({ at }) => at >= from);
      // An order may have been created long before it was acknowledged.
      const since = Math.min(...orders.map(({ begunAt }) => begunAt));
      return { api: this.partner[environment], since, orderIds: orders.map(({ orderId }) => orderId) };
    });
    const areTold = async () => {
      const looks = waiting.map(async (one) => ({ ...one, orderIds: await missing(one) }));
      waiting = (await Promise.all(looks)).filter(({ orderIds }) => orderIds.length > 0);
      const lacking = waiting.flatMap(({ orderIds }) => orderIds);
      if (lacking.length > 0) throw new Error(`${lacking.length} are missing: ${lacking.slice(0, 5)}`);
      return true;
    };
    await until('all orders to be shown', areTold, 60_000);
  }

  private async place(environment: Environment, lane: number): Promise<void> {
    const count = this.placed[environment].length;
    const body = orderRequest({ callback_url: this.callbackUrl(count) });
    const begunAt = Date.now();
    const orderId = await acknowledgedOrder(this.partner[environment], body, `${lane}-${count}`);
    this.placed[environment].push({ orderId, begunAt, at: Date.now() });
  }
}

interface LookedFor {
  readonly api: PartnerApi;
  readonly orderIds: readonly string[];
  /** No order is older. Epoch milliseconds. */
  readonly since: number;
}

/** The orders that are missing in status, details or list. */
async function missing({ api, orderIds, since }: LookedFor): Promise<string[]> {
  if (orderIds.length === 0) return [];
  const listed = new Set<string>();
  const created = encodeURIComponent(new Date(since).toISOString());
  for (let page = 1, more = true; more; page += 1) {
    const { body } = await api.get(`/v1/business/orders?limit=${pageSize}&created_at_from=${created}&page=${page}`);
    for (const { order_id } of body.data as Body[]) listed.add(order_id);
    more = body.pagination.has_more;
  }
  const answers = orderIds.map(async (id) => [id, (await api.status(id)).status, (await api.details(id)).status]);
  const lacking = (await Promise.all(answers)).filter(([, status, details]) => status !== 200 || details !== 200);
  return [...new Set([...orderIds.filter((id) => !listed.has(id)), ...lacking.map(([id]) => String(id))])];
}
