import { readFileSync } from 'node:fs';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
}
interface Webhook {
  readonly post: {
    readonly requestBody: { readonly content: Readonly<Record<string, { readonly example: unknown }>> };
  };
}
interface PartnerDocument {
  readonly info: { readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  /** By path, then by method in lower case. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  /** By event. */
  readonly webhooks: Readonly<Record<string, Webhook>>;
}

/** The partners' OpenAPI document, as far as the site uses it. */
export const partnerDocument: PartnerDocument = JSON.parse(
  readFileSync(new URL('../../../docs/openapi/partner.json', import.meta.url), 'utf8'),
);
