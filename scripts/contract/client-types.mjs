// Checks that the types of the client and of the dashboard match docs/openapi; with --write, writes them.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const pathOf = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const command = 'node scripts/contract/client-types.mjs --write';

/** Each document, and the file of its types. */
const files = {
  'docs/openapi/partner.json': 'libs/client/src/api.types.ts',
  'docs/openapi/dashboard.json': 'apps/dashboard/src/api/dashboard.api.types.ts',
  'docs/openapi/operator.json': 'apps/dashboard/src/api/operator.api.types.ts',
};

for (const [document, file] of Object.entries(files)) {
  const described = JSON.parse(readFileSync(pathOf(document), 'utf8'));
  const nodes = await openapiTS(described, { rootTypes: true, rootTypesNoSchemaPrefix: true });
  const text = `// Generated from ${document}: ${command}\n${astToString(nodes)}`;
  if (process.argv.includes('--write')) writeFileSync(pathOf(file), text);
  else if (readFileSync(pathOf(file), 'utf8') !== text) {
    console.error(`${file} is stale. Run: ${command}`);
    process.exitCode = 1;
  }
}
