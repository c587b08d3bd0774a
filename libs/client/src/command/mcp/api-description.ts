/** A JSON Schema of an object. */
export interface JsonSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly additionalProperties: false;
}

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly unknown[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> };
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: object;
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

/** The maximum depth to which references in schemas are followed. */
const maxDepth = 12;
const idempotencyHeader = 'X-Idempotency-Key';

/** The OpenAPI document of the service, from which tools are described. */
export class ApiDescription {
  private readonly operations = new Map<string, Operation>();

  constructor(private readonly document: Readonly<Record<string, unknown>>) {
    for (const methods of Object.values((document.paths ?? {}) as Record<string, Record<string, Operation>>)) {
      for (const operation of Object.values(methods)) {
        if (operation.operationId !== undefined) this.operations.set(operation.operationId, operation);
      }
    }
  }

  /** Whether the service has the operation. False: the service is older than this command. */
  has(operationId: string): boolean {
    return this.operations.has(operationId);
  }

  /** The description of the operation. */
  text(operationId: string): string {
    const { summary = '', description = '' } = this.operation(operationId);
    return [summary && `${summary}.`, description].filter(Boolean).join(' ');
  }

  /** The parameters and the fields of the body as one object. The idempotency key is required: a model may repeat itself. */
  input(operationId: string): JsonSchema {
    const { parameters = [], requestBody } = this.operation(operationId);
    const properties: Record<string, unknown> = {};
    const required: string[] = [];
    for (const listed of parameters) {
      const parameter = this.plain(listed) as Parameter;
      const isKey = parameter.name.toLowerCase() === idempotencyHeader.toLowerCase();
      if (parameter.in === 'header' && !isKey) continue;
      const name = isKey ? 'idempotency_key' : parameter.name;
      const { description, schema } = parameter;
      properties[name] = { ...schema, ...(description !== undefined && { description }) };
      if (isKey || parameter.required) required.push(name);
    }
    const body = this.plain(requestBody?.content?.['application/json']?.schema ?? {}) as ObjectSchema;
    Object.assign(properties, body.properties);
    required.push(...(body.required ?? []));
    return { type: 'object', properties, required, additionalProperties: false };
  }

  private operation(operationId: string): Operation {
    return this.operations.get(operationId) ?? {};
  }

  /** The schema without references and patterns. The service checks the values, and a pattern is of little use to a model. */
  private plain(value: unknown, depth = 0): unknown {
    if (Array.isArray(value)) return value.map((item) => this.plain(item, depth));
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value as { $ref?: unknown };
    if (typeof $ref === 'string') return depth < maxDepth ? this.plain(this.referenced($ref), depth + 1) : {};
    const kept = Object.entries(value).filter(([key, content]) => key !== 'pattern' || typeof content !== 'string');
    return Object.fromEntries(kept.map(([key, content]) => [key, this.plain(content, depth)]));
  }

  private referenced($ref: string): unknown {
    let found: unknown = this.document;
    for (const key of $ref.replace(/^#\//, '').split('/')) {
      found = Object(found)[key.replaceAll('~1', '/').replaceAll('~0', '~')];
    }
    return found ?? {};
  }
}
