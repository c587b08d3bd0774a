/** The guides that pages of problems lead to: the name in the address `/docs/{name}`, and the title. */
export const guideTitles = {
  errors: 'Errors',
  idempotency: 'Idempotency and retries',
  keys: 'API keys',
  lists: 'Lists of orders',
  'order-states': 'The life of an order',
  prices: 'Prices',
  'rate-limits': 'Rate limits',
  'retry-after-cancellation': 'Retry after a cancellation',
  sandbox: 'Sandbox',
  usage: 'Usage and statements',
  webhooks: 'Webhooks',
} as const;

export type ProblemGuide = keyof typeof guideTitles;
