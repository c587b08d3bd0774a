import type { JsonSchema } from '@dakpion/validation';

/** A reference to a component of the document, e.g. `schemas`, `Problem`. */
export const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

/** The `content` of a JSON body, with an example if there is one. */
export const jsonContent = (schema: JsonSchema, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});
