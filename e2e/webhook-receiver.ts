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
}

/** A partner's server. `answer` returns the status for each delivery, at once or later. Default: 200. */
export class WebhookReceiver {
  readonly received: ReceivedWebhook[] = [];
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
      const webhook: ReceivedWebhook = {
        path,
        headers,
        text,
        body: JSON.parse(text),
        at: Date.now(),
        endedAt: null,
      };
      this.received.push(webhook);
      response.once('close', () => {
        webhook.endedAt ??= Date.now();
      });
      const status = await this.answer(webhook);
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
