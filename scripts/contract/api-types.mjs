// Writes the types of the package in the current folder, from the OpenAPI documents: each argument is a document in
// docs/openapi and the file for its types in src/generated. Nx runs it before the type check and before the build of a package.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';

const documents = new URL('../../docs/openapi/', import.meta.url);
const folder = join('src', 'generated');

mkdirSync(folder, { recursive: true });
for (const argument of process.argv.slice(2)) {
  const [document = '', file = ''] = argument.split(':');
  const described = JSON.parse(readFileSync(new URL(document, documents), 'utf8'));
  const nodes = await openapiTS(described, { rootTypes: true, rootTypesNoSchemaPrefix: true });
  writeFileSync(join(folder, file), `// Generated from docs/openapi/${document}.\n${astToString(nodes)}`);
}
