import type { OrderStatus } from '@dakpion/contracts';
import type { PartnerChoice } from './fault.ts';
import type { Trouble } from './problem-table.ts';

/** The members that problems of some codes have in addition to those of every problem. */
export interface ProblemMembers {
  /** With `rate_limited`, `test_under_way`, `sign_in_locked` and `temporarily_unavailable`: seconds, as in `Retry-After`. */
  readonly retry_after?: number;
  /** With `temporarily_unavailable`: the cause, if it is one of these. Nothing was changed. */
  readonly reason?: 'disk_full' | 'busy' | 'rebuilding';
  /** With the reason `rebuilding`: how much is done. */
  readonly percent?: number | null;
  /** With `order_not_cancellable` and `order_not_retryable`: the present status. */
  readonly parcel_status?: OrderStatus;
  /** The fields of the request that cause the problem. */
  readonly fields?: readonly string[];
  /** With `quotation_expired`. */
  readonly expired_at?: string;
  /** With `partner_choice_required`: the partners to choose from. */
  readonly partners?: readonly PartnerChoice[];
  /** With `role_not_allowed`: the role of the user. */
  readonly role?: string;
  /** With `too_many_users`, `too_many_operator_tokens`, and `rate_limited` of streams: the largest number. */
  readonly limit?: number;
  /** With `storage_limit_reached`, in MiB. */
  readonly limit_mb?: number;
  /** With `payload_too_large`. */
  readonly limit_bytes?: number;
  /** With `method_not_allowed`: the methods of the path. */
  readonly allow?: readonly string[];
  /** With `operator_token_exists`: the name of the token. */
  readonly name?: string;
  /** With `dead_letter_settled`: the decision. */
  readonly letter_status?: string;
  /** The order that was not found. */
  readonly order_id?: string;
  /** The delivery that was not found. */
  readonly delivery_id?: string;
  /** The redelivery that was not found. */
  readonly redelivery_id?: string;
  /** The partner that was not found. */
  readonly partner_id?: string;
  /** The token that was not found. */
  readonly token_id?: string;
  /** The dead letter that was not found or is settled. */
  readonly letter_id?: string;
  /** The follower of a stream that was not found. */
  readonly follower?: string;
  /** The parked stream that was not found. */
  readonly stream?: string;
}

type MembersOf<T> = T extends unknown ? Exclude<keyof T, 'code' | 'errors'> : never;

/** Does not compile if a problem has a member that is not declared above. */
export const problemMembersAreComplete: MembersOf<Trouble> extends keyof ProblemMembers ? true : never = true;
