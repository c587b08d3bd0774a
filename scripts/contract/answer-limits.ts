/**
 * The maximum sizes of texts in answers, in bytes of UTF-8 JSON, by field. A character of a partner's text has at most 4 bytes, an
 * escaped one, e.g. a quotation mark, 2. All other fields have only Dakpion's own ids, codes and numbers.
 */
export const textBytes: Readonly<Record<string, number>> = {
  // The limits of the requests that set them.
  pickup_address_text: 4 * 500,
  receiver_address_text: 4 * 500,
  detailed_address: 4 * 500,
  receiver_name: 4 * 120,
  item_name: 4 * 120,
  partner_reference_id: 4 * 100,
  parcel_comment: 4 * 1_000,
  cancellation_reason: 4 * 500,
  callback_url: 4 * 2_000,
  quotation_id: 4_000,
  name: 4 * 120,
  email: 4 * 254,
  // The reason of an operator's decision on a dead letter.
  reason: 4 * 500,
  // The log of webhooks: a URL in a list, an excerpt of 4 KiB with only escaped characters, a body in a string.
  url: 4 * 2_000,
  response_excerpt: 2 * 4 * 1024,
  body: 150_000,
  // Dakpion's own messages, which can quote a value of the request.
  detail: 4_000,
  message: 600,
  // A path, and at most 60 characters of an unknown name.
  field: 500,
  title: 200,
  instance: 8_192,
  tracking_url: 2_100,
  invitation_url: 2_300,
  reset_url: 2_300,
  dashboard_url: 2_300,
  otpauth_url: 2_300,
  // A dead letter: see its details for how much of the message is shown.
  text: 6 * 64 * 1024,
  bytes: Math.ceil((256 * 1024) / 3) * 4,
  stream: 300,
  idempotency_key: 300,
  path: 3_000,
  query: 3_000,
  key: 6 * 1_000,
  type: 6 * 1_000,
};

/** The maximum size of any other text, in bytes. */
export const ownTextBytes = 130;

/** Texts that lists show shorter than {@link textBytes}, in bytes, by the name of the schema. */
export const listedTextBytes: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  WebhookLogEntry: { url: 2_000, response_excerpt: 0 },
  // On average, because only the first event has the request of the order.
  ProvenEvent: { type: 130, data: 4_000, leaf: 1_000, proof: 4_000 },
  // It quotes only names of fields, and no values of the request. The type is an address of this installation.
  OrderProblem: { detail: 1_200, fields: 60, type: 2_100 },
  OwnerWalkPage_ListedWebhook: { url: 2_000, response_excerpt: 0 },
};

/** The maximum number of entries of arrays that no `limit` parameter bounds, by schema and field. */
export const maxEntries: Readonly<Record<string, number>> = {
  'WebhookLogEntry.attempts': 6,
  'LoggedRequest.errors': 20,
  'WebhookDetails.attempts': 50,
  // Each status is at most once in the history. A replacement of the rider only adds an event to the stream.
  'OrderDetails.history': 10,
  'OrderDetails.allowed_actions': 2,
  'OwnedOrder.history': 10,
  'OwnedOrder.allowed_actions': 2,
  'OrderRecord.allowed_actions': 2,
  'Quotation.breakdown': 6,
  'Quotation.options': 2,
  'PartnerSummary.sandbox': 3,
  'PartnerSummary.production': 3,
  'PartnerDetails.sandbox': 3,
  'PartnerDetails.production': 3,
  'OrderProof.events': 100,
  'OperatorTokenList.data': 101,
  // Two environments, each with the present secret and those of five former origins.
  'WebhookSecretsList.shared_secrets': 12,
  'UserList.data': 50,
  'KeyList.data': 6,
  'ConfirmedTotp.recovery_codes': 10,
  'RecoveryCodes.recovery_codes': 10,
  'WebhookSecretsList.data': 4,
  'WebhookSources.addresses': 100,
  'UsageReport.data': 92,
  'ParkedStreamList.data': 400,
  'FollowerList.data': 50,
  'ProjectionList.data': 10,
  // The build that serves, one that is under way, and those of former versions from the last day.
  'Projection.builds': 20,
  'Problem.errors': 100,
  // The fields of a body, the partners of a user, the methods of a path.
  'Problem.fields': 50,
  'Problem.partners': 100,
  'Problem.allow': 9,
  'PublishedRiderEvents.rejected': 500,
  // On average: each has one, and all together have half as many more.
  'RejectedRiderEvent.errors': 1.5,
  'BulkOrders.data': 100,
  // On average: each order has one, and all together have twice as many more.
  'OrderProblem.errors': 3,
  'OrderProblem.fields': 20,
  'RepairedOrder.published_event_ids': 1_000,
};

/** The maximum sizes of objects with free keys, in bytes, by field: 20 pairs of metadata, and the headers of a message. */
export const freeObjectBytes: Readonly<Record<string, number>> = {
  metadata: 20 * 4 * (40 + 500),
  headers: 6 * 32_000,
};
