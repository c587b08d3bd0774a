/**
 * Passes on items in batches, one batch at a time: items of one tick, or that arrive while a batch is being sent. Returns a promise
 * for each item.
 */
export function batching(sendAll) {
  let waiting = [];
  let isSending = false;
  const drain = async () => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await sendAll(batch.map(({ item }) => item));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isSending = false;
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isSending) return;
      isSending = true;
      setImmediate(drain);
    });
}
