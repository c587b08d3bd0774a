import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { deadLetterTopic, newId, type OrderEventMessage, topics } from '@dakpion/contracts';
import { openLmdbEventStore } from '@dakpion/event-store';
import { orderEvent as exampleEvent, quickPasswordCosts, withTemporaryDirectory } from '@dakpion/fixtures';
import { openLmdbBroker } from '@dakpion/messaging';
import { PartnerAccounts } from '@dakpion/partners';
import { closeEngines, type Engines, type Stores } from '@dakpion/service';
import { openLmdbStateStore } from '@dakpion/state-store';

// Fixtures of the specs of this app: orders, and the endpoint of a partner.

export { isOver } from '@dakpion/fixtures';

/** The event `sequence` of the example order, with the URL of its webhook and the fields that only webhooks repeat. */
export function orderEvent(
  orderId: string,
  sequence: number,
  callback_url: string | null,
  changes: Partial<OrderEventMessage> = {},
): OrderEventMessage {
  const order = { callback_url, partner_reference_id: 'চালান-৭', metadata: { shop: '7' } };
  return exampleEvent(orderId, sequence, { order, ...changes });
}

export function newOrderId(): string {
  return newId('ord');
}

/** A webhook as it arrived. `at` is epoch milliseconds. */
interface ReceivedWebhook {
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

/** The endpoint of a partner on 127.0.0.1. It stores the received webhooks and answers as configured. */
export class Receiver {
  readonly received: ReceivedWebhook[] = [];
  answer: Answer = answerOk;
  connections = 0;
  /** The source address of each webhook. */
  readonly from: string[] = [];

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
      receiver.from.push(String(request.socket.remoteAddress));
      receiver.received.push(webhook);
      receiver.answer(webhook, response);
    });
    return receiver;
  }

  /** The webhooks of one order. */
  of(orderId: string): ReceivedWebhook[] {
    return this.received.filter(({ body }) => body.order_id === orderId);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

/** A clock that can be put forward. */
export class SpecClock {
  /** The milliseconds by which it is ahead of the system clock. */
  aheadMs = 0;
  readonly now = () => Date.now() + this.aheadMs;
}

/** Opens the embedded engines in a directory. `clock`: the clock of the state store, epoch milliseconds. */
export async function openEngines(directory: string, clock: () => number = Date.now): Promise<Engines> {
  const eventStore = await openLmdbEventStore({ directory: join(directory, 'events') });
  const stateStore = await openLmdbStateStore({ directory: join(directory, 'state'), clock });
  const broker = await openLmdbBroker({ directory: join(directory, 'messages') });
  const deadLetters = Object.values(topics).map((topic) => ({ ...topic, name: deadLetterTopic(topic.name) }));
  await broker.declareTopics([...Object.values(topics), ...deadLetters]);
  return { eventStore, stateStore, broker };
}

/** Changes partners as the gateway does, and makes new ones at a low cost. */
export function partnerAccounts({ eventStore, stateStore }: Stores, clock: () => number = Date.now): PartnerAccounts {
  return new PartnerAccounts(eventStore, stateStore, clock, null, quickPasswordCosts);
}

/** Runs with the engines of a directory of their own, and closes them. */
export async function withEngines(run: (engines: Engines) => Promise<void>): Promise<void> {
  await withTemporaryDirectory(async (directory) => {
    const engines = await openEngines(directory);
    try {
      await run(engines);
    } finally {
      await closeEngines(engines);
    }
  });
}
