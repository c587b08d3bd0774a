import { type CallOptions, dataOf } from '../../call.ts';
import type { DakpionClient } from '../../dakpion-client.ts';
import type { CancelOrderRequest, CreateOrderRequest, QuoteRequest } from '../../generated/api.types.ts';
import type { WebhookQuery } from '../../webhook-log.ts';
import type { ApiDescription } from './api-description.ts';
import { type McpTool, type ToolAnnotations, type ToolArguments, textOf } from './mcp-tool.ts';

/** An operation of the API that is offered as a tool. */
interface OfferedOperation {
  readonly tool: string;
  readonly operationId: string;
  readonly annotations: ToolAnnotations;
  readonly call: (client: DakpionClient, given: ToolArguments, options: CallOptions) => Promise<unknown>;
}

const reads = { readOnlyHint: true } as const;
/** The hints of an operation that changes nothing more when it is repeated with the same arguments. */
const repeats = { readOnlyHint: false, destructiveHint: false, idempotentHint: true } as const;
/** The number of webhooks in an answer, unless the model requests more. Each has up to 6 attempts. */
const defaultWebhooks = 10;
const orderId = (given: ToolArguments) => textOf(given, 'order_id');

// The types only describe what the service expects. The service checks the fields.
const offered: readonly OfferedOperation[] = [
  {
    tool: 'quote',
    operationId: 'quoteOrder',
    annotations: reads,
    call: (client, given, options) => client.quote(given as QuoteRequest, options),
  },
  {
    tool: 'create_order',
    operationId: 'createOrder',
    annotations: repeats,
    call: (client, { idempotency_key, ...body }, options) => {
      const idempotencyKey = textOf({ idempotency_key }, 'idempotency_key');
      return client.createOrder(body as CreateOrderRequest, { idempotencyKey, ...options });
    },
  },
  {
    tool: 'get_order',
    operationId: 'getOrder',
    annotations: reads,
    call: (client, { order_id, as_of }, options) =>
      client.getOrder(orderId({ order_id }), {
        ...(as_of !== undefined && { as_of: textOf({ as_of }, 'as_of') }),
        ...options,
      }),
  },
  {
    tool: 'get_order_status',
    operationId: 'getOrderStatus',
    annotations: reads,
    call: (client, given, options) => client.getOrderStatus(orderId(given), options),
  },
  {
    tool: 'cancel_order',
    operationId: 'cancelOrder',
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
    call: (client, { order_id, ...body }, options) =>
      client.cancelOrder(orderId({ order_id }), body as CancelOrderRequest, options),
  },
  {
    tool: 'retry_order',
    operationId: 'retryOrder',
    annotations: repeats,
    call: (client, given, options) => client.retryOrder(orderId(given), options),
  },
  {
    tool: 'list_webhooks',
    operationId: 'listWebhooks',
    annotations: reads,
    call: async (client, given, options) => {
      const query = { limit: defaultWebhooks, ...given } as WebhookQuery;
      return dataOf(await client.http.GET('/v1/business/webhooks', { params: { query }, ...options }));
    },
  },
];

/** The tools that call the API with the key of the client. Their descriptions come from the service. */
export function orderTools(client: DakpionClient, api: ApiDescription): McpTool[] {
  return offered
    .filter(({ operationId }) => api.has(operationId))
    .map(({ tool, operationId, annotations, call }) => ({
      name: tool,
      description: api.text(operationId),
      inputSchema: api.input(operationId),
      annotations,
      run: (given, signal) => call(client, given, { signal }),
    }));
}
