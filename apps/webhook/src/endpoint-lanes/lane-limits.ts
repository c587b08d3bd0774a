import type { LaneLimits } from './endpoint-lanes.ts';

/** Orders that a process works on at once, at most. */
export const maxHeldOrders = 30_000;
/** Requests under way at most. */
export const requestsAtOnce = 1_024;
/** Orders that wait for their turns at one endpoint at most. */
export const waitingPerEndpoint = maxHeldOrders / 15;
/** A third or so of the places, and of those held. */
const partOfAll = {
  underWay: { total: 384, perPartner: 192 },
  waiting: { total: maxHeldOrders / 3, perPartner: maxHeldOrders / 12 },
};
/** Of the lanes in which orders wait for their endpoints. */
export const laneLimits: LaneLimits = {
  total: requestsAtOnce,
  // A request occupies its place for two or three turns of a busy event loop, of some milliseconds each: with 16 places one
  // endpoint got no more than 1,600 a second.
  perEndpoint: { underWay: 64, waiting: waitingPerEndpoint },
  new: partOfAll,
  // Quick ones give their places back so soon that turns alone are fair.
  quick: {
    underWay: { total: requestsAtOnce, perPartner: requestsAtOnce },
    waiting: { total: maxHeldOrders, perPartner: maxHeldOrders / 3 },
  },
  slow: partOfAll,
};
