import type { DhakaTime } from '@dakpion/contracts';
import { expiring } from './expiring.ts';
import { originOf } from './origin.ts';
import type {
  CallbackUrlSet,
  ResendAfterRecoverySet,
  SharedSecretIssued,
  SharedSecretRestored,
  WebhookSecrets,
  WebhookSecretsIssued,
  WebhookSecretsResealed,
  WebhookSecretsRotated,
} from './partner-events.ts';

/** A secret and the end of its validity. `expires_at` null: the current one. */
export interface ExpiringSecret {
  readonly value: string;
  readonly issued_at: DhakaTime;
  readonly expires_at: DhakaTime | null;
}

/**
 * The shared secrets of an origin that the callback URL has left. They are sent nowhere, and are restored if the URL returns to the
 * origin.
 */
export interface FormerTokens {
  readonly origin: string;
  readonly tokens: readonly ExpiringSecret[];
  /** They are not restored after this time. */
  readonly ends_at: DhakaTime;
}

/** The URL that a partner has removed last. Events from before the removal that were not planned yet still have webhooks. */
export interface RemovedCallback {
  readonly callback_url: string;
  /** As {@link PartnerWebhook.callback_since}. Null: unknown. */
  readonly since: DhakaTime | null;
  readonly removed_at: DhakaTime;
}

/** A partner's webhook settings in one environment. Newest secret first, at most two. */
export interface PartnerWebhook {
  readonly callback_url: string | null;
  /**
   * The time since which there has always been a URL, which may have changed. Null without a URL. Absent in documents of earlier
   * versions.
   */
  readonly callback_since?: DhakaTime | null;
  /** Absent if no URL was removed, and in documents of earlier versions. */
  readonly removed_callback?: RemovedCallback;
  readonly signing_secrets: readonly ExpiringSecret[];
  /** The shared secrets, which are sent to {@link token_origin} only. */
  readonly tokens: readonly ExpiringSecret[];
  /**
   * The origin that the shared secrets belong to. Null before the first callback URL. Absent in documents of earlier versions,
   * where it is the origin of `callback_url`.
   */
  readonly token_origin?: string | null;
  /** Newest first, one for each origin. Absent in documents of earlier versions. */
  readonly former_tokens?: readonly FormerTokens[];
  /**
   * The time since which webhooks that were given up are sent again automatically after an outage. Null: they are not. Absent if it
   * was never set.
   */
  readonly resends_since?: DhakaTime | null;
}

/** Whether webhooks that were given up are sent again automatically after an outage. Default: no. */
export function resendsAfterRecovery({ resends_since }: PartnerWebhook): boolean {
  return typeof resends_since === 'string';
}

/** The events that change the webhook settings of one environment. */
export type WebhookEvent =
  | WebhookSecretsIssued
  | WebhookSecretsRotated
  | WebhookSecretsResealed
  | CallbackUrlSet
  | SharedSecretIssued
  | SharedSecretRestored
  | ResendAfterRecoverySet;

const keptSecrets = 2;
/** The maximum number of former origins. If the callback URL moves to more within a day, the oldest shared secret is lost. */
const keptFormerTokens = 5;

/** The settings of a new partner, before its first secrets. */
export const firstWebhook: PartnerWebhook = {
  callback_url: null,
  callback_since: null,
  signing_secrets: [],
  tokens: [],
  token_origin: null,
  former_tokens: [],
};

/** The settings after `event`. Throws for an event that cannot follow, because the stream is damaged. */
export function evolveWebhook(webhook: PartnerWebhook, event: WebhookEvent): PartnerWebhook {
  switch (event.type) {
    case 'WebhookSecretsIssued':
      return withSecrets(webhook, event.data, null);
    case 'WebhookSecretsRotated':
      return withSecrets(webhook, event.data, event.data.previous_expires_at);
    case 'WebhookSecretsResealed':
      return withResealedSecrets(webhook, event);
    case 'CallbackUrlSet':
      return withCallbackUrl(webhook, event);
    case 'SharedSecretIssued': {
      const { token, issued_at } = event.data;
      return withTokens(webhook, event, [{ value: token, issued_at, expires_at: null }], issued_at);
    }
    case 'SharedSecretRestored': {
      const { origin, restored_at } = event.data;
      const restored = webhook.former_tokens?.find((former) => former.origin === origin);
      if (restored === undefined) throw new Error(`SharedSecretRestored for ${origin}, which had none`);
      return withTokens(webhook, event, restored.tokens, restored_at);
    }
    case 'ResendAfterRecoverySet': {
      const { resend_after_recovery, set_at } = event.data;
      return { ...webhook, resends_since: resend_after_recovery ? set_at : null };
    }
  }
}

function withSecrets(
  before: PartnerWebhook,
  { signing_secret, token, issued_at }: WebhookSecrets & { readonly issued_at: DhakaTime },
  previousExpiresAt: DhakaTime | null,
): PartnerWebhook {
  const added = (value: string, secrets: readonly ExpiringSecret[]) =>
    [{ value, issued_at, expires_at: null }, ...expiring(secrets, previousExpiresAt, issued_at)].slice(0, keptSecrets);
  return {
    ...before,
    signing_secrets: added(signing_secret, before.signing_secrets),
    tokens: added(token, before.tokens),
    // A secret that a rotation has replaced must not be restored with an origin.
    former_tokens: [],
  };
}

/** The settings with another encryption of the same secrets. */
function withResealedSecrets(before: PartnerWebhook, { data }: WebhookSecretsResealed): PartnerWebhook {
  const resealed = (secrets: readonly ExpiringSecret[], values: readonly string[]) =>
    secrets.map((secret, index) => ({ ...secret, value: values[index] ?? secret.value }));
  return {
    ...before,
    signing_secrets: resealed(before.signing_secrets, data.signing_secrets),
    tokens: resealed(before.tokens, data.tokens),
    former_tokens: (before.former_tokens ?? []).map((former, index) => ({
      ...former,
      tokens: resealed(former.tokens, data.former_tokens?.[index] ?? []),
    })),
  };
}

function withCallbackUrl(before: PartnerWebhook, { data: { callback_url, set_at } }: CallbackUrlSet): PartnerWebhook {
  const since = before.callback_url === null ? set_at : before.callback_since;
  const callback_since = callback_url === null ? null : since;
  const removed = callback_url === null ? before.callback_url : null;
  return {
    ...before,
    callback_url,
    ...(removed !== null && {
      removed_callback: { callback_url: removed, since: before.callback_since ?? null, removed_at: set_at },
    }),
    ...(callback_since !== undefined && { callback_since }),
    token_origin: callback_url === null ? (before.token_origin ?? null) : originOf(callback_url),
  };
}

/** The settings with other shared secrets, for another origin. The present ones become the newest former ones. */
function withTokens(
  before: PartnerWebhook,
  { data: { origin, former_ends_at } }: SharedSecretIssued | SharedSecretRestored,
  tokens: readonly ExpiringSecret[],
  now: DhakaTime,
): PartnerWebhook {
  const left = before.token_origin ?? null;
  const former = left === null ? [] : [{ origin: left, tokens: before.tokens, ends_at: former_ends_at }];
  const older = (before.former_tokens ?? []).filter((each) => each.origin !== origin && now < each.ends_at);
  return { ...before, tokens, token_origin: origin, former_tokens: [...former, ...older].slice(0, keptFormerTokens) };
}
