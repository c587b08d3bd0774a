import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';
import './kafka-idle-timers.ts';

// The internals of kafkajs that our patch is made for (ADR 21). A new release that changes them fails here.

test.each([
  ['starts no timer when no request waits', [], 0],
  ['starts one timer when a request waits', [{}], 1],
])('%s', (_what, pending, timers) => {
  const begin = jest.spyOn(globalThis, 'setTimeout').mockReturnValue(undefined as unknown as NodeJS.Timeout);
  try {
    RequestQueue.prototype.scheduleCheckPendingRequests.call({ pending, throttledUntil: -1 });
    expect(begin).toHaveBeenCalledTimes(timers);
  } finally {
    begin.mockRestore();
  }
});
