import { pageBytes } from '../http/limits.ts';
import { ListPartnerRequestsDto, ListRequestsDto } from '../request-log/list-requests.dto.ts';
import type { Operation } from './operation.ts';

const answers = { 200: { description: 'One page.', schema: 'RequestPage', pageBytes } } as const;

/** For partners, and for users of the dashboard. */
export const listRequests: Operation = {
  id: 'listRequests',
  method: 'get',
  path: '/v1/business/requests',
  tag: 'Requests',
  summary: 'List the requests of your API keys',
  description:
    'The requests of the last 7 days, newest first. Names, phone numbers and bodies are masked. `from` is inclusive, `to` is exclusive, `status` can be a class such as `4xx`, and `path` is a part of the path. Send `next` as `after` to get the next page. A page can have fewer requests than `limit` although `has_more` is true. A request appears about a second after its response.',
  query: ListRequestsDto,
  answers,
  problems: ['validation_failed'],
};

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
