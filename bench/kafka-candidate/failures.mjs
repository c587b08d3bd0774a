/** Rethrows an error of @platformatic/kafka with `retriable`, as kafkajs has it. */
export function rethrow(error) {
  const all = allErrors(error);
  const text = all.map(({ message }) => message).join('; ');
  throw Object.assign(new Error(text, { cause: error }), { retriable: all.some(isRetriable) });
}

/** Whether the offset to read is outside of what the partition has. */
export function isOutOfRange(error) {
  return allErrors(error).some(({ apiId }) => apiId === 'OFFSET_OUT_OF_RANGE');
}

function isRetriable({ code, canRetry }) {
  return canRetry === true || code === 'PLT_KFK_NETWORK' || code === 'PLT_KFK_TIMEOUT';
}

/** The error, those that it sums up, and its causes. */
function allErrors(error) {
  if (!(error instanceof Error)) return [];
  return [error, ...(error.errors ?? []).flatMap(allErrors), ...allErrors(error.cause)];
}
