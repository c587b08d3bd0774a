import { dispatchOperations } from './dispatch-operations.ts';
import type { DescribedApi } from './openapi-document.ts';
import { operatorOperations } from './operator-operations.ts';
import { keylessOperations, partnerOperations } from './partner-operations.ts';
import { webhookRequests } from './webhook-requests.ts';

const bearer = { type: 'http', scheme: 'bearer' };

/** What partners' systems use. */
export const partnerApi: DescribedApi = {
  title: 'Dakpion API',
  description:
    'Parcel delivery for business partners. Fields have snake_case names, times are ISO 8601 with an offset, prices are whole BDT. Absent values are null. Ignore fields that you do not know: new fields may be added.',
  securitySchemes: {
    apiKey: {
      type: 'apiKey',
      in: 'header',
      name: 'X-API-Key',
      description: 'A key works in its own environment: `sandbox_key_test_…` or `live_key_…`.',
    },
  },
  tags: {
    Orders: 'Prices, orders, and their status.',
    Webhooks: 'Where webhooks go, what was sent, and sending it again.',
  },
  operations: partnerOperations,
  openOperations: keylessOperations,
  problems: ['missing_api_key', 'invalid_api_key', 'expired_api_key', 'partner_suspended', 'rate_limited', 'not_found'],
  webhooks: webhookRequests,
};

/** What operators use. */
export const operatorApi: DescribedApi = {
  title: 'Dakpion operators’ API',
  description: 'Partners, webhooks of all partners, dead letters and repairs.',
  securitySchemes: { operatorToken: { ...bearer, description: 'The value of OPERATOR_TOKEN.' } },
  tags: {
    Partners: 'Accounts, keys, limits.',
    Orders: 'Orders of all partners.',
    'Rider events': 'What riders do.',
    Webhooks: 'Webhooks of all partners.',
    'Dead letters': 'Messages that no consumer could handle.',
    'Parked streams': 'Event streams that a follower could not handle.',
  },
  operations: operatorOperations,
  // With OPERATOR_PORT every other port answers not_found.
  problems: ['operator_unauthorized', 'rate_limited', 'not_found'],
};

/** What dispatch systems without Kafka use. */
export const dispatchApi: DescribedApi = {
  title: 'Dakpion dispatch API',
  description: 'Requests for riders, and what riders do, for dispatch systems without Kafka.',
  securitySchemes: { dispatchToken: { ...bearer, description: 'The value of DISPATCH_TOKEN.' } },
  tags: { 'Dispatch requests': 'Orders that want a rider.', 'Rider events': 'What riders do.' },
  operations: dispatchOperations,
  problems: ['dispatch_unauthorized', 'rate_limited', 'not_found'],
};
