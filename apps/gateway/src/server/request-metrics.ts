import { Counter } from 'prom-client';

/** The status in the metric of a request whose client left before it was read. */
export const cutOffStatus = 499;

/**
 * Few series: routes and partners are in the log. By API and kind, so that many requests that succeed, such as positions of riders,
 * do not hide that another kind fails.
 */
export const answeredRequests = new Counter({
  name: 'dakpion_requests_total',
  help: 'Requests, except probes of /health, by the status of the answer, also if the client had left before it, by API and by kind. 499: the client left before its request was complete.',
  labelNames: ['status', 'api', 'kind'],
});
