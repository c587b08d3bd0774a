import { partnerDocument } from './partner-document.ts';

const place = /^<!-- operations -->$/m;
const methods = ['get', 'put', 'post', 'patch', 'delete'] as const;

/** Replaces `<!-- operations -->` in a page by the introduction of the API's document and a list of all operations. */
export function withOperations(markdown: string): string {
  return markdown.replace(place, overview);
}

function overview(): string {
  const { info, tags, paths } = partnerDocument;
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
