import { type JsonSchema, schemaOf } from '@dakpion/validation';
import type { Operation } from '../../../apps/gateway/src/openapi/operation.ts';
import { ref } from './document-references.ts';

/** A reference for a class, or the inline schema of anything else. */
export function requestRef(shape: NonNullable<Operation['body']>['shape']): JsonSchema {
  return typeof shape === 'function' ? ref('schemas', requestName(shape.name)) : shape;
}

function requestName(className: string): string {
  return `${className.replace(/Dto$/, '')}Request`;
}

/** The schemas of all request bodies that are classes, by their names. */
export function requestSchemas(operations: readonly Operation[]): Readonly<Record<string, JsonSchema>> {
  const shapes = operations.flatMap(({ body }) => (typeof body?.shape === 'function' ? [body.shape] : []));
  return Object.fromEntries(shapes.map((shape) => [requestName(shape.name), schemaOf(shape)]));
}

const remedy = 'export the type of the answer from apps/gateway/src/documentation/answers.ts.';

/** The schemas of `all` to which `member` refers, directly or indirectly. Throws for a name that is not in `all`. */
export function namedSchemas(member: unknown, all: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const wanted = new Set<string>();
  const look = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([\w.-]+)"/g)) {
      if (wanted.has(name)) continue;
      const schema = all[name];
      if (schema === undefined) throw new Error(`No schema is named ${name}: ${remedy}`);
      wanted.add(name);
      look(schema);
    }
  };
  look(member);
  return Object.fromEntries([...wanted].sort().map((name) => [name, all[name]]));
}
