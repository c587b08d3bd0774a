import { CommandFailure, kafkaCluster, type OperatorClient } from '@dakpion/command-line';
import { type RiderEvent, topics } from '@dakpion/contracts';
import { openKafkaBroker } from '@dakpion/messaging';

/** The destination of the events of simulated riders. */
export interface RiderOutlet {
  /** Resolves when all events are on the topic. Rejects if that is unknown for any event. Then all can be sent again. */
  publish(events: readonly RiderEvent[]): Promise<void>;
  close(): Promise<void>;
}

/** The maximum number of events in a request of the operators' API. */
export const maxEventsPerPublish = 500;

interface RiderEventsAnswer {
  readonly rejected: readonly { readonly index: number; readonly errors: readonly { readonly message: string }[] }[];
}

/** Sends events over the operators' API, which every profile has. */
export function outletOverHttp(operator: OperatorClient): RiderOutlet {
  return {
    publish: async (events) => {
      const { rejected } = await operator.ask<RiderEventsAnswer>('POST', '/rider-events', events);
      const [first] = rejected;
      if (first !== undefined) throw new Error(`rejected: ${first.errors[0]?.message}`);
    },
    close: async () => undefined,
  };
}

/** Publishes events on the topic, like large dispatch systems. Throws CommandFailure if there is no Kafka. */
export async function openOutletOverKafka(): Promise<RiderOutlet> {
  const cluster = kafkaCluster('Kafka is part of the cluster profile: set PROFILE=cluster and its addresses.');
  const broker = await openKafkaBroker(cluster).catch((error: Error) => {
    throw new CommandFailure(`Kafka at ${cluster.brokers.join(', ')} cannot be reached: ${error.message}`);
  });
  return {
    publish: (events) =>
      broker.publish(
        events.map((event) => ({ topic: topics.riderEvents.name, key: event.order_id, type: '', value: event })),
      ),
    close: () => broker.close(),
  };
}
