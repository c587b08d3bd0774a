import { partnerDocument } from './partner-document.ts';

const place = /^```json payload of (\w+)\n```$/gm;

/** Inserts the recorded body of each webhook into a guide, at the place that names its event. */
export function withPayloads(markdown: string): string {
  return markdown.replace(place, (_, event: string) => {
    const body = partnerDocument.webhooks[event]?.post.requestBody.content['application/json']?.example;
    if (body === undefined) throw new Error(`no recorded webhook ${event}`);
    return `\`\`\`json\n${JSON.stringify(body, null, 2)}\n\`\`\``;
  });
}
