import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Body } from './api.ts';
import { atEnd } from './at-end.ts';

/** Times in epoch milliseconds. */
export interface ReceivedWebhook {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: Body;
  readonly at: number;
  /** The time at which the request was answered or the sender gave up. Null before. */
  endedAt: number | null;
  /** Read so long after it was signed that its sender had given up, or was about to. */
  readonly isLate: boolean;
}

/** A sender gives up an attempt without an answer after this time, in ms. */
const attemptTimeoutMs = 5_000;
/** A longer time is a difference of clocks. */
const maxLateMs = 60_000;

/**
 * A partner's server. `answer` returns the status for each delivery, at once or later. Default: 200. A late request is answered with 503,
 * so that a busy machine looks to the sender like a receiver that was down, and its second request is not counted as another one.
 */
export class WebhookReceiver {
  /** The requests that were read in time. */
  readonly received: ReceivedWebhook[] = [];
  /** All requests in the order of arrival. */
  readonly arrived: ReceivedWebhook[] = [];
  answer: (webhook: ReceivedWebhook) => number | Promise<number> = () => 200;
  /** The text of every answer. */
  text = '';
  private readonly server = createServer((request, response) => {
    let text = '';
    // A letter of Bangla can be cut by the end of a chunk.
    request.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    request.on('end', async () => {
      const { headers, url: path = '' } = request;
      const at = Date.now();
      const isLate = isLateAt(at, headers);
      const webhook: ReceivedWebhook = { path, headers, text, body: JSON.parse(text), at, endedAt: null, isLate };
      this.arrived.push(webhook);
      if (!isLate) this.received.push(webhook);
      response.once('close', () => {
        webhook.endedAt ??= Date.now();
      });
      const status = isLate ? 503 : await this.answer(webhook);
      // Before the answer, which can reach the sender while this process has no processor.
      webhook.endedAt ??= Date.now();
      response.writeHead(status).end(this.text);
    });
  });

  /** Listens on loopback until the test file ends. Port 0: any free port. */
  static async start({ port = 0 } = {}): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver();
    receiver.server.listen(port, '127.0.0.1');
    await once(receiver.server, 'listening');
    atEnd(() => {
      receiver.server.closeAllConnections();
      receiver.server.close();
    });
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The deliveries of one order in the order of arrival. */
  of(orderId: string): ReceivedWebhook[] {
    return this.received.filter(({ body }) => body.order_id === orderId);
  }
}

/** False without a signature. */
function isLateAt(at: number, headers: IncomingHttpHeaders): boolean {
  const lateMs = at - Number(headers['webhook-timestamp']) * 1_000 - attemptTimeoutMs;
  return lateMs > 0 && lateMs < maxLateMs;
}
