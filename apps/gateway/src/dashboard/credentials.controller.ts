import { type DhakaTime, dhakaTime, type Environment, environments } from '@dakpion/contracts';
import {
  type IssuedApiKey,
  type KeySummary,
  type Partner,
  PartnerAccounts,
  Partners,
  type RotatedKey,
  type RotatedWebhookSecrets,
  tokenOriginOf,
} from '@dakpion/partners';
import { CLOCK, type Clock } from '@dakpion/service';
import { Inject, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../access/session.access.ts';
import { Get, Post } from '../openapi/route.ts';
import { environmentIn } from '../operator/partner-directory.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { unlessRefused } from '../problems/unless-refused.ts';
import { DashboardApi, SignedInUser, userContextOf } from './dashboard-api.ts';

/** An API key of one environment, without its value. */
export type ListedKey = KeySummary & { readonly environment: Environment };

/** Webhook secrets without their values. `expires_at` null: the current secrets. */
export interface ListedWebhookSecrets {
  readonly environment: Environment;
  readonly issued_at: DhakaTime;
  readonly expires_at: DhakaTime | null;
}

/** The shared secret of an origin, without its value. */
export interface ListedSharedSecret {
  readonly environment: Environment;
  /** The only origin to which it is sent. Null before the first callback URL. */
  readonly origin: string | null;
  readonly issued_at: DhakaTime;
  /**
   * Until this time, the secret is used again if the callback URL, which has moved to another origin, moves back. Null: the secret
   * is in use.
   */
  readonly former_until: DhakaTime | null;
}

export interface WebhookSecretList {
  /** Newest first in each environment. */
  readonly data: readonly ListedWebhookSecrets[];
  /** The one in use first in each environment. */
  readonly shared_secrets: readonly ListedSharedSecret[];
}

/** API keys and webhook secrets of the user's partner. */
@DashboardApi('Keys')
export class CredentialsController {
  constructor(
    private readonly partners: Partners,
    private readonly partnerAccounts: PartnerAccounts,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get('keys', {
    summary: 'List API keys',
    description: 'The current keys, the previous keys and the last ended keys, without the keys themselves.',
    answers: { 200: { description: 'The keys of both environments, without the keys themselves.', schema: 'KeyList' } },
    problems: ['partner_not_found'],
  })
  async listKeys(@SignedInUser() { team: { partner_id } }: SignedIn): Promise<{ data: readonly ListedKey[] }> {
    const partner = await this.partners.summary(partner_id);
    if (partner === null) throw new ProblemError({ code: 'partner_not_found', partner_id });
    const data = environments.flatMap((environment) =>
      partner.api_keys[environment].map((key) => ({ environment, ...key })),
    );
    return { data };
  }

  /** A key that was already expiring ends now. */
  @Post('keys/:environment/rotate', {
    summary: 'Rotate an API key',
    description: 'For owners and developers. The previous key works for another 24 hours.',
    answers: { 200: { description: 'The new key, returned only here.', schema: 'RotatedEnvironmentKey' } },
    problems: ['partner_not_found'],
    repeated: 'twice',
    roles: ['owner', 'developer'],
    requiresConfirmation: true,
  })
  async rotateKey(
    @SignedInUser() { team: { partner_id } }: SignedIn,
    @Param('environment') environmentText: string,
    @Req() request: FastifyRequest,
  ): Promise<RotatedKey & { environment: Environment }> {
    const environment = environmentIn(environmentText);
    const done = await this.partnerAccounts.rotateApiKey(partner_id, environment, userContextOf(request));
    return { environment, ...unlessRefused(done) };
  }

  /** A 503 means that the revocation is not confirmed yet: send the request again. */
  @Post('keys/:environment/revoke', {
    summary: 'Revoke all API keys of an environment',
    description: 'For owners and developers.',
    answers: { 200: { description: 'A new key, returned only here.', schema: 'IssuedEnvironmentKey' } },
    problems: ['partner_not_found'],
    repeated: 'harmless',
    roles: ['owner', 'developer'],
    requiresConfirmation: true,
  })
  async revokeKeys(
    @SignedInUser() { team: { partner_id } }: SignedIn,
    @Param('environment') environmentText: string,
    @Req() request: FastifyRequest,
  ): Promise<IssuedApiKey & { environment: Environment }> {
    const environment = environmentIn(environmentText);
    const done = await this.partnerAccounts.revokeApiKeys(partner_id, environment, userContextOf(request));
    return { environment, ...unlessRefused(done) };
  }

  @Get('webhook-secrets', {
    summary: 'List webhook secrets',
    description:
      'When each secret was issued, when previous ones expire, and to which origin the shared secret is sent, without the secrets themselves.',
    answers: {
      200: {
        description: 'When each secret was issued, without the secrets themselves.',
        schema: 'WebhookSecretsList',
      },
    },
    problems: ['partner_not_found'],
  })
  async listWebhookSecrets(@SignedInUser() { team: { partner_id } }: SignedIn): Promise<WebhookSecretList> {
    const partner = await this.partners.find(partner_id);
    if (partner === null) throw new ProblemError({ code: 'partner_not_found', partner_id });
    const data = environments.flatMap((environment) =>
      partner.webhook[environment].signing_secrets.map(({ issued_at, expires_at }) => ({
        environment,
        issued_at,
        expires_at,
      })),
    );
    const now = dhakaTime(this.clock());
    return { data, shared_secrets: environments.flatMap((each) => sharedSecretsOf(partner, each, now)) };
  }

  @Post('webhook-secrets/:environment/rotate', {
    summary: 'Rotate the webhook secrets',
    description: 'For owners and developers. The previous secrets work for another 24 hours.',
    answers: { 200: { description: 'The new secrets, returned only here.', schema: 'RotatedEnvironmentSecrets' } },
    problems: ['partner_not_found'],
    repeated: 'twice',
    roles: ['owner', 'developer'],
    requiresConfirmation: true,
  })
  async rotateWebhookSecrets(
    @SignedInUser() { team: { partner_id } }: SignedIn,
    @Param('environment') environmentText: string,
    @Req() request: FastifyRequest,
  ): Promise<RotatedWebhookSecrets & { environment: Environment }> {
    const environment = environmentIn(environmentText);
    const done = await this.partnerAccounts.rotateWebhookSecrets(partner_id, environment, userContextOf(request));
    return { environment, ...unlessRefused(done) };
  }
}

function sharedSecretsOf(partner: Partner, environment: Environment, now: DhakaTime): ListedSharedSecret[] {
  const webhook = partner.webhook[environment];
  // Times in this form sort as text.
  const former = (webhook.former_tokens ?? []).filter(({ ends_at }) => now < ends_at);
  const all = [{ origin: tokenOriginOf(webhook), tokens: webhook.tokens, ends_at: null }, ...former];
  return all.flatMap(({ origin, tokens: [newest], ends_at }) =>
    newest === undefined ? [] : [{ environment, origin, issued_at: newest.issued_at, former_until: ends_at }],
  );
}
