/** The amount and the composition of the load. */
export interface Load {
  /** Orders per second. */
  readonly rate: number;
  readonly durationMs: number;
  /** The share of orders with a quotation, 0 to 1. */
  readonly quoteShare: number;
  /** The share of orders whose status is requested, 0 to 1. */
  readonly pollShare: number;
}

/** A request to send `atMs` after the beginning of the load. `order`: the number of the order, from 0. */
export interface PlannedRequest {
  readonly kind: 'quote' | 'create' | 'status';
  readonly order: number;
  readonly atMs: number;
}

/** The time between a quotation and its order, in ms. */
export const quoteLeadMs = 1_000;
/** The time between an order and the request of its status, in ms. */
export const pollDelayMs = 2_000;
/** The maximum number of orders. They are kept in memory until the closing table. */
export const maxOrders = 1_000_000;

export function orderCount({ rate, durationMs }: Load): number {
  return Math.floor((rate * durationMs) / 1_000);
}

/**
 * Every request of the load by its time. The times are fixed in advance: a slow server gets no less load. Shares are
 * distributed evenly and exactly, so that two runs are equal.
 */
export function* plannedRequests(load: Load): Generator<PlannedRequest> {
  const { rate, quoteShare, pollShare } = load;
  const orders = orderCount(load);
  const atMs = (order: number) => (order * 1_000) / rate;
  const streams = [
    stream('quote', orders, (order) => atMs(order), quoteShare),
    stream('create', orders, (order) => quoteLeadMs + atMs(order), 1),
    stream('status', orders, (order) => quoteLeadMs + pollDelayMs + atMs(order), pollShare),
  ];
  const heads = streams.map((each) => each.next());
  for (;;) {
    let next = -1;
    for (const [index, head] of heads.entries()) {
      const first = heads[next];
      if (!head.done && (first === undefined || first.done || head.value.atMs < first.value.atMs)) next = index;
    }
    const chosen = heads[next];
    const source = streams[next];
    if (chosen === undefined || chosen.done || source === undefined) return;
    yield chosen.value;
    heads[next] = source.next();
  }
}

function* stream(
  kind: PlannedRequest['kind'],
  orders: number,
  atMs: (order: number) => number,
  share: number,
): Generator<PlannedRequest, undefined> {
  for (let order = 0; order < orders; order += 1) {
    if (Math.floor((order + 1) * share) > Math.floor(order * share)) yield { kind, order, atMs: atMs(order) };
  }
  return undefined;
}
