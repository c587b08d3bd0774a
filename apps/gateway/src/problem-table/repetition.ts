/**
 * The effect of repeating a request after a response that leaves open whether it was carried out: none (`harmless`), none
 * because of the key that was sent (`keyed`), a second execution that a key would have prevented (`unkeyed`), or a second
 * execution on a route without keys (`twice`).
 */
export type Repetition = 'harmless' | 'keyed' | 'unkeyed' | 'twice';

/** Completes the detail of a response that leaves open what was done: tells how to continue. `when`: e.g. `after 2 seconds`. */
export const howToRepeat: Readonly<Record<Repetition, (when: string) => string>> = {
  harmless: (when) => `Send the same request again ${when}. Repeating this request is safe.`,
  keyed: (when) => `Send the same request again ${when}, with the same X-Idempotency-Key.`,
  unkeyed: (when) =>
    `The request had no X-Idempotency-Key and may have created an order. Check GET /v1/business/orders ${when}. If the order is missing, send the request again with a key.`,
  twice: (when) =>
    `The request may have taken effect, and this path accepts no X-Idempotency-Key. Check the result ${when}, before you send the request again.`,
};
