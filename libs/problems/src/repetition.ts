/**
 * What comes of a request that is sent again after an answer which leaves open whether the first was carried out: nothing
 * more (`harmless`), nothing more thanks to the key that was sent (`keyed`), a second time although a key could have been
 * sent (`unkeyed`), or a second time on a route that takes no key (`twice`).
 */
export type Repetition = 'harmless' | 'keyed' | 'unkeyed' | 'twice';

/** Completes the detail of an answer that leaves open what was done: how to go on. `when` is e.g. `after 2 seconds`. */
export const howToRepeat: Readonly<Record<Repetition, (when: string) => string>> = {
  harmless: (when) => `Send the same request again ${when}. Repeating this request is safe.`,
  keyed: (when) => `Send the same request again ${when}, with the same X-Idempotency-Key.`,
  unkeyed: (when) =>
    `The request had no X-Idempotency-Key and may have created an order. Check GET /v1/business/orders ${when}. If the order is missing, send the request again with a key.`,
  twice: (when) =>
    `The request may have taken effect, and this path accepts no X-Idempotency-Key. Check the result ${when}, before you send the request again.`,
};
