import { readFileSync } from 'node:fs';

const document = new URL('../../../docs/openapi/partner.json', import.meta.url);
const place = /^<!-- operations -->$/m;
const methods = ['get', 'put', 'post', 'patch', 'delete'] as const;

interface PartnerDocument {
  readonly info: { readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
interface Operation {
  readonly summary: string;
  readonly tags: readonly string[];
}

/** Replaces `<!-- operations -->` in a page by the introduction of the API's document and a list of all operations. */
export function withOperations(markdown: string): string {
  return markdown.replace(place, () => overviewOf(JSON.parse(readFileSync(document, 'utf8')) as PartnerDocument));
}

function overviewOf({ info, tags, paths }: PartnerDocument): string {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [{ ...operation, method: method.toUpperCase(), path }];
    }),
  );
  const sections = tags.flatMap(({ name, description }) => {
    const own = operations.filter((operation) => operation.tags.includes(name));
    if (own.length === 0) return [];
    const lines = own.map(({ method, path, summary }) => `- ${summary} \`${method} ${path}\``);
    return `**${name}.** ${description}\n\n${lines.join('\n')}`;
  });
  return [info.description, ...sections].join('\n\n');
}
