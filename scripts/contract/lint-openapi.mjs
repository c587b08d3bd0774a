// Lints the OpenAPI documents in docs/openapi with Redocly's recommended rules. Exits with 1 if there is a fault.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createConfig, lint } from '@redocly/openapi-core';

const folder = fileURLToPath(new URL('../../docs/openapi/', import.meta.url));
const config = await createConfig({
  extends: ['recommended-strict'],
  rules: {
    // Partners answer webhooks, and every status except 200 is a failure.
    'operation-4xx-response': 'off',
    // The methods distinguish GET …/redeliveries/{id} from POST …/{id}/redeliver.
    'no-ambiguous-paths': 'off',
  },
});

/**
 * The rule for examples adds `unevaluatedProperties: false` to the branches of `if` and `then`, which name few
 * properties. The program accepted these examples when they were recorded.
 */
const examplesWithConditions = /\/paths\/~1v1~1\w+~1rider-events\/post\/requestBody\/.*\/example/;

let problems = 0;
for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
  for (const { message, severity, location } of await lint({ ref: `${folder}${file}`, config })) {
    if (examplesWithConditions.test(location[0]?.pointer ?? '')) continue;
    problems += 1;
    console.error(`${file}: ${severity}: ${message} (${location[0]?.pointer ?? ''})`);
  }
}
if (problems > 0) process.exit(1);
console.log('The OpenAPI documents are clean.');
