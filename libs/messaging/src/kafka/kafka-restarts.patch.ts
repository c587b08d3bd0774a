import Runner from 'kafkajs/src/consumer/runner.js';

/** The wait before a consumer starts again, in ms. */
const restartAfterMs = 2_000;

/** Failures of brokers that do not answer, by name or, of a plain error, by message. kafkajs takes them for final. */
const away = new Set(['KafkaJSGroupCoordinatorNotFound', 'KafkaJSLockTimeout', 'Broker not connected']);

interface Crash extends Error {
  retriable?: boolean;
  retryTime?: number;
}

/** The part of kafkajs's runner that is patched here. */
interface CrashingRunner {
  onCrash(error: Crash): Promise<void>;
}

const { start } = Runner.prototype;

/**
 * kafkajs 2.2.4 ends a consumer for good when brokers are connected and do not answer: if no broker knows the group's
 * coordinator, if it waits for long to connect, or if a broker did not tell its versions in time (which kafkajs then takes for
 * connected). Here they start the consumer again, as every other outage does. ADR 21 says when this can be removed.
 */
Runner.prototype.start = function (this: CrashingRunner): Promise<void> {
  const { onCrash } = this;
  this.onCrash = (error) => {
    const cause = firstCause(error);
    if (away.has(cause.name) || away.has(cause.message)) {
      cause.retriable = true;
      error.retryTime ??= restartAfterMs;
    }
    return onCrash(error);
  };
  return start.call(this);
};

function firstCause(error: Crash): Crash {
  return error.cause instanceof Error ? firstCause(error.cause) : error;
}
