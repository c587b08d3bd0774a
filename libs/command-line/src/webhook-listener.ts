import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dhakaTime } from '@dakpion/contracts';
import { urlHost } from '@dakpion/settings';
import { type SignatureVerdict, verifyWebhook } from './verify-webhook.ts';

/** A received delivery. */
export interface ArrivedWebhook {
  readonly received_at: string;
  readonly path: string;
  /** `not_checked`: no secret was given. */
  readonly signature: SignatureVerdict | 'not_checked';
  readonly answered: number;
  readonly webhook_id: string | null;
  /** The parsed JSON, or the received text if it is not JSON. */
  readonly body: unknown;
}

export interface WebhookListenerOptions {
  /** An address of this machine. Default: 127.0.0.1. */
  readonly host?: string;
  /** 0: any free port. */
  readonly port: number;
  readonly secrets: readonly string[];
  /** The response to each delivery. */
  readonly status: number;
  readonly onWebhook: (webhook: ArrivedWebhook) => void;
}

export interface WebhookListener {
  readonly url: string;
  close(): Promise<void>;
}

const maxBodyBytes = 1024 * 1024;

/** Listens for deliveries. Rejects with the listen errors of Node. */
export async function listenForWebhooks(options: WebhookListenerOptions): Promise<WebhookListener> {
  const server = createServer(async (request, response) => {
    const text = await readText(request);
    if (text !== null) options.onWebhook(arrived(request, text, options));
    response.writeHead(text === null ? 413 : options.status).end();
  });
  const { host = '127.0.0.1' } = options;
  server.listen(options.port, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://${urlHost(host)}:${port}`, close: () => close(server) };
}

async function close(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}

/** The body of a request. Null if it is too long or breaks off. */
async function readText(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBodyBytes) return null;
      chunks.push(chunk);
    }
  } catch {
    return null;
  }
  return Buffer.concat(chunks).toString('utf8');
}

function arrived(request: IncomingMessage, text: string, options: WebhookListenerOptions): ArrivedWebhook {
  const { headers, url } = request;
  const now = Date.now();
  const id = headers['webhook-id'];
  return {
    received_at: dhakaTime(now),
    path: url ?? '/',
    signature:
      options.secrets.length === 0 ? 'not_checked' : verifyWebhook({ headers, body: text }, options.secrets, now),
    answered: options.status,
    webhook_id: typeof id === 'string' ? id : null,
    body: jsonOf(text),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
