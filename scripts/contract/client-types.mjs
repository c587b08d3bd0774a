// Checks that the client's types are those of docs/openapi/partner.json; with --write it writes them.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const pathOf = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const file = pathOf('libs/client/src/api.types.ts');
const document = JSON.parse(readFileSync(pathOf('docs/openapi/partner.json'), 'utf8'));
const nodes = await openapiTS(document, { rootTypes: true, rootTypesNoSchemaPrefix: true });
const text = `// Generated from docs/openapi/partner.json: node scripts/contract/client-types.mjs --write\n${astToString(nodes)}`;

if (process.argv.includes('--write')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('libs/client/src/api.types.ts is stale. Run: node scripts/contract/client-types.mjs --write');
  process.exit(1);
}
