import { documentedModules } from '../../../apps/gateway/src/documentation/documented-modules.ts';
import { controllersOf } from '../../../apps/gateway/src/http/controller-routes.ts';
import { dashboardTags, dispatchTags, operatorTags, partnerTags } from '../../../apps/gateway/src/openapi/tags.ts';
import type { DescribedApi } from './openapi-document.ts';
import { operationsOf } from './operations-of.ts';
import { webhookRequests } from './webhook-requests.ts';

const controllers = documentedModules.flatMap(controllersOf);

const bearer = { type: 'http', scheme: 'bearer' };

/** The API of partners' systems. */
export const partnerApi: DescribedApi = {
  title: 'Dakpion API',
  description:
    'Parcel delivery for business partners. Fields have snake_case names, times are ISO 8601 with an offset, prices are whole BDT. Absent values are null. Ignore fields that you do not know: new fields may be added. Signed-in users of the dashboard may send the same requests with their session; the problems that only a session can have are in the dashboard’s document, because a program with a key never gets them.',
  securitySchemes: {
    apiKey: {
      type: 'apiKey',
      in: 'header',
      name: 'X-API-Key',
      description: 'A key works in its own environment: `sandbox_key_test_…` or `live_key_…`.',
    },
  },
  tags: partnerTags,
  operations: operationsOf(controllers, 'partner'),
  headers: ['RateLimit', 'RateLimit-Policy'],
  problems: ['missing_api_key', 'invalid_api_key', 'expired_api_key', 'partner_suspended', 'rate_limited', 'not_found'],
  webhooks: webhookRequests,
};

/** The API of operators. */
export const operatorApi: DescribedApi = {
  title: 'Dakpion operators’ API',
  description: 'Partners, webhooks of all partners, dead letters and repairs.',
  securitySchemes: { operatorToken: { ...bearer, description: 'The value of OPERATOR_TOKEN, or a named token.' } },
  tags: operatorTags,
  operations: operationsOf(controllers, 'operator'),
  // With OPERATOR_PORT, every other port answers not_found.
  problems: ['operator_unauthorized', 'auditor_may_only_read', 'rate_limited', 'not_found'],
};

/** The API of dispatch systems without Kafka. */
export const dispatchApi: DescribedApi = {
  title: 'Dakpion dispatch API',
  description: 'Requests for riders, and events of riders, for dispatch systems without Kafka.',
  securitySchemes: { dispatchToken: { ...bearer, description: 'The value of DISPATCH_TOKEN.' } },
  tags: dispatchTags,
  operations: operationsOf(controllers, 'dispatch'),
  problems: ['dispatch_unauthorized', 'rate_limited', 'not_found'],
};

/** The API of the dashboard, in addition to the partners' API. */
export const dashboardApi: DescribedApi = {
  title: 'Dakpion dashboard API',
  description:
    'Users, sessions and keys. Requests that change something must come from the dashboard’s own origin (`Sec-Fetch-Site: same-origin` or `Origin`). With the header `X-Environment`, a session also opens the operations of the partners’ API. These may respond with `session_ended`, `role_not_allowed`, `confirmation_required` or `cross_site_request` as here, and with `validation_failed` for `X-Environment`.',
  securitySchemes: {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: '__Host-dakpion-session',
      description: 'Set by signing in. Without https its name is `dakpion-session`.',
    },
  },
  tags: dashboardTags,
  operations: operationsOf(controllers, 'dashboard'),
  headers: ['RateLimit', 'RateLimit-Policy'],
  problems: ['session_required', 'session_ended', 'partner_suspended', 'rate_limited', 'not_found'],
};
