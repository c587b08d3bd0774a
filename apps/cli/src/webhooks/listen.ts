import { once } from 'node:events';
import {
  type ArrivedWebhook,
  CommandFailure,
  listenForWebhooks,
  oneLine,
  print,
  type WebhookListenerOptions,
} from '@dakpion/command-line';

interface ListenOptions {
  readonly host: string;
  readonly port: number;
  /** Without secrets, signatures are not checked. */
  readonly secret?: readonly string[];
  readonly status: number;
  readonly json?: true;
}

/** Prints deliveries as they arrive, until Ctrl-C. */
export async function listen({ host, port, secret = [], status, json }: ListenOptions): Promise<void> {
  const onWebhook = (webhook: ArrivedWebhook) => print(json ? webhook : asText(webhook));
  const listener = await open({ host, port, secrets: secret, status, onWebhook });
  // On stderr, because another program may read the output.
  process.stderr.write(`Listening at ${listener.url} and answering ${status}. Ctrl-C ends.\n`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await listener.close();
}

function open(options: WebhookListenerOptions) {
  return listenForWebhooks(options).catch((error: NodeJS.ErrnoException) => {
    const place = `${options.host}:${options.port}`;
    throw new CommandFailure(`${place} cannot be used to listen (${error.code}). Name another with --host or --port.`);
  });
}

function asText({ received_at, signature, answered, webhook_id, body }: ArrivedWebhook): string {
  const { event = '(no event)', order_id = '(no order)', sequence } = fieldsOf(body);
  const place = sequence === undefined ? [] : [`#${sequence}`];
  const parts = [received_at, `signature ${signature}`, `answered ${answered}`, event, order_id, ...place];
  return oneLine([...parts, webhook_id ?? '(no webhook-id)'].join('  '));
}

function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}
