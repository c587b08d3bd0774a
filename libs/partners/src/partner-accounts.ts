import { type CommandContext, dhakaTime, type Environment, newId, type Owner } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import type { StateStore } from '@dakpion/state-store';
import { newApiKey, sha256Of } from './api-key.ts';
import { changePartner } from './change-partner.ts';
import { hashPassword, newPassword, type PasswordCosts } from './dashboard-password.ts';
import { decidePartner } from './domain/decide-partner.ts';
import type { Partner } from './domain/partner.ts';
import type { PartnerCommand, PartnerRefusal } from './domain/partner-commands.ts';
import type { IssuedKey, PartnerEvent, WebhookSecrets } from './domain/partner-events.ts';
import { resendsAfterRecovery } from './domain/partner-webhook.ts';
import type { RateLimits } from './domain/rate-limits.ts';
import type { TeamEvent } from './domain/team-events.ts';
import { type ReencryptedSecrets, resealing } from './resealing.ts';
import type {
  CallbackUrlChange,
  KeyRevocation,
  KeyRotation,
  PartnerRefused,
  RecoverySetting,
  RecoverySettingChange,
  WebhookSecretsRotation,
} from './rotations.ts';
import type { SecretBox } from './secret-box.ts';
import { Teams } from './teams.ts';
import type { Timeless } from './timeless.ts';
import { newWebhookSecrets, sealedWebhookSecrets, tokenOriginOf } from './webhook-secrets.ts';

export interface NewPartner {
  readonly name: string;
  readonly email: string;
  /** Requests per minute. Absent limits get the defaults. */
  readonly rate_limits?: Partial<RateLimits>;
}

/** A new partner. Its secrets are shown only once. */
export interface CreatedPartner {
  readonly partner_id: string;
  readonly api_keys: Readonly<Record<Environment, string>>;
  readonly webhook: Readonly<Record<Environment, WebhookSecrets>>;
  readonly dashboard: { readonly email: string; readonly password: string };
}

/** The result, or the reason for the refusal. `partner`: after the command. */
export type PartnerChange = { readonly outcome: 'done'; readonly partner: Partner } | PartnerRefused;

/**
 * The events with a secret that the answer shows. A revocation is not among them, because revoked keys are accepted until the state
 * store has it.
 */
const secretEvents: ReadonlySet<PartnerEvent['type']> = new Set([
  'PartnerCreated',
  'ApiKeyRotated',
  'WebhookSecretsRotated',
  'SharedSecretIssued',
]);

type CarriedOut =
  | { readonly outcome: 'done'; readonly partner: Partner; readonly events: readonly PartnerEvent[] }
  | PartnerRefused;

/**
 * Changes partners: appends to their streams, then writes their read models, so that the caller can read its change. Rejects
 * with the errors of the event store, ContendedError, and the errors of the state store if no secret is shown.
 */
export class PartnerAccounts {
  /**
   * `clock`: epoch milliseconds. `secretBox` encrypts the webhook secrets. Null stores them unencrypted. `passwordCosts`: of the
   * passwords of new partners. Default: those of all passwords.
   */
  constructor(
    private readonly eventStore: EventStore,
    private readonly stateStore: StateStore,
    private readonly clock: () => number,
    private readonly secretBox: SecretBox | null,
    private readonly passwordCosts?: PasswordCosts,
  ) {}

  /** Creates a partner with keys and webhook secrets for both environments. */
  async create(partner: NewPartner, context: CommandContext): Promise<CreatedPartner> {
    const { name, email, rate_limits = {} } = partner;
    const partner_id = newId('prt');
    const password = newPassword();
    const sibling = await new Teams(this.stateStore, this.eventStore).siblingHash(email);
    const dashboard = { email, password_hash: await hashPassword(password, sibling, this.passwordCosts) };
    const sandbox = newKey('sandbox');
    const production = newKey('production');
    const api_keys = { sandbox: sandbox.issued, production: production.issued };
    const webhook = { sandbox: newWebhookSecrets(), production: newWebhookSecrets() };
    const sealed = {
      sandbox: this.sealed(webhook.sandbox, { partner_id, environment: 'sandbox' }),
      production: this.sealed(webhook.production, { partner_id, environment: 'production' }),
    };
    const command = {
      type: 'CreatePartner',
      partner_id,
      name,
      email,
      rate_limits,
      api_keys,
      webhook: sealed,
      dashboard,
    } as const;
    const done = await this.carryOut(partner_id, command, context);
    if (done.outcome === 'refused') throw new Error(`the fresh id ${partner_id} was taken`);
    return {
      partner_id,
      api_keys: { sandbox: sandbox.key, production: production.key },
      webhook,
      dashboard: { email, password },
    };
  }

  /** Suspends a partner: its keys are refused from now on as suspended, not as unknown. Can be repeated. */
  async suspend(partnerId: string, context: CommandContext): Promise<PartnerChange> {
    return this.carryOut(partnerId, { type: 'SuspendPartner' }, context);
  }

  async resume(partnerId: string, context: CommandContext): Promise<PartnerChange> {
    return this.carryOut(partnerId, { type: 'ResumePartner' }, context);
  }

  /** Requests per minute. Absent environments keep their limits. */
  async setRateLimits(
    partnerId: string,
    rateLimits: Partial<RateLimits>,
    context: CommandContext,
  ): Promise<PartnerChange> {
    return this.carryOut(partnerId, { type: 'SetRateLimits', rate_limits: rateLimits }, context);
  }

