import type {
  DispatchRequest,
  Environment,
  OrderDetails,
  OrderRecord,
  OrderStatusView,
  OrderSummary,
  Owner,
  Quotation,
  SentTestWebhook,
  WebhookBody,
} from '@dakpion/contracts';
import type { DeadLetter, OpenedDeadLetter } from '@dakpion/dead-letters';
import type { ParkedStream } from '@dakpion/following';
import type {
  CallbackSetting,
  ChangedCallbackSetting,
  CreatedPartner,
  IssuedApiKey,
  PartnerSummary,
  RecoverySetting,
  ReencryptedSecrets,
  RotatedKey,
  RotatedWebhookSecrets,
  UserSummary,
} from '@dakpion/partners';
import type { RedeliveryProgress } from '@dakpion/read-models';
import type { ListedKey, WebhookSecretList } from '../dashboard/credentials.controller.ts';
import type { InvitedUser } from '../dashboard/invitations.controller.ts';
import type { SessionAnswer } from '../dashboard/session-answer.ts';
import type { Invitation } from '../dashboard/team.controller.ts';
import type { ConfirmedTotp, RecoveryCodes, TotpEnrolment } from '../dashboard/totp.controller.ts';
import type { PublishedRiderEvents } from '../dispatch/rider-event-publication.ts';
import type { DashboardLink } from '../operator/dashboard-link.controller.ts';
import type { OverdueOrder, OwnedOrder, RepairedOrder } from '../operator/operator-orders.controller.ts';
import type { IssuedOperatorToken, ListedOperatorToken } from '../operator/operator-tokens.controller.ts';
import type { OwnerWalkPage } from '../operator/owner-walk.ts';
import type { PasswordResetLink } from '../operator/partner-users.controller.ts';
import type { PartnerDetails } from '../operator/partners.controller.ts';
import type { BulkOrders } from '../orders/bulk-orders.ts';
import type { OrderPagination } from '../orders/list-orders.ts';
import type { FollowerProgress } from '../parked-streams/followers.controller.ts';
import type { Problem } from '../problem-table/problem.ts';
import type { Projection } from '../projections/projection.ts';
import type { RequestPage } from '../request-log/request-page.ts';
import type { OrderProof } from '../transparency/order-proofs.ts';
import type { RepairedUsage } from '../usage/repair-usage.controller.ts';
import type { Statement, UsageReport } from '../usage/usage-report.ts';
import type { Pagination } from '../validation/page.ts';
import type { ListedWebhook } from '../webhooks/operator-webhooks.controller.ts';
import type { WebhookDetails, WebhookPage } from '../webhooks/webhook-log.ts';
import type { AcceptedRedelivery } from '../webhooks/webhook-redeliveries.ts';

// The answers of the API, by name: the schemas of the OpenAPI documents are made from these types (see CONTRIBUTING.md).

export type {
  AcceptedRedelivery,
  BulkOrders,
  ConfirmedTotp,
  CreatedPartner,
  DashboardLink,
  DeadLetter,
  Invitation,
  InvitedUser,
  IssuedOperatorToken,
  OpenedDeadLetter,
  OrderDetails,
  OrderProof,
  OrderRecord,
  OrderStatusView,
  OwnedOrder,
  ParkedStream,
  PartnerDetails,
  PartnerSummary,
  PasswordResetLink,
  Problem,
  Projection,
  PublishedRiderEvents,
  Quotation,
  RecoveryCodes,
  RedeliveryProgress,
  ReencryptedSecrets,
  RepairedOrder,
  RepairedUsage,
  RequestPage,
  SentTestWebhook,
  Statement,
  TotpEnrolment,
  UsageReport,
  UserSummary,
  WebhookBody,
  WebhookDetails,
  WebhookPage,
};

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
