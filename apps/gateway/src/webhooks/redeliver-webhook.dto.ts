/** Redelivering one takes no fields. */
export class RedeliverWebhookDto {}
