import { openEventStoreDb } from '@dakpion/event-store';
import type { Body, PartnerApi } from './api.ts';
import { clusterRecord } from './cluster.ts';
import { attemptKey, breachesOf, type LoggedDelivery, type Outage } from './delivery-rules.ts';
import type { ReceivedWebhook } from './webhook-receiver.ts';

const pageSize = 200;

/** A partner's whole log of deliveries. */
export async function deliveryLog(api: PartnerApi): Promise<LoggedDelivery[]> {
  const deliveries: LoggedDelivery[] = [];
  for (let page = 1; ; page += 1) {
    const { body }: { body: Body } = await api.get(`/v1/business/webhooks?limit=${pageSize}&page=${page}`);
    deliveries.push(...body.data);
    if (!body.pagination.has_more) return deliveries;
  }
}

/** The number of a partner's deliveries that have no further attempt. */
export async function endedDeliveries(api: PartnerApi): Promise<number> {
  const ended = ['delivered', 'manual_review'].map(async (status) => {
    const { body }: { body: Body } = await api.get(`/v1/business/webhooks?limit=1&status=${status}`);
    return body.pagination.total as number;
  });
  return (await Promise.all(ended)).reduce((sum, count) => sum + count, 0);
}

/** The record time of each attempt, from the cluster's event store. */
async function recordedAttempts(): Promise<Map<string, number>> {
  const eventStore = await openEventStoreDb({ url: clusterRecord().eventstore_url });
  const recorded = new Map<string, number>();
  for await (const { data, recordedAt } of eventStore.readAll({ streamPrefixes: ['webhook-'] })) {
    const { delivery_id, number } = data as { delivery_id: string; number?: number };
    if (number !== undefined) recorded.set(attemptKey(delivery_id, number), recordedAt);
  }
  await eventStore.close();
  return recorded;
}

/** The violations of the rules in deliveries of the cluster: see {@link breachesOf}. */
export async function breachesInCluster(
  log: readonly LoggedDelivery[],
  received: readonly ReceivedWebhook[],
  outages: readonly Outage[],
): Promise<string[]> {
  const recorded = await recordedAttempts();
  const logged = log.flatMap(({ delivery_id, attempts }) =>
    attempts.map(({ number }) => attemptKey(delivery_id, number)),
  );
  // Without the time of its record, no request after an attempt would be too early.
  const unrecorded = logged.filter((attempt) => !recorded.has(attempt)).map((attempt) => `${attempt} is not recorded`);
  return [...unrecorded, ...breachesOf(log, received, { recorded, outages })];
}
