import { DakpionClient } from '../dakpion-client.ts';
import type { WebhookBody } from '../generated/api.types.ts';
import { DakpionProblemError, DakpionResponseError } from '../problem-error.ts';
import type { CommandCall } from './command-call.ts';
import { type CommandConnection, connectionOf, httpUrl } from './command-connection.ts';
import { CommandFault } from './command-fault.ts';
import { type Forwarding, forwardEvent } from './forward-event.ts';
import { keptSecrets, secretsFile } from './listen-secrets.ts';
import { OrderLanes } from './order-lanes.ts';
import { postWebhook } from './webhook-post.ts';

/** The maximum number of events that are sent at once, as in Dakpion for one server. */
const eventsAtOnce = 64;
const positionForm = /^\d{1,15}(?:\.\d{1,3})?$/;

/** `listen`: sends events to a local address as their webhooks. Throws CommandFault and the errors of DakpionClient. */
export async function listen(call: CommandCall): Promise<void> {
  const { values, env, print, signal } = call;
  const connection = connectionOf(call);
  const url = httpUrl('--forward-to', values['forward-to']);
  if (values.from !== undefined && !positionForm.test(values.from)) {
    throw new CommandFault('--from must be a position, such as the one that listen prints at its end.');
  }
  const file = secretsFile(env);
  const secrets = keptSecrets(file);
  print(`Signing secret: ${secrets.signing_secret}`);
  print(`X-Webhook-Secret: ${secrets.token}`);
  print(`(both kept in ${file})`);
  const forwarding: Forwarding = { post: (event) => postWebhook(event, { url, secrets }), print, signal };
  if (values.replay !== undefined) await replay(values.replay, connection, forwarding);
  else {
    print(`Forwards ${connection.environment} events of ${connection.baseUrl} to ${url}. Ctrl-C ends it.`);
    await follow(values.from, connection, forwarding);
  }
}

async function follow(after: string | undefined, connection: CommandConnection, forwarding: Forwarding): Promise<void> {
  const { print, signal } = forwarding;
  const report = reportOnce(print);
  const client = new DakpionClient({
    ...connection,
    fetch: async (request) => {
      const response = await fetch(request);
      if (response.ok) report('Connected.');
      return response;
    },
  });
  const onRetry = (error: Error | null) => {
    // Null: the server has ended the stream, as it does every few minutes.
    if (error !== null) report(`Not connected: ${causeOf(error)}. Tries again.`);
  };
  const lanes = new OrderLanes(eventsAtOnce);
  try {
    for await (const event of client.follow({ signal, onRetry, ...(after !== undefined && { after }) })) {
      if (event.type !== 'order_event') continue;
      const { data } = event;
      const handle = async () => (await forwardEvent(data, forwarding)) !== 'stopped';
      await lanes.add({ order_id: data.order_id, position: event.id }, handle);
    }
  } finally {
    // Also after a failure, such as a revoked key.
    await lanes.settled();
    const position = lanes.position ?? after;
    if (position !== undefined) print(`To continue from here: --from ${position}`);
  }
}

async function replay(order_id: string, connection: CommandConnection, forwarding: Forwarding): Promise<void> {
  let count = 0;
  let givenUp = 0;
  for await (const { position: _, ...event } of new DakpionClient(connection).listEvents(undefined, {
    order_id,
    signal: forwarding.signal,
  })) {
    count += 1;
    const outcome = await forwardEvent(event as WebhookBody, forwarding);
    if (outcome === 'stopped') return;
    if (outcome === 'given_up') givenUp += 1;
  }
  if (count === 0) throw new CommandFault(`${order_id} has no events, or is not an order of this key.`);
  // Tells scripts that the receiver has not taken all of them.
  if (givenUp > 0)
    throw new CommandFault(`${givenUp} of ${count} webhooks of ${order_id} failed. The lines above say why.`);
}

/** Prints when the connection is established and when it is lost, and not the same line again. */
function reportOnce(print: (line: string) => void): (line: string) => void {
  let last = '';
  return (line) => {
    if (line !== last) print(line);
    last = line;
  };
}

function causeOf(error: Error): string {
  if (error instanceof DakpionProblemError) return error.message.replace(/\.$/, '');
  return error instanceof DakpionResponseError ? `status ${error.status}` : 'no answer';
}
