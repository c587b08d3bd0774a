import Runner from 'kafkajs/src/consumer/runner.js';

/** The wait before a consumer starts again, in ms. */
const restartAfterMs = 2_000;

/** Failures of brokers that do not answer, by name or, of a plain error, by message. kafkajs treats them as permanent. */
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
 * kafkajs 2.2.4 ends a consumer permanently when brokers are connected and do not answer: if no broker knows the group's
 * coordinator, if connecting takes long, or if a broker did not report its versions in time (kafkajs then treats it as connected).
 * With this patch, the consumer restarts, as after every other outage. ADR 21 says when this can be removed.
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
