import type { FieldError } from '@dakpion/validation';

/** A partner to which an e-mail address and a password give access. */
export interface PartnerChoice {
  readonly partner_id: string;
  readonly name: string;
}

/** The faults that the gateway itself finds in a request, or on its own side. Refusals of the domain are in the contracts. */
export type Fault =
  | { readonly code: 'malformed_request' }
  | { readonly code: 'malformed_json' }
  | { readonly code: 'missing_api_key' }
  | { readonly code: 'invalid_api_key' }
  | { readonly code: 'expired_api_key' }
  | { readonly code: 'session_required' }
  | { readonly code: 'session_ended' }
  | { readonly code: 'sign_in_failed' }
  | { readonly code: 'totp_required' }
  | { readonly code: 'wrong_password' }
  | { readonly code: 'confirmation_required' }
  /** `retry_after` in whole seconds. */
  | { readonly code: 'sign_in_locked'; readonly retry_after: number }
  /** `partners`: those whose password was right, at most 100. */
  | { readonly code: 'partner_choice_required'; readonly partners: readonly PartnerChoice[] }
  | { readonly code: 'cross_site_request' }
  | { readonly code: 'role_not_allowed'; readonly role: string }
  | { readonly code: 'link_invalid' }
  | { readonly code: 'user_not_found' }
  | { readonly code: 'user_exists' }
  | { readonly code: 'too_many_users'; readonly limit: number }
  | { readonly code: 'last_owner' }
  | { readonly code: 'password_changed' }
  | { readonly code: 'totp_unavailable' }
  | { readonly code: 'totp_active' }
  | { readonly code: 'totp_not_enrolled' }
  | { readonly code: 'operator_unauthorized' }
  | { readonly code: 'auditor_may_only_read' }
  | { readonly code: 'operator_token_exists'; readonly name: string }
  | { readonly code: 'too_many_operator_tokens'; readonly limit: number }
  | { readonly code: 'operator_token_not_found'; readonly token_id: string }
  | { readonly code: 'no_demonstration_link' }
  | { readonly code: 'dispatch_unauthorized' }
  | { readonly code: 'partner_suspended' }
  /** `limit_mb`: of one partner and environment, in MiB. */
  | { readonly code: 'storage_limit_reached'; readonly limit_mb: number }
  | { readonly code: 'webhook_not_ours' }
  | { readonly code: 'partner_not_found'; readonly partner_id: string }
  | { readonly code: 'redelivery_not_found'; readonly redelivery_id: string }
  | { readonly code: 'dead_letter_not_found'; readonly letter_id: string }
  | { readonly code: 'dead_letter_settled'; readonly letter_id: string; readonly letter_status: string }
  | { readonly code: 'parked_stream_not_found'; readonly follower: string; readonly stream: string }
  | { readonly code: 'not_found' }
  | { readonly code: 'method_not_allowed'; readonly allow: readonly string[] }
  | { readonly code: 'payload_too_large'; readonly limit_bytes: number }
  | { readonly code: 'unsupported_media_type' }
  | { readonly code: 'misdirected_request' }
  | { readonly code: 'validation_failed'; readonly errors: readonly FieldError[] }
  /**
   * `retry_after` in whole seconds. `limit`: the maximum number of open streams, if it is the cause, because waiting alone does not
   * help then.
   */
  | { readonly code: 'rate_limited'; readonly retry_after: number; readonly limit?: number }
  | { readonly code: 'test_under_way'; readonly retry_after: number }
  /** With `reason`, no part of the request was carried out. */
  | { readonly code: 'temporarily_unavailable'; readonly retry_after: number; readonly reason?: 'disk_full' | 'busy' }
  /** Something that the request needs is being computed. `percent`: how much of it is done. Null if that is not known yet. */
  | {
      readonly code: 'temporarily_unavailable';
      readonly retry_after: number;
      readonly reason: 'rebuilding';
      readonly percent: number | null;
    }
  | { readonly code: 'internal_error' };
