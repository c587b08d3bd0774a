import type { DhakaTime } from '@dakpion/contracts';
import { dhakaTime, environments, epochMsOf } from '@dakpion/contracts';
import { originOf } from './origin.ts';
import type { Partner } from './partner.ts';
import type { CreatePartner, PartnerCommand, PartnerDecision, SetCallbackUrl } from './partner-commands.ts';
import type { PartnerEvent } from './partner-events.ts';
import { type PartnerWebhook, resendsAfterRecovery } from './partner-webhook.ts';
import { defaultRateLimits, type RateLimits } from './rate-limits.ts';

/** The time for which a rotated key or secret stays valid: 24 hours, in ms. */
const graceMs = 24 * 60 * 60 * 1000;

/** Decides `command` on `partner` (null: it does not exist). */
export function decidePartner(command: PartnerCommand, partner: Partner | null): PartnerDecision {
  if (command.type === 'CreatePartner') {
    return partner === null ? happened(...creation(command)) : refused('partner_exists');
  }
  if (partner === null) return refused('partner_not_found');
  const { now } = command;
  switch (command.type) {
    case 'SuspendPartner':
      return partner.suspended ? happened() : happened({ type: 'PartnerSuspended', data: { suspended_at: now } });
    case 'ResumePartner':
      return partner.suspended ? happened({ type: 'PartnerResumed', data: { resumed_at: now } }) : happened();
    case 'SetRateLimits': {
      const rate_limits = changedLimits(partner.rate_limits, command.rate_limits);
      return happened({ type: 'RateLimitsSet', data: { rate_limits, set_at: now } });
    }
    case 'SetCallbackUrl': {
      const { environment, callback_url } = command;
      const webhook = partner.webhook[environment];
      if (webhook.callback_url === callback_url) return happened();
      const set = { type: 'CallbackUrlSet', data: { environment, callback_url, set_at: now } } as const;
      return happened(...sharedSecretFor(webhook, command), set);
    }
    case 'SetResendAfterRecovery': {
      const { environment, resend_after_recovery } = command;
      if (resendsAfterRecovery(partner.webhook[environment]) === resend_after_recovery) return happened();
      const data = { environment, resend_after_recovery, set_at: now };
      return happened({ type: 'ResendAfterRecoverySet', data });
    }
    case 'RotateApiKey': {
      const { environment, key } = command;
      const data = { environment, ...key, issued_at: now, previous_expires_at: graceEnd(now) };
      return happened({ type: 'ApiKeyRotated', data });
    }
    case 'RevokeApiKeys': {
      const { environment, key } = command;
      return happened({ type: 'ApiKeysRevoked', data: { environment, ...key, issued_at: now } });
    }
    case 'RotateWebhookSecrets': {
      const { environment, secrets } = command;
      const data = { environment, ...secrets, issued_at: now, previous_expires_at: graceEnd(now) };
      return happened({ type: 'WebhookSecretsRotated', data });
    }
  }
}

/** The shared secret for the origin of the new URL, if it differs from the origin of the present URL. */
function sharedSecretFor(
  { token_origin: bound = null, former_tokens = [] }: PartnerWebhook,
  { environment, callback_url, new_token: token, now }: SetCallbackUrl,
): PartnerEvent[] {
  const origin = callback_url === null ? null : originOf(callback_url);
  if (origin === null || bound === null || origin === bound) return [];
  const former_ends_at = graceEnd(now);
  // Times in this form sort as text.
  if (former_tokens.some((former) => former.origin === origin && now < former.ends_at)) {
    return [{ type: 'SharedSecretRestored', data: { environment, origin, restored_at: now, former_ends_at } }];
  }
  return [{ type: 'SharedSecretIssued', data: { environment, origin, token, issued_at: now, former_ends_at } }];
}

function creation(command: CreatePartner): PartnerEvent[] {
  const { partner_id, name, email, dashboard, now } = command;
  const rate_limits = changedLimits(defaultRateLimits, command.rate_limits);
  return [
    { type: 'PartnerCreated', data: { partner_id, name, email, rate_limits, dashboard, created_at: now } },
    ...environments.flatMap((environment): PartnerEvent[] => [
      { type: 'ApiKeyIssued', data: { environment, ...command.api_keys[environment], issued_at: now } },
      { type: 'WebhookSecretsIssued', data: { environment, ...command.webhook[environment], issued_at: now } },
    ]),
  ];
}

// Without an object spread: an environment that is present with the value undefined would lose its limits.
function changedLimits(before: RateLimits, changes: Partial<RateLimits>): RateLimits {
  return { sandbox: changes.sandbox ?? before.sandbox, production: changes.production ?? before.production };
}

function graceEnd(now: DhakaTime): DhakaTime {
  return dhakaTime(epochMsOf(now) + graceMs);
}

function happened(...events: readonly PartnerEvent[]): PartnerDecision {
  return { outcome: 'events', events };
}

function refused(code: 'partner_not_found' | 'partner_exists'): PartnerDecision {
  return { outcome: 'refused', refusal: { code } };
}
