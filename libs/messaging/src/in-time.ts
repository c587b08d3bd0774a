import pTimeout from 'p-timeout';
import type { Broker, BrowseOptions } from './broker.ts';
import { BrokerUnavailableError } from './broker-errors.ts';
import { type IncomingMessage, type OutgoingMessage } from './message.ts';

// For programs that answer a client. While brokers are silent, the client of Kafka tries for up to 80 s, which is longer than theirs.

/**
 * How long the broker may be silent before the client gets an error, in ms. Then a poll of 30 s ends within the 40 s that dispatch
 * systems wait, and reading and publishing a dead letter within the 15 s of the command line.
 */
export const maxSilenceMs = 7_000;

/**
 * As {@link Broker.publish}, and rejects with {@link BrokerUnavailableError} in time. Messages that wait at that moment are not sent.
 * Those that are being sent may be handled, and again after the caller has repeated them: consumers must recognise them.
 */
export async function publishInTime(broker: Broker, messages: readonly OutgoingMessage[]): Promise<void> {
  let isLate = false;
  await pTimeout(broker.publish(messages, { mayBeSent: () => !isLate }), {
    milliseconds: maxSilenceMs,
    fallback: () => {
      isLate = true;
      throw silence('acknowledged no message');
    },
  });
}

/** As {@link Broker.browse}, and rejects with {@link BrokerUnavailableError} if the next message or the end does not come in time. */
export async function* browseInTime(
  broker: Broker,
  topic: string,
  options?: BrowseOptions,
): AsyncGenerator<IncomingMessage> {
  const messages = broker.browse(topic, options)[Symbol.asyncIterator]();
  let isLate = false;
  const giveUp = () => {
    isLate = true;
    throw silence(`gave no message of ${topic}`);
  };
  try {
    for (;;) {
      const next = await pTimeout(messages.next(), { milliseconds: maxSilenceMs, fallback: giveUp });
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    const ended = messages.return?.();
    // After a silence, it ends when the broker's client gives up.
    if (isLate) ended?.catch(() => undefined);
    else await ended;
  }
}

function silence(what: string): BrokerUnavailableError {
  return new BrokerUnavailableError(`the broker ${what} within ${maxSilenceMs} ms`);
}
