import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { documentationStyle } from './documentation-page.ts';

/** A file that pages of the documentation load. */
export interface DocumentationAsset {
  readonly mediaType: string;
  readonly gzipped: Uint8Array;
  readonly entityTag: string;
}

const require = createRequire(import.meta.url);
const script = 'text/javascript; charset=utf-8';
const style = 'text/css; charset=utf-8';

/** Shows the partners' document. A key that a reader enters stays in the page, and is sent to this host only. */
const startScript = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  tryItOutEnabled: false,
  persistAuthorization: false,
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  syntaxHighlight: { activated: false },
});
`;

const sources: Readonly<Record<string, { readonly mediaType: string; readonly read: () => string | Uint8Array }>> = {
  'documentation.css': { mediaType: style, read: () => documentationStyle },
  'reference.js': { mediaType: script, read: () => startScript },
  'swagger-ui.css': { mediaType: style, read: () => readFileSync(require.resolve('swagger-ui-dist/swagger-ui.css')) },
  'swagger-ui-bundle.js': {
    mediaType: script,
    read: () => readFileSync(require.resolve('swagger-ui-dist/swagger-ui-bundle.js')),
  },
};

const prepared = new Map<string, DocumentationAsset>();

/** The file with a name; null when there is none. Each file is read and compressed at its first request. */
export function documentationAsset(name: string): DocumentationAsset | null {
  const known = prepared.get(name);
  if (known !== undefined) return known;
  const source = Object.hasOwn(sources, name) ? sources[name] : undefined;
  if (source === undefined) return null;
  const content = source.read();
  const entityTag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 20)}"`;
  const asset = { mediaType: source.mediaType, gzipped: gzipSync(content), entityTag };
  prepared.set(name, asset);
  return asset;
}
