import type { LaneLimits } from './endpoint-lanes.ts';

/** The maximum number of orders that a process works on at once. */
export const maxHeldOrders = 30_000;
/** The maximum number of requests in progress. */
export const requestsAtOnce = 1_024;
/** The maximum number of orders that wait for one endpoint. */
export const waitingPerEndpoint = maxHeldOrders / 15;
/** About a third of the places and of the room for orders. */
const partOfAll = {
  underWay: { total: 384, perPartner: 192 },
  waiting: { total: maxHeldOrders / 3, perPartner: maxHeldOrders / 12 },
};
/** The limits of the lanes in which orders wait for their endpoints. */
export const laneLimits: LaneLimits = {
  total: requestsAtOnce,
  // A request occupies its place for two or three turns of a busy event loop, which take some milliseconds each. With 16 places,
  // one endpoint got at most 1,600 requests a second.
  perEndpoint: { underWay: 64, waiting: waitingPerEndpoint },
  new: partOfAll,
  // Turns alone are fair to quick endpoints, because these free their places soon.
  quick: {
    underWay: { total: requestsAtOnce, perPartner: requestsAtOnce },
    waiting: { total: maxHeldOrders, perPartner: maxHeldOrders / 3 },
  },
  slow: partOfAll,
};
