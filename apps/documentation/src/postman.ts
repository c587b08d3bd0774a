import { type Step, workflows } from './workflows.ts';

/** The method and the path of an operation, e.g. `GET` and `/v1/business/orders`. */
export interface OperationPlace {
  readonly method: string;
  readonly path: string;
}

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/**
 * The workflows as a Postman collection, which Bruno can import as well. Its variables are the address, the key, and the name of
 * the run.
 */
export function postmanCollection(placeOf: (operationId: string) => OperationPlace): object {
  return {
    info: {
      name: 'Dakpion',
      schema,
      description: 'Set `key` to a sandbox key, and `delivery` to another text for each run.',
    },
    auth: {
      type: 'apikey',
      apikey: [
        { key: 'key', value: 'X-API-Key', type: 'string' },
        { key: 'value', value: '{{key}}', type: 'string' },
        { key: 'in', value: 'header', type: 'string' },
      ],
    },
    variable: [
      { key: 'api', value: 'https://sandbox.dakpion.example' },
      { key: 'key', value: '' },
      { key: 'delivery', value: '1' },
    ],
    item: workflows.map(({ title, steps }) => ({
      name: title,
      item: steps.map((step) => postmanItem(step, placeOf(step.operation))),
    })),
  };
}

function postmanItem(step: Step, { method, path }: OperationPlace): object {
  const { says, query = {}, headers = {}, body } = step;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => step.path?.[name] ?? name);
  const search = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  const header = Object.entries(headers).map(([key, value]) => ({ key, value: variablesOf(value) }));
  const json = { key: 'Content-Type', value: 'application/json' };
  return {
    name: says,
    request: {
      method,
      header: body === undefined ? header : [...header, json],
      url: variablesOf(`{api}${filled}${search.length === 0 ? '' : `?${search.join('&')}`}`),
      ...(body !== undefined && { body: { mode: 'raw', raw: variablesOf(JSON.stringify(body, null, 2)) } }),
    },
    event: [{ listen: 'test', script: { type: 'text/javascript', exec: testOf(step) } }],
  };
}

/** A script that checks the status and stores the values that later requests need. */
function testOf({ id, status, keeps = {} }: Step): readonly string[] {
  const read = (pointer: string) =>
    pointer
      .split('/')
      .slice(1)
      .map((name) => `.${name}`)
      .join('');
  return [
    `pm.test('status ${status}', () => pm.response.to.have.status(${status}));`,
    ...Object.entries(keeps).map(
      ([name, pointer]) => `pm.collectionVariables.set('${id}_${name}', pm.response.json()${read(pointer)});`,
    ),
  ];
}

/** `{order.order_id}` as `{{order_order_id}}`. */
function variablesOf(text: string): string {
  return text.replace(/\{(\w+)(?:\.(\w+))?\}/g, (_, first: string, second?: string) =>
    second === undefined ? `{{${first}}}` : `{{${first}_${second}}}`,
  );
}
