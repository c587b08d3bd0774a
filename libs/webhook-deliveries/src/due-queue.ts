/**
 * The due queue of orders with webhooks that wait, in the state store: the webhook service's when it has more than one
 * instance. It stands here because an audit reads it, too.
 */
export const webhookDueQueue = 'webhook-due';
