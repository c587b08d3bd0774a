/** A page of `pages/docs`. Its file name is its address below `/docs`. */
export interface Guide {
  readonly name: string;
  readonly title: string;
  /** A sentence about the content of the page. It ends with a full stop. */
  readonly about: string;
}

interface Section {
  readonly title: string;
  readonly guides: readonly Guide[];
}

/** All guides, in the order of the navigation. */
export const sections: readonly Section[] = [
  {
    title: 'Start',
    guides: [
      { name: 'first-order', title: 'First order', about: 'Get a price, place a sandbox order and follow it.' },
      { name: 'sandbox', title: 'Sandbox', about: 'The simulated courier, and scenarios for every outcome.' },
      {
        name: 'keys',
        title: 'API keys',
        about: 'The two environments, how to get and keep a key, and what to do when it is refused or has leaked.',
      },
      {
        name: 'order-states',
        title: 'The life of an order',
        about: 'Each status, which fields have values, and what you can rely on.',
      },
      { name: 'prices', title: 'Prices', about: 'How a price is made, and how a quotation locks it.' },
      {
        name: 'laptop',
        title: 'Develop on your laptop',
        about: 'Receive webhooks on your own machine, without a public address.',
      },
      {
        name: 'mcp',
        title: 'Language models',
        about: 'Let a coding assistant search this documentation and try the API in the sandbox.',
      },
      { name: 'going-live', title: 'Going live', about: 'What to check before the first production order.' },
    ],
  },
  {
    title: 'Build',
    guides: [
      { name: 'webhooks', title: 'Webhooks', about: 'Receive, verify, test and redeliver the webhooks of orders.' },
      {
        name: 'webhook-reference',
        title: 'Webhook rules',
        about: 'Where webhooks go, every header and field, the shared secret, order, the log and redelivery.',
      },
      {
        name: 'following',
        title: 'Follow without webhooks',
        about: 'Read all events, follow the stream, and ask how an order was.',
      },
      {
        name: 'idempotency',
        title: 'Idempotency and retries',
        about: 'Which requests are safe to send again, and when.',
      },
      {
        name: 'bulk-orders',
        title: 'Many orders at once',
        about: 'Up to 100 orders in one request, with prices and faults before anything is created.',
      },
      { name: 'errors', title: 'Errors', about: 'How errors look, and how a program decides what to do.' },
      { name: 'lists', title: 'Lists of orders', about: 'Filters, pages and large lists.' },
      { name: 'rate-limits', title: 'Rate limits', about: 'Quotas, their headers, and how to wait.' },
      { name: 'requests', title: 'Request log', about: 'The requests of the last days, with their answers.' },
    ],
  },
  {
    title: 'Events',
    guides: [
      { name: 'webhook-order-created', title: 'Webhook: order created', about: 'The order exists.' },
      { name: 'webhook-rider-assigned', title: 'Webhook: rider assigned', about: 'A rider was found.' },
      { name: 'webhook-rider-accepted', title: 'Webhook: rider accepted', about: 'The rider has accepted.' },
      {
        name: 'webhook-rider-on-the-way',
        title: 'Webhook: rider on the way',
        about: 'The rider is on the way to the pickup.',
      },
      { name: 'webhook-parcel-picked-up', title: 'Webhook: parcel picked up', about: 'The rider has the parcel.' },
      { name: 'webhook-parcel-delivered', title: 'Webhook: parcel delivered', about: 'The parcel was delivered.' },
      {
        name: 'webhook-order-cancelled',
        title: 'Webhook: order cancelled',
        about: 'The order was cancelled, by you or by dispatch.',
      },
    ],
  },
  {
    title: 'Recipes',
    guides: [
      {
        name: 'retry-after-cancellation',
        title: 'Retry after a cancellation',
        about: 'Order a cancelled delivery again, once.',
      },
      {
        name: 'reconcile-after-outage',
        title: 'Reconcile after an outage',
        about: 'Get what your server missed, and compare.',
      },
      { name: 'migrate-a-key', title: 'Migrate a key', about: 'Replace an API key without a gap.' },
    ],
  },
  {
    title: 'Account',
    guides: [
      { name: 'usage', title: 'Usage and statements', about: 'What is counted, and what is charged.' },
      {
        name: 'users',
        title: 'Users of the dashboard',
        about: 'Roles, invitations, one-time codes, and what to do when you cannot sign in.',
      },
      { name: 'proofs', title: 'Proofs', about: 'Prove what was recorded about an order, without trusting Dakpion.' },
    ],
  },
  {
    title: 'Reference',
    guides: [
      { name: 'clients', title: 'Clients', about: 'The clients for TypeScript, Python and PHP, as files.' },
      { name: 'versioning', title: 'Versioning', about: 'Which changes can come within a version.' },
    ],
  },
];

export const guides: readonly Guide[] = sections.flatMap((section) => section.guides);
