import { type WebhookEventName, webhookEventNames } from '@dakpion/contracts';
import type { JsonSchema } from '@dakpion/validation';
import type { partnerTags } from '../../../apps/gateway/src/openapi/tags.ts';
import type { RecordedExamples } from './document-sources.ts';

const header = (name: string, description: string, required = true) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

const parameters = [
  header('webhook-id', 'The id of the event, the same in every attempt. Store it to find repetitions.'),
  header('webhook-timestamp', 'The time of the attempt, in seconds since 1970.'),
  header('webhook-signature', 'Signatures as Standard Webhooks define them: `v1,…`, two during a rotation.'),
  header(
    'X-Webhook-Secret',
    'The shared secret, for receivers that cannot check signatures. Only to the origin (scheme, host, port) of the callback URL of the environment: `callback_url` of an order or a test with another origin gets the signature alone.',
    false,
  ),
  header(
    'X-Webhook-Secret-Previous',
    'For 24 hours after a rotation: the previous shared secret, to the same origin.',
    false,
  ),
];

/** The `webhooks` member of the partners' document: one request for each event. */
export function webhookRequests(bodies: RecordedExamples['webhooks']): JsonSchema {
  return Object.fromEntries(webhookEventNames.map((event) => [event, webhookRequest(event, bodies[event])]));
}

function webhookRequest(event: WebhookEventName, example: unknown): JsonSchema {
  return {
    post: {
      operationId: `on${event.toLowerCase().replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
      // Under the tag Webhooks, openapi-generator would overwrite the class of the operations about webhooks with that of these requests.
      tags: ['Webhook events' satisfies keyof typeof partnerTags],
      summary: `Event ${event}`,
      description:
        'Answer with status 200 within 5 seconds. Any other answer is a failure: the webhook is sent again after 1, 2, 4, 8 and 16 seconds.',
      security: [],
      parameters,
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/WebhookBody' },
                { properties: { event: { type: 'string', const: event } } },
              ],
            },
            example,
          },
        },
      },
      responses: { 200: { description: 'The webhook was received.' } },
    },
  };
}
