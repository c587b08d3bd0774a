export * from './api-key.ts';
export * from './callback-since.ts';
export { changesPerDay, TooManyChangesError } from './change-quota.ts';
export * from './closed-secret.ts';
export * from './dashboard-password.ts';
export { hasJoined, isOpenLink, maxUsers } from './domain/decide-team.ts';
export { originOf } from './domain/origin.ts';
export * from './domain/partner.ts';
export type { DashboardAccount, IssuedKey, PartnerEvent, WebhookSecrets } from './domain/partner-events.ts';
export {
  type ExpiringSecret,
  type FormerTokens,
  type PartnerWebhook,
  resendsAfterRecovery,
} from './domain/partner-webhook.ts';
export * from './domain/rate-limits.ts';
export { firstOwnerId, type Team, type TeamUser } from './domain/team.ts';
export type { TeamRefusal } from './domain/team-commands.ts';
export { type Language, languages, type Role, roles, type TeamEvent } from './domain/team-events.ts';
export * from './partner.projection.ts';
export * from './partner-accounts.ts';
export { PartnerBuild, PartnersIncompleteError } from './partner-build.ts';
export * from './partner-check.ts';
export type { TeamDocument } from './partner-documents.ts';
export * from './partner-summary.ts';
export * from './partners.ts';
export { randomText } from './random-text.ts';
export * from './random-token.ts';
export * from './recovery-codes.ts';
export type { ReencryptedSecrets } from './resealing.ts';
export * from './rotations.ts';
export * from './secret-box.ts';
export * from './sign-in-links.ts';
export * from './team-accounts.ts';
export * from './teams.ts';
export * from './totp-purpose.ts';
export * from './user-links.ts';
export {
  type CurrentWebhookSecrets,
  isSharedWith,
  newWebhookSecrets,
  sealedWebhookSecrets,
  tokenOriginOf,
  webhookSecretsFor,
  webhookSecretsOf,
} from './webhook-secrets.ts';
export { type SignedContent, webhookSignature } from './webhook-signature.ts';
