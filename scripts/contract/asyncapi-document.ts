import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

const docs = join(__dirname, '../../docs');

interface Channel {
  readonly address: string;
  readonly messages: Readonly<Record<string, { readonly $ref: string }>>;
  readonly bindings: { readonly kafka: { partitions: number; topicConfiguration: { 'retention.ms': number } } };
}

interface Message {
  readonly payload: object;
  readonly headers?: { readonly required: readonly string[] };
  readonly examples?: readonly { readonly name: string; readonly payload: unknown }[];
}

/** The parts of docs/asyncapi.yaml that tests read. */
interface AsyncApiDocument {
  readonly asyncapi: string;
  readonly channels: Readonly<Record<string, Channel>>;
  readonly components: { readonly messages: Readonly<Record<string, Message>> };
}

export function readAsyncApi(): AsyncApiDocument {
  return parse(readFileSync(join(docs, 'asyncapi.yaml'), 'utf8'), { merge: true });
}

/** Finds the faults of a payload by the schema of the named message. Empty if it is valid. */
export function payloadFaults(): (message: string, payload: unknown) => readonly string[] {
  // The schema has a pattern beside each date-time.
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(readAsyncApi(), 'asyncapi:/asyncapi.yaml');
  const riderEvent = JSON.parse(readFileSync(join(docs, 'schemas/rider-event.schema.json'), 'utf8'));
  ajv.addSchema(riderEvent, 'asyncapi:/schemas/rider-event.schema.json');
  return (message, payload) => {
    const validate = ajv.getSchema(`asyncapi:/asyncapi.yaml#/components/messages/${message}/payload`);
    if (validate === undefined) throw new Error(`docs/asyncapi.yaml has no message ${message}`);
    validate(payload);
    return (validate.errors ?? []).map(
      ({ instancePath, message: what, params }) => `${instancePath} ${what} ${JSON.stringify(params)}`,
    );
  };
}
