import type { LoggedRequest } from './logged-request.ts';
import type { FoundRequests } from './request-log.ts';
import { placeText } from './request-place.ts';

/** A page of the request log, newest first. It may have fewer requests than `limit` while there are more. */
export interface RequestPage {
  readonly data: readonly LoggedRequest[];
  /** Goes into `after` for the next page; null: this is the last one. */
  readonly next: string | null;
  readonly has_more: boolean;
}

export function requestPageOf({ requests, next }: FoundRequests): RequestPage {
  return { data: requests, next: next === null ? null : placeText(next), has_more: next !== null };
}
