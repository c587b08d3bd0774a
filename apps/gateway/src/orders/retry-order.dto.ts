/** Retry takes no fields. */
export class RetryOrderDto {}
