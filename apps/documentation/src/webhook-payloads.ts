import { readFileSync } from 'node:fs';

const document = new URL('../../../docs/openapi/partner.json', import.meta.url);
const place = /^```json payload of (\w+)\n```$/gm;

interface PartnerDocument {
  readonly webhooks: Readonly<
    Record<string, { readonly post: { readonly requestBody: { readonly content: Readonly<Record<string, Example>> } } }>
  >;
}
interface Example {
  readonly example: unknown;
}

let webhooks: PartnerDocument['webhooks'] | undefined;

/** Inserts the recorded body of each webhook into a guide, at the place that names its event. */
export function withPayloads(markdown: string): string {
  return markdown.replace(place, (_, event: string) => {
    webhooks ??= (JSON.parse(readFileSync(document, 'utf8')) as PartnerDocument).webhooks;
    const body = webhooks[event]?.post.requestBody.content['application/json']?.example;
    if (body === undefined) throw new Error(`no recorded webhook ${event}`);
    return `\`\`\`json\n${JSON.stringify(body, null, 2)}\n\`\`\``;
  });
}
