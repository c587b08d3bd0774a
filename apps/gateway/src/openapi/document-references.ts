import type { JsonSchema } from '@dakpion/validation';

/** A reference to a component of the document, e.g. `schemas`, `Problem`. */
export const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

/** The `content` of a JSON body, with an example if there is one. */
export const jsonContent = (schema: JsonSchema, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

/** References to the response headers with these names. */
export function headerRefs(names: readonly string[]): JsonSchema {
  return Object.fromEntries(names.map((name) => [name, ref('headers', name)]));
}
