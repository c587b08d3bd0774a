import { Counter } from 'prom-client';

/** Few series: routes and partners are in the log. */
export const answeredRequests = new Counter({
  name: 'dakpion_requests_total',
  help: 'Answered requests, except probes of /health, by status.',
  labelNames: ['status'],
});
