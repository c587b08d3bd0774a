/**
 * The due queue of orders with waiting webhooks in the state store, which the webhook service uses if it has several instances.
 * It is in this library because an audit reads it as well.
 */
export const webhookDueQueue = 'webhook-due';
