import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';

const { scheduleCheckPendingRequests } = RequestQueue.prototype;

/**
 * kafkajs 2.2.4 checks for requests to send every millisecond, on each connection that once had a response, even after it was
 * closed. An idle service used 5 % of a core for it, and a process did not exit. The check is unnecessary while no request
 * waits: adding a request starts it. https://github.com/tulios/kafkajs/issues/1704. ADR 21 says when this can be removed.
 */
RequestQueue.prototype.scheduleCheckPendingRequests = function () {
  if (this.pending.length > 0) scheduleCheckPendingRequests.call(this);
};
