import { type DhakaTime, type Environment, environments, epochMsOf } from '@dakpion/contracts';
import type { PartnerEvent, WebhookSecrets } from './domain/partner-events.ts';
import type { ExpiringSecret } from './domain/partner-webhook.ts';
import type { TeamUser } from './domain/team.ts';
import type { TeamEvent } from './domain/team-events.ts';
import type { PartnerAtRevision } from './partner-stream.ts';
import { isSealed, SealedSecretError, type SecretBox } from './secret-box.ts';
import { totpPurposeOf } from './totp-purpose.ts';
import { counts, opened, purposeOf } from './webhook-secrets.ts';

/** The result of encrypting the secrets of a partner again. */
export interface ReencryptedSecrets {
  readonly partner_id: string;
  /** The number of secrets that were encrypted with the first key of `SECRETS_KEY` by this call. */
  readonly reencrypted: number;
  /** The number of secrets that none of the keys can decrypt. They stay unchanged. */
  readonly not_decrypted: number;
}

/** Encrypts the secrets of a partner and its users with the first key of a box. */
interface Resealing {
  /** Empty: all secrets are already encrypted with that key. */
  readonly events: readonly (PartnerEvent | TeamEvent)[];
  readonly reencrypted: number;
  readonly not_decrypted: number;
}

/** A secret as it was stored, and as it will be stored. `after` null: it cannot be decrypted. */
interface Resealed {
  readonly before: string;
  readonly after: string | null;
}

/**
 * Encrypts the secrets that are valid at `now` and were encrypted with another key, or not at all. Without a box, encrypts
 * nothing.
 */
export function resealing({ partner, team }: PartnerAtRevision, box: SecretBox | null, now: DhakaTime): Resealing {
  const webhooks = environments.map((environment) => {
    const of = (kind: keyof WebhookSecrets, secrets: readonly ExpiringSecret[]) =>
      secrets.map((secret) => {
        const isOver = !counts(secret, epochMsOf(now));
        const owner = { partner_id: partner.partner_id, environment };
        return isOver ? unchanged(secret.value) : resealed(secret.value, purposeOf(kind, owner), box);
      });
    const { signing_secrets, tokens, former_tokens = [] } = partner.webhook[environment];
    return {
      environment,
      signing_secrets: of('signing_secret', signing_secrets),
      tokens: of('token', tokens),
      former_tokens: former_tokens.map((former) => of('token', former.ends_at <= now ? [] : former.tokens)),
    };
  });
  const codes = team.flatMap((user) =>
    user.totp === null ? [] : [{ user, secret: resealed(user.totp.secret, totpPurposeOf(user), box) }],
  );
  const all = [...webhooks.flatMap(secretsOf), ...codes.map(({ secret }) => secret)];
  return {
    events: [
      ...webhooks.flatMap((each) => webhookEvents(each, now)),
      ...codes.flatMap((each) => codeEvents(each, now)),
    ],
    reencrypted: all.filter(isChanged).length,
    not_decrypted: all.filter(({ after }) => after === null).length,
  };
}

interface ResealedWebhook {
  readonly environment: Environment;
  readonly signing_secrets: readonly Resealed[];
  readonly tokens: readonly Resealed[];
  /** The secrets of each former origin, in their order. Empty for an origin whose secrets are no longer restored. */
  readonly former_tokens: readonly (readonly Resealed[])[];
}

function secretsOf({ signing_secrets, tokens, former_tokens }: ResealedWebhook): Resealed[] {
  return [...signing_secrets, ...tokens, ...former_tokens.flat()];
}

function webhookEvents(webhook: ResealedWebhook, now: DhakaTime): PartnerEvent[] {
  if (!secretsOf(webhook).some(isChanged)) return [];
  const data = {
    environment: webhook.environment,
    signing_secrets: webhook.signing_secrets.map(kept),
    tokens: webhook.tokens.map(kept),
    former_tokens: webhook.former_tokens.map((tokens) => tokens.map(kept)),
    resealed_at: now,
  };
  return [{ type: 'WebhookSecretsResealed', data }];
}

function codeEvents({ user, secret }: { user: TeamUser; secret: Resealed }, now: DhakaTime): TeamEvent[] {
  if (!isChanged(secret)) return [];
  return [{ type: 'TotpResealed', data: { user_id: user.user_id, secret: kept(secret), resealed_at: now } }];
}

function resealed(before: string, purpose: string, box: SecretBox | null): Resealed {
  if (box === null) return { before, after: isSealed(before) ? null : before };
  if (box.isCurrent(before)) return unchanged(before);
  try {
    return { before, after: box.seal(opened(before, purpose, box), purpose) };
  } catch (error) {
    if (error instanceof SealedSecretError) return { before, after: null };
    throw error;
  }
}

const unchanged = (value: string): Resealed => ({ before: value, after: value });
const isChanged = ({ before, after }: Resealed): boolean => after !== null && after !== before;
const kept = ({ before, after }: Resealed): string => after ?? before;