  /**
   * `callbackUrl` must have been checked by @dakpion/callback-urls. Null removes it. A URL of another origin gets another shared
   * secret, or within 24 hours its former one.
   */
  async setCallbackUrl(
    partnerId: string,
    environment: Environment,
    callbackUrl: string | null,
    context: CommandContext,
  ): Promise<CallbackUrlChange> {
    const secrets = newWebhookSecrets();
    const new_token = this.sealed(secrets, { partner_id: partnerId, environment }).token;
    const command = { type: 'SetCallbackUrl', environment, callback_url: callbackUrl, new_token } as const;
    const done = await this.carryOut(partnerId, command, context);
    if (done.outcome === 'refused') return done;
    const isIssued = done.events.some(({ type }) => type === 'SharedSecretIssued');
    const webhook = done.partner.webhook[environment];
    return {
      outcome: 'done',
      callback_url: webhook.callback_url,
      token_origin: tokenOriginOf(webhook),
      token: isIssued ? secrets.token : null,
    };
  }

  /** Only webhooks that are given up from now on are sent again automatically. */
  async setWebhookSettings(
    partnerId: string,
    environment: Environment,
    { resend_after_recovery }: RecoverySetting,
    context: CommandContext,
  ): Promise<RecoverySettingChange> {
    const command = { type: 'SetResendAfterRecovery', environment, resend_after_recovery } as const;
    const done = await this.carryOut(partnerId, command, context);
    if (done.outcome === 'refused') return done;
    return { outcome: 'done', resend_after_recovery: resendsAfterRecovery(done.partner.webhook[environment]) };
  }

  /** Issues a new key. The current key stays valid for 24 hours. An older key ends now. */
  async rotateApiKey(partnerId: string, environment: Environment, context: CommandContext): Promise<KeyRotation> {
    const { key, issued } = newKey(environment);
    const done = await this.carryOut(partnerId, { type: 'RotateApiKey', environment, key: issued }, context);
    if (done.outcome === 'refused') return done;
    const previous = done.partner.api_keys[environment][1];
    return {
      outcome: 'done',
      key_id: issued.key_id,
      api_key: key,
      previous_expires_at: previous?.expires_at ?? null,
    };
  }

  /**
   * Issues a new key and revokes every other key of the environment. If it rejects, the revocation may not be effective
   * everywhere: call it again.
   */
  async revokeApiKeys(partnerId: string, environment: Environment, context: CommandContext): Promise<KeyRevocation> {
    const { key, issued } = newKey(environment);
    const done = await this.carryOut(partnerId, { type: 'RevokeApiKeys', environment, key: issued }, context);
    return done.outcome === 'refused' ? done : { outcome: 'done', key_id: issued.key_id, api_key: key };
  }

  /** Issues new webhook secrets. The previous ones stay valid for 24 hours. */
  async rotateWebhookSecrets(
    partnerId: string,
    environment: Environment,
    context: CommandContext,
  ): Promise<WebhookSecretsRotation> {
    const secrets = newWebhookSecrets();
    const sealed = this.sealed(secrets, { partner_id: partnerId, environment });
    const command = { type: 'RotateWebhookSecrets', environment, secrets: sealed } as const;
    const done = await this.carryOut(partnerId, command, context);
    if (done.outcome === 'refused') return done;
    const previous = done.partner.webhook[environment].signing_secrets[1];
    return { outcome: 'done', ...secrets, previous_expires_at: previous?.expires_at ?? null };
  }

  /**
   * Encrypts the valid webhook secrets and the secrets of one-time codes with the first key, if another key or none was used.
   * Null: there is no such partner.
   */
  async reencryptSecrets(partnerId: string, context: CommandContext): Promise<ReencryptedSecrets | null> {
    const now = dhakaTime(this.clock());
    let counted = { reencrypted: 0, not_decrypted: 0 };
    const done = await changePartner<PartnerEvent | TeamEvent, PartnerRefusal>(
      { eventStore: this.eventStore, stateStore: this.stateStore },
      partnerId,
      { now, contextOf: () => context, showsSecret: () => false },
      (before) => {
        if (before === null) return { outcome: 'refused', refusal: { code: 'partner_not_found' } };
        const { events, reencrypted, not_decrypted } = resealing(before, this.secretBox, now);
        counted = { reencrypted, not_decrypted };
        return { outcome: 'events', events };
      },
    );
    return done.outcome === 'refused' ? null : { partner_id: partnerId, ...counted };
  }

  private sealed(secrets: WebhookSecrets, owner: Owner): WebhookSecrets {
    return sealedWebhookSecrets(secrets, owner, this.secretBox);
  }

  private async carryOut(
    partnerId: string,
    command: Timeless<PartnerCommand>,
    context: CommandContext,
  ): Promise<CarriedOut> {
    const now = dhakaTime(this.clock());
    const showsSecret = (events: readonly PartnerEvent[]) => events.some(({ type }) => secretEvents.has(type));
    const change = { now, contextOf: () => context, showsSecret };
    const done = await changePartner<PartnerEvent, PartnerRefusal>(
      { eventStore: this.eventStore, stateStore: this.stateStore },
      partnerId,
      change,
      (before) => decidePartner({ ...command, now }, before?.partner ?? null),
    );
    if (done.outcome === 'done') return { outcome: 'done', partner: done.after.partner, events: done.events };
    // Only a creation can be refused for another reason, and `create` does not read it.
    return { outcome: 'refused', refusal: { code: 'partner_not_found', partner_id: partnerId } };
  }
}

function newKey(environment: Environment): { readonly key: string; readonly issued: IssuedKey } {
  const key = newApiKey(environment);
  return { key, issued: { key_id: newId('key'), sha256: sha256Of(key), last_four: key.slice(-4) } };
}
