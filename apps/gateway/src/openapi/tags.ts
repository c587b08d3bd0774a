// The tags of each API in their order, with their descriptions. A controller names the tag of its routes.

export const partnerTags = {
  Orders: 'Prices, orders, and their status.',
  Events: 'The events of your orders, without webhooks.',
  Webhooks: 'The callback URL, the log of webhooks, and redelivery.',
  'Webhook events': 'The requests that your callback URL receives.',
  Usage: 'Daily usage, and monthly statements.',
  Requests: 'The requests of your API keys, and their responses.',
} as const;

export const operatorTags = {
  Partners: 'Accounts, keys, limits, users.',
  Orders: 'Orders of all partners.',
  'Rider events': 'Events of riders.',
  Webhooks: 'Webhooks of all partners.',
  Usage: 'Daily usage and monthly statements of partners.',
  'Dead letters': 'Messages that no consumer could handle.',
  Tokens: 'The tokens of operators and auditors.',
  'Parked streams': 'Event streams that a follower could not handle.',
  Projections: 'What is computed from events for reading.',
} as const;

export const dispatchTags = {
  'Dispatch requests': 'Orders that need a rider.',
  'Rider events': 'Events of riders.',
} as const;

export const dashboardTags = {
  Session: 'Signing in and out.',
  Users: 'The users of a partner, and their roles.',
  Keys: 'API keys and webhook secrets.',
} as const;
