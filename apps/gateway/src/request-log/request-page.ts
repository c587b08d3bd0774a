import type { LoggedRequest } from './logged-request.ts';
import type { FoundRequests } from './request-log.ts';
import { placeText } from './request-place.ts';

/** A page of the request log, newest first. A page can have fewer requests than `limit` although there are more. */
export interface RequestPage {
  readonly data: readonly LoggedRequest[];
  /** Send it as `after` for the next page. Null after the last page. */
  readonly next: string | null;
  readonly has_more: boolean;
}

export function requestPageOf({ requests, next }: FoundRequests): RequestPage {
  return { data: requests, next: next === null ? null : placeText(next), has_more: next !== null };
}
