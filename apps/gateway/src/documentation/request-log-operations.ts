import { pageBytes } from '../http/limits.ts';
import type { Operation } from '../openapi/operation.ts';
import { ListPartnerRequestsDto } from '../request-log/list-requests.dto.ts';

const answers = { 200: { description: 'One page.', schema: 'RequestPage', pageBytes } } as const;

/** For operators. */
export const listPartnerRequests: Operation = {
  id: 'listPartnerRequests',
  method: 'get',
  path: '/v1/operator/requests',
  tag: 'Partners',
  summary: 'List the requests of a partner’s API keys',
  description: 'The response of `GET /v1/business/requests` for the partner in that environment.',
  query: ListPartnerRequestsDto,
  answers,
  problems: ['partner_not_found', 'validation_failed'],
};
