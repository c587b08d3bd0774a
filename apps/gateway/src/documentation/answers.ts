import type { DispatchRequest, Environment, OrderSummary, Owner, WebhookBody } from '@dakpion/contracts';
import type { DeadLetter } from '@dakpion/dead-letters';
import type { ParkedStream } from '@dakpion/following';
import type {
  CallbackSetting,
  ChangedCallbackSetting,
  IssuedApiKey,
  PartnerSummary,
  RecoverySetting,
  RotatedKey,
  RotatedWebhookSecrets,
  UserSummary,
} from '@dakpion/partners';
import type { ListedKey, WebhookSecretList } from '../dashboard/credentials.controller.ts';
import type { SessionAnswer } from '../dashboard/session-answer.ts';
import type { OverdueOrder } from '../operator/operator-orders.controller.ts';
import type { ListedOperatorToken } from '../operator/operator-tokens.controller.ts';
import type { OwnerWalkPage } from '../operator/owner-walk.ts';
import type { OrderPagination } from '../orders/list-orders.ts';
import type { FollowerProgress } from '../parked-streams/followers.controller.ts';
import type { Projection } from '../projections/projection.ts';
import type { Pagination } from '../validation/page.ts';
import type { ListedWebhook } from '../webhooks/operator-webhooks.controller.ts';

// The answers of the API, by name: the schemas of the OpenAPI documents are made from these types (see CONTRIBUTING.md).

export type {
  OrderDetails,
  OrderRecord,
  OrderStatusView,
  Quotation,
  SentTestWebhook,
  WebhookBody,
} from '@dakpion/contracts';
export type { DeadLetter, OpenedDeadLetter } from '@dakpion/dead-letters';
export type { ParkedStream } from '@dakpion/following';
export type { CreatedPartner, PartnerSummary, ReencryptedSecrets, UserSummary } from '@dakpion/partners';
export type { RedeliveryProgress } from '@dakpion/read-models';
export type { InvitedUser } from '../dashboard/invitations.controller.ts';
export type { Invitation } from '../dashboard/team.controller.ts';
export type { ConfirmedTotp, RecoveryCodes, TotpEnrolment } from '../dashboard/totp.controller.ts';
export type { PublishedRiderEvents } from '../dispatch/rider-event-publication.ts';
export type { DashboardLink } from '../operator/dashboard-link.controller.ts';
export type { OwnedOrder, RepairedOrder } from '../operator/operator-orders.controller.ts';
export type { IssuedOperatorToken } from '../operator/operator-tokens.controller.ts';
export type { PasswordResetLink } from '../operator/partner-users.controller.ts';
export type { PartnerDetails } from '../operator/partners.controller.ts';
export type { BulkOrders } from '../orders/bulk-orders.ts';
export type { Problem } from '../problem-table/problem.ts';
export type { Projection } from '../projections/projection.ts';
export type { RequestPage } from '../request-log/request-page.ts';
export type { OrderProof } from '../transparency/order-proofs.ts';
export type { RepairedUsage } from '../usage/repair-usage.controller.ts';
export type { Statement, UsageReport } from '../usage/usage-report.ts';
export type { WebhookDetails, WebhookPage } from '../webhooks/webhook-log.ts';
export type { AcceptedRedelivery } from '../webhooks/webhook-redeliveries.ts';

/** CSV with one line for each order of the statement. The first line names the columns. */
export type StatementCsv = string;

export interface OrderList {
  readonly data: readonly OrderSummary[];
  readonly pagination: OrderPagination;
}

/** The body of the webhook, and the place of the event among all events. */
export type ListedEvent = WebhookBody & {
  /** Send it as `after` to get the events that follow. Also the `id` of the event on a stream. */
  readonly position: string;
};

/** Events in the order in which they were recorded. */
export interface EventPage {
  readonly data: readonly ListedEvent[];
  /** Send it as `after` with the next request. Null while there is no event at all. */
  readonly next: string | null;
  /** Whether there are more events already. */
  readonly has_more: boolean;
}

/**
 * Server-sent events. `order_event`: the body of a webhook, with an `id`. `rider_location`: the location of a rider,
 * without an `id`. Lines that begin with a colon are heartbeats.
 */
export type EventStreamText = string;

export interface CallbackUrl extends CallbackSetting {}
export interface ChangedCallbackUrl extends ChangedCallbackSetting {}

export interface WebhookSettings extends RecoverySetting {}

export interface WebhookSources {
  /** Empty: webhooks may come from any address. */
  readonly addresses: readonly string[];
}

/** The token of the setting first, then the named ones, oldest first. At most 101. */
export interface OperatorTokenList {
  readonly data: readonly ListedOperatorToken[];
}

export interface PartnerList {
  readonly data: readonly PartnerSummary[];
  readonly pagination: Pagination;
}

export interface OverdueOrderList {
  readonly data: readonly OverdueOrder[];
  readonly pagination: Pagination;
}

export type FoundOrders = OwnerWalkPage<OrderSummary>;
export type AllWebhooks = OwnerWalkPage<ListedWebhook>;

export interface DeadLetterPage {
  readonly data: readonly DeadLetter[];
  /** Null after the last page. */
  readonly next_after: string | null;
}

export interface FollowerList {
  readonly data: readonly FollowerProgress[];
}

export interface ProjectionList {
  readonly data: readonly Projection[];
}

export interface ParkedStreamList {
  readonly data: readonly ParkedStream[];
}

export interface DispatchRequestPage {
  readonly data: readonly DispatchRequest[];
  /** Send it as `after` with the next request. Null before the first message. */
  readonly next_after: string | null;
}

export type RevokedApiKeys = IssuedApiKey & Owner;
export type RotatedApiKey = RotatedKey & Owner;
export type RotatedWebhookSecret = RotatedWebhookSecrets & Owner;

export interface DashboardSession extends SessionAnswer {}

/** The user for whom the link was issued. */
export interface LinkedUser {
  readonly email: string;
}

export interface UserList {
  readonly data: readonly UserSummary[];
}

export interface KeyList {
  /** Newest first in each environment. */
  readonly data: readonly ListedKey[];
}

export interface WebhookSecretsList extends WebhookSecretList {}

interface OfEnvironment {
  readonly environment: Environment;
}
export type IssuedEnvironmentKey = IssuedApiKey & OfEnvironment;
export type RotatedEnvironmentKey = RotatedKey & OfEnvironment;
export type RotatedEnvironmentSecrets = RotatedWebhookSecrets & OfEnvironment;
