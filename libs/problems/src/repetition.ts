/**
 * What comes of a request that is sent again after an answer which leaves open whether the first was carried out: nothing
 * more (`harmless`), nothing more thanks to the key that was sent (`keyed`), a second time although a key could have been
 * sent (`unkeyed`), or a second time on a route that takes no key (`twice`).
 */
export type Repetition = 'harmless' | 'keyed' | 'unkeyed' | 'twice';

/** Completes the detail of an answer that leaves open what was done: how to go on. `when` is e.g. `after 2 seconds`. */
export const howToRepeat: Readonly<Record<Repetition, (when: string) => string>> = {
  harmless: (when) => `Send the same request ${when}; repeating it does no harm.`,
  keyed: (when) => `Send the same request, with the same X-Idempotency-Key, ${when}.`,
  unkeyed: (when) =>
    `It came without X-Idempotency-Key and may have been carried out: look with GET /v1/business/orders before you send it again, ${when}, and send a key with it.`,
  twice: (when) =>
    `It may have been carried out all the same, and this path takes no X-Idempotency-Key: see what came of it before you send it again, ${when}.`,
};
