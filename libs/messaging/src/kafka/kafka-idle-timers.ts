import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';

/** As much of kafkajs' queue of one connection's requests as is fixed here. */
interface PendingRequests {
  readonly pending: readonly unknown[];
}

const { scheduleCheckPendingRequests } = RequestQueue.prototype;

/**
 * kafkajs 2.2.4 looks for requests to send every millisecond, on each connection that has once had an answer, even after
 * it was closed: an idle service used 5 % of a core for it, and a process did not end by itself. It need not look
 * while none waits; adding one starts the look.
 * https://github.com/tulios/kafkajs/issues/1704; ADR 21 says when this goes.
 */
RequestQueue.prototype.scheduleCheckPendingRequests = function (this: PendingRequests): void {
  if (this.pending.length > 0) scheduleCheckPendingRequests.call(this);
};
