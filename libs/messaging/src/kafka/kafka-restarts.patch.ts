import Runner from 'kafkajs/src/consumer/runner.js';

/** The wait before a consumer starts again, in ms. */
const restartAfterMs = 2_000;

/** Failures of brokers that do not answer, by name or, of a plain error, by message. kafkajs treats them as permanent. */
const away = new Set(['KafkaJSGroupCoordinatorNotFound', 'KafkaJSLockTimeout', 'Broker not connected']);

interface Crash extends Error {
  retriable?: boolean;
  retryTime?: number;
}

/** The parts of kafkajs's runner that are patched or used here. */
interface PatchedRunner {
  running: boolean;
  /** Added by the patch. */
  isStopped?: boolean;
  readonly consumerGroup: { readonly cluster: { disconnect(): Promise<void> } };
  onCrash(error: Crash): Promise<void>;
}

const { start, stop } = Runner.prototype;

/**
 * kafkajs 2.2.4 ends a consumer permanently when brokers are connected and do not answer: if no broker knows the group's
 * coordinator, if connecting takes long, or if a broker did not report its versions in time (kafkajs then treats it as connected).
 * With this patch, the consumer restarts, as after every other outage.
 *
 * A stop of kafkajs does not end a join in progress. The stopped consumer joined its group later, held partitions as a member until
 * the process ended, and nobody read them. With this patch, it leaves the group again. ADR 21 says when this can be removed.
 */
Runner.prototype.start = async function (this: PatchedRunner): Promise<void> {
  const { onCrash } = this;
  const { cluster } = this.consumerGroup;
  this.onCrash = (error) => {
    if (this.isStopped === true) return cluster.disconnect();
    const cause = firstCause(error);
    if (away.has(cause.name) || away.has(cause.message)) {
      cause.retriable = true;
      error.retryTime ??= restartAfterMs;
    }
    return onCrash(error);
  };
  await start.call(this);
  if (this.isStopped !== true || !this.running) return;
  await stop.call(this);
  await cluster.disconnect();
};

Runner.prototype.stop = function (this: PatchedRunner): Promise<void> {
  this.isStopped = true;
  return stop.call(this);
};

function firstCause(error: Crash): Crash {
  return error.cause instanceof Error ? firstCause(error.cause) : error;
}
