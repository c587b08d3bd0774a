import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type CommandContext,
  deadLetterTopic,
  dhakaTime,
  newId,
  type OrderEventMessage,
  type OrderEventName,
  type OrderRecord,
  type OrderStatus,
  topics,
} from '@dakpion/contracts';
import { openLmdbEventStore } from '@dakpion/event-store';
import { openLmdbBroker } from '@dakpion/messaging';
import type { Engines } from '@dakpion/service';
import { openLmdbStateStore } from '@dakpion/state-store';

// What the specs of this app share: orders, and a partner's endpoint.

export const context: CommandContext = {
  actor: { kind: 'api_key', key_id: 'key_1' },
  correlation_id: 'req_1',
  causation_id: null,
};

export const courseOfAnOrder: readonly OrderEventName[] = [
  'ORDER_CREATED',
  'ASSIGNED',
  'ACCEPTED',
  'STARTED',
  'PICKED',
  'COMPLETED',
];

const start = Date.parse('2026-11-21T12:00:00.000+06:00');

/** The message that an order's `sequence`th event has come, in the usual course unless `changes` say otherwise. */
export function orderEvent(
  orderId: string,
  sequence: number,
  callbackUrl: string | null,
  changes: Partial<OrderEventMessage> = {},
): OrderEventMessage {
  const event = changes.event ?? courseOfAnOrder[sequence - 1] ?? 'CANCELLED';
  const parcel_status = statusAfter(event);
  const previous_status = sequence === 1 ? null : statusAfter(courseOfAnOrder[sequence - 2] ?? 'ORDER_CREATED');
  const occurred_at = dhakaTime(start + sequence * 1_000);
  const order: OrderRecord = {
    ...pendingOrder(orderId),
    parcel_status,
    previous_status,
    callback_url: callbackUrl,
    sequence,
    updated_at: occurred_at,
  };
  return {
    event_id: `evt_${orderId.slice(4)}${sequence}`,
    event,
    sequence,
    order_id: orderId,
    partner_id: 'prt_1',
    environment: 'sandbox',
    parcel_status,
    previous_status,
    occurred_at,
    recorded_at: occurred_at,
    correlation_id: 'req_1',
    sandbox_scenario: null,
    order,
    ...changes,
  };
}

export function newOrderId(): string {
  return newId('ord');
}

function statusAfter(event: OrderEventName): OrderStatus {
  if (event === 'ORDER_CREATED') return 'PENDING';
  return event === 'RETRIED' ? 'CANCELLED' : event;
}

function pendingOrder(order_id: string): OrderRecord {
  return {
    order_id,
    environment: 'sandbox',
    parcel_status: 'PENDING',
    previous_status: null,
    tracking_url: 'http://localhost:3000/track/trk_1',
    pickup_address_text: 'House 7, Road 11, Gulshan 1, Dhaka',
    estimated_pickup_address_latitude: 23.78,
    estimated_pickup_address_longitude: 90.41,
    receiver_address_text: 'বাড়ি ৩২, ধানমন্ডি, ঢাকা',
    estimated_receiver_address_latitude: 23.74,
    estimated_receiver_address_longitude: 90.37,
    parcel_type: 2,
    receiver_name: 'রহিম উদ্দিন',
    receiver_phone_number: '01712345678',
    driver_type: 1,
    is_freelancer: true,
    partner_reference_id: 'চালান-৭',
    item_price: null,
    item_name: null,
    parcel_comment: null,
    detailed_address: null,
    callback_url: null,
    metadata: { shop: '7' },
    quotation: {
      quotation_id: 'quo_1',
      currency: 'BDT',
      total_price: 121,
      driver_type: 1,
      parcel_type: 2,
      distance_km: 6.73,
      time_to_pickup: 10,
      duration: 20,
      breakdown: [{ code: 'base_fare', label: 'Base fare', amount: 50 }],
      options: [],
      tariff_version: '2026-11',
      expires_at: dhakaTime(start + 900_000),
    },
    driver_info: null,
    rider_id: null,
    rider_latitude: null,
    rider_longitude: null,
    time_to_pickup: 10,
    duration: 20,
    eta: dhakaTime(start + 1_800_000),
    cancellation_reason: null,
    cancelled_by: null,
    attempt: 1,
    retry_of_order_id: null,
    retried_by_order_id: null,
    allowed_actions: ['cancel'],
    sequence: 1,
    created_at: dhakaTime(start),
    assigned_at: null,
    accepted_at: null,
    started_at: null,
    picked_at: null,
    completed_at: null,
    cancelled_at: null,
    updated_at: dhakaTime(start),
  };
}

/** A webhook as it arrived. `at` is epoch milliseconds. */
export interface ReceivedWebhook {
  readonly at: number;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: {
    readonly order_id: string;
    readonly event_id: string;
    readonly event: string;
    readonly sequence: number;
  };
}

export type Answer = (webhook: ReceivedWebhook, response: ServerResponse) => void;

export const answerOk: Answer = (_webhook, response) => response.end('ok');

/** A partner's endpoint on 127.0.0.1. It keeps what it receives, and answers as it is told. */
export class Receiver {
  readonly received: ReceivedWebhook[] = [];
  answer: Answer = answerOk;
  connections = 0;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async open(answer: Answer = answerOk): Promise<Receiver> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const receiver = new Receiver(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`);
    receiver.answer = answer;
    server.on('connection', () => {
      receiver.connections += 1;
    });
    server.on('request', async (request, response) => {
      const at = Date.now();
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const text = Buffer.concat(chunks).toString();
      const webhook = { at, path: request.url ?? '', headers: request.headers, text, body: JSON.parse(text) };
      receiver.received.push(webhook);
      receiver.answer(webhook, response);
    });
    return receiver;
  }

  /** What came for one order. */
  of(orderId: string): ReceivedWebhook[] {
    return this.received.filter(({ body }) => body.order_id === orderId);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

/** Runs with a directory that is removed afterwards. */
export async function withDirectory(run: (directory: string) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'dakpion-webhook-'));
  try {
    await run(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Resolves as soon as the condition holds; fails after `withinMs`. */
export async function eventually(holds: () => Promise<boolean> | boolean, withinMs = 15_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`It did not happen within ${withinMs} ms: ${holds}`);
    await pause(5);
  }
}

/** Opens the embedded engines in a directory. */
export async function openEngines(directory: string): Promise<Engines> {
  const eventStore = await openLmdbEventStore({ directory: join(directory, 'events') });
  const stateStore = await openLmdbStateStore({ directory: join(directory, 'state') });
  const broker = await openLmdbBroker({ directory: join(directory, 'messages') });
  const deadLetters = Object.values(topics).map((topic) => ({ ...topic, name: deadLetterTopic(topic.name) }));
  await broker.declareTopics([...Object.values(topics), ...deadLetters]);
  return { eventStore, stateStore, broker };
}
