import { deliveryStreamPrefix, orderStreamPrefix } from '@dakpion/contracts';
import { asRecorded, dataBytesOf, type EventRecord, type EventStore, type RecordedEvent } from '@dakpion/event-store';
import { followedStreams } from '@dakpion/following';
import { type OrderRecord, orderRecordOf } from './order-record.ts';
import { partsOf, type WebhookEvent, webhookEventOf } from './webhook-record.ts';

/**
 * An event of an order or of its webhooks, and the size of its data. For events of other followed streams, only their place in the
 * store.
 */
export interface AuditedEvent {
  readonly event: RecordedEvent | OrderRecord | WebhookEvent;
  readonly dataBytes: number;
}

const streamPrefixes = [...new Set([orderStreamPrefix, deliveryStreamPrefix, ...Object.values(followedStreams)])];
/** Yielded together, because a promise for each event would take as long as its decoding. */
const eventsAtOnce = 256;

/**
 * All events of orders, of webhooks and of the other followed streams, in the order of the event store, including unreadable ones.
 */
export async function* auditedEvents(eventStore: EventStore): AsyncGenerator<readonly AuditedEvent[]> {
  const records = eventStore.readRecords?.({ streamPrefixes });
  if (records === undefined) return yield* parsedEvents(eventStore);
  for await (const part of records) yield part.map(ofRecord);
}

async function* parsedEvents(eventStore: EventStore): AsyncGenerator<readonly AuditedEvent[]> {
  let events: AuditedEvent[] = [];
  for await (const event of eventStore.readAll({ streamPrefixes, unreadable: asRecorded })) {
    events.push(sized(event));
    if (events.length < eventsAtOnce) continue;
    yield events;
    events = [];
  }
  yield events;
}

function ofRecord(record: EventRecord): AuditedEvent {
  const { stream, revision, position } = record;
  const isOfWebhooks = stream.startsWith(deliveryStreamPrefix);
  if (!isOfWebhooks && !stream.startsWith(orderStreamPrefix)) {
    return { event: { stream, revision, position, type: '', data: {} }, dataBytes: 0 };
  }
  const parts = partsOf(record);
  if (parts === null) return sized(record.decode() as RecordedEvent);
  const quick = isOfWebhooks ? webhookEventOf(record, parts) : orderRecordOf(record, parts);
  return { event: quick ?? (record.decode() as RecordedEvent), dataBytes: parts.dataEnd - parts.dataBegin };
}

/** An unreadable event has size 0. Its order is reported as faulty anyway. */
function sized(event: RecordedEvent): AuditedEvent {
  return { event, dataBytes: 'reason' in event ? 0 : dataBytesOf(event) };
}
