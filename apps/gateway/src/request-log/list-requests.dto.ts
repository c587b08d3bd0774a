import { type Environment, environments } from '@dakpion/contracts';
import { withoutPhones } from '@dakpion/service';
import { Field, type FieldError, OneOf, Text, TextLike } from '@dakpion/validation';
import { instantRule, rangeEndOfQuery } from '../validation/instant.ts';
import { pageSizeRule } from '../validation/page.ts';
import { findRangeFault } from '../validation/time-range.ts';
import type { LoggedRequest } from './logged-request.ts';
import type { WantedRequests } from './request-log.ts';
import { placeOf, requestPlaceRule } from './request-place.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const defaultLimit = 50;

/** The query of the request log, as text. Absent parameters are null. `path`: a substring of the path. */
export class ListRequestsDto {
  @TextLike(/^[1-5](xx|\d\d)$/, 'a status such as 422, or a class of them such as 4xx', 'optional')
  readonly status!: string | null;
  @Text(60, 'optional') readonly problem_code!: string | null;
  @OneOf(methods, undefined, 'optional') readonly method!: string | null;
  @Text(200, 'optional') readonly path!: string | null;
  @Text(128, 'optional') readonly request_id!: string | null;
  @Text(255, 'optional') readonly idempotency_key!: string | null;
  @Field(instantRule, 'optional') readonly from!: string | null;
  @Field(instantRule, 'optional') readonly to!: string | null;
  @Field(requestPlaceRule, 'optional') readonly after!: string | null;
  @Field(pageSizeRule(200), 'optional') readonly limit!: string | null;

  static findFaults(query: ListRequestsDto): FieldError[] {
    return findRangeFault(query.from, query.to);
  }
}

/** For operators: the owner of the log. */
export class ListPartnerRequestsDto extends ListRequestsDto {
  @Text(100) readonly partner_id!: string;
  @OneOf(environments) readonly environment!: Environment;
}

/** The filters of a checked query. */
export function wantedOf(query: ListRequestsDto): WantedRequests {
  const from = (query.from === null ? null : rangeEndOfQuery(query.from)) ?? 0;
  const to = (query.to === null ? null : rangeEndOfQuery(query.to)) ?? Number.MAX_SAFE_INTEGER;
  return {
    isWanted: (request) => isWanted(request, query),
    before: query.after === null ? null : placeOf(query.after),
    from: Math.max(0, from),
    to: Math.max(0, to),
    limit: Number(query.limit ?? defaultLimit),
  };
}

function isWanted(request: LoggedRequest, query: ListRequestsDto): boolean {
  const { status, problem_code, method, path, request_id, idempotency_key } = query;
  return (
    (status === null || isOfStatus(request.status, status)) &&
    (problem_code === null || request.problem_code === problem_code) &&
    (method === null || request.method === method) &&
    (path === null || request.path.includes(path)) &&
    (request_id === null || request.request_id === withoutPhones(request_id)) &&
    (idempotency_key === null || request.idempotency_key === withoutPhones(idempotency_key))
  );
}

function isOfStatus(status: number | null, wanted: string): boolean {
  if (status === null) return false;
  return wanted.endsWith('xx') ? String(status)[0] === wanted[0] : String(status) === wanted;
}
