import type { Operation } from '../openapi/operation.ts';
import { CreatePartnerDto } from '../operator/create-partner.dto.ts';
import { ListPartnersDto } from '../operator/list-partners.controller.ts';
import { RateLimitsDto } from '../operator/rate-limits.dto.ts';
import { ResetUserPasswordDto } from '../operator/reset-user-password.controller.ts';
import { noFields, ofEnvironment, ofPartner, partners } from './operation-parts.ts';

/** Operations on partners: accounts, keys, limits and users. */
export const accountOperations: readonly Operation[] = [
  {
    id: 'createPartner',
    method: 'post',
    path: partners,
    tag: 'Partners',
    summary: 'Create a partner',
    description: 'Keys, secrets and the password are returned only here.',
    body: { shape: CreatePartnerDto },
    answers: { 201: { description: 'The partner.', schema: 'CreatedPartner', headers: ['Location'] } },
  },
  {
    id: 'listPartners',
    method: 'get',
    path: partners,
    tag: 'Partners',
    summary: 'List partners',
    description: 'Newest first, without secrets.',
    query: ListPartnersDto,
    answers: { 200: { description: 'One page, newest first.', schema: 'PartnerList' } },
    problems: ['validation_failed'],
  },
  {
    id: 'getPartner',
    method: 'get',
    path: ofPartner,
    tag: 'Partners',
    summary: 'Get a partner',
    description: 'Names, limits, whether it is suspended, and how much it has stored, without secrets.',
    answers: { 200: { description: 'The partner without its secrets.', schema: 'PartnerDetails' } },
    problems: ['partner_not_found'],
  },
  ...(['suspend', 'resume'] as const).map(
    (verb): Operation => ({
      id: `${verb}Partner`,
      method: 'post',
      path: `${ofPartner}/${verb}`,
      tag: 'Partners',
      summary: verb === 'suspend' ? 'Suspend a partner' : 'Resume a partner',
      description:
        verb === 'suspend'
          ? 'Its keys are refused with `partner_suspended` from now on, and its users are signed out.'
          : 'Its keys work again, and its users can sign in again.',
      body: noFields,
      answers: { 200: { description: 'The partner.', schema: 'PartnerSummary' } },
      problems: ['partner_not_found'],
    }),
  ),
  {
    id: 'setRateLimits',
    method: 'put',
    path: `${ofPartner}/rate-limits`,
    tag: 'Partners',
    summary: 'Set rate limits',
    description: 'Requests per minute. An environment that is left out keeps its limits.',
    body: { shape: RateLimitsDto },
    answers: { 200: { description: 'The partner.', schema: 'PartnerSummary' } },
    problems: ['partner_not_found'],
  },
  {
    id: 'rotateApiKey',
    method: 'post',
    path: `${ofEnvironment}/api-key/rotate`,
    tag: 'Partners',
    summary: 'Rotate an API key',
    description: 'The previous key works for another 24 hours.',
    body: noFields,
    answers: { 200: { description: 'The new key, returned only here.', schema: 'RotatedApiKey' } },
    problems: ['partner_not_found'],
  },
  {
    id: 'revokeApiKeys',
    method: 'post',
    path: `${ofEnvironment}/api-key/revoke`,
    tag: 'Partners',
    summary: 'Revoke all API keys of an environment',
    description: 'All keys of the environment end at once, and one new key is issued.',
    body: noFields,
    answers: { 200: { description: 'A new key, returned only here.', schema: 'RevokedApiKeys' } },
    problems: ['partner_not_found'],
  },
  {
    id: 'rotateWebhookSecret',
    method: 'post',
    path: `${ofEnvironment}/webhook-secret/rotate`,
    tag: 'Partners',
    summary: 'Rotate the webhook secrets',
    description: 'Webhooks carry two signatures for 24 hours, by the new secret and by the previous one.',
    body: noFields,
    answers: { 200: { description: 'The new secrets, returned only here.', schema: 'RotatedWebhookSecret' } },
    problems: ['partner_not_found'],
  },
  {
    id: 'reencryptSecrets',
    method: 'post',
    path: `${ofPartner}/secrets/reencrypt`,
    tag: 'Partners',
    summary: 'Encrypt the secrets of a partner with the first key',
    description:
      'Encrypts webhook secrets and secrets of one-time codes again that a previous key of `SECRETS_KEY` has encrypted. The secrets stay the same. A repeated request changes nothing.',
    body: noFields,
    answers: { 200: { description: 'The number of secrets.', schema: 'ReencryptedSecrets' } },
    problems: ['partner_not_found'],
  },
  {
    id: 'listPartnerUsers',
    method: 'get',
    path: `${ofPartner}/users`,
    tag: 'Partners',
    summary: 'List the users of a partner',
    description: 'Users who can sign in to the dashboard, and invited users.',
    answers: { 200: { description: 'The users, oldest first; 50 at most.', schema: 'UserList' } },
    problems: ['partner_not_found'],
  },
  {
    id: 'resetUserPassword',
    method: 'post',
    path: `${ofPartner}/users/{user_id}/password-reset`,
    tag: 'Partners',
    summary: 'Issue a link for a new password',
    description: 'The link works once, for one hour. The present password works until then.',
    body: { shape: ResetUserPasswordDto, isOptional: true },
    answers: { 200: { description: 'The link, returned only here.', schema: 'PasswordResetLink' } },
    problems: ['partner_not_found', 'user_not_found'],
  },
];
