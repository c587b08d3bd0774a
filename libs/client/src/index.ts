export type { CallOptions } from './call.ts';
export { DakpionClient, type DakpionClientOptions, type OrderQuery } from './dakpion-client.ts';
export type { FollowedEvent, FollowOptions, RiderLocation } from './follow-events.ts';
export type * from './generated/api.types.ts';
export { DakpionProblemError, DakpionResponseError } from './problem-error.ts';
export { ProofVerificationError, type VerifiedEvent, verifyProof } from './verify-proof.ts';
export {
  type IncomingWebhook,
  type VerificationOptions,
  verifyWebhook,
  type WebhookFault,
  WebhookVerificationError,
} from './verify-webhook.ts';
export type { DeliveryLogEntry, WebhookLog, WebhookQuery } from './webhook-log.ts';
