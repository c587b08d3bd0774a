import { type Step, workflows } from './workflows.ts';

const api = 'https://api.dakpion.example';
const inputs = {
  type: 'object',
  properties: {
    api_key: { type: 'string', description: 'A sandbox key.' },
    delivery: { type: 'string', description: 'Names the run: part of its idempotency keys.' },
  },
  required: ['api_key', 'delivery'],
};

/** The workflows as an Arazzo description (spec.openapis.org/arazzo). `version`: the version of the API. */
export function arazzoDocument(version: string): object {
  return {
    arazzo: '1.0.1',
    info: { title: 'Workflows of the Dakpion API', version },
    sourceDescriptions: [{ name: 'dakpion', url: `${api}/openapi.json`, type: 'openapi' }],
    workflows: workflows.map((workflow) => ({
      workflowId: workflow.id,
      summary: workflow.title,
      inputs,
      steps: workflow.steps.map(arazzoStep),
    })),
  };
}

function arazzoStep({ id, operation, says, path, query, headers, body, status, keeps }: Step): object {
  const places = { path, query, header: { 'X-API-Key': '{api_key}', ...headers } };
  const parameters = Object.entries(places).flatMap(([place, values = {}]) =>
    Object.entries(values).map(([name, value]) => ({ name, in: place, value: expressionOf(value) })),
  );
  const outputs = Object.entries(keeps ?? {}).map(([name, pointer]) => [name, `$response.body#${pointer}`]);
  return {
    stepId: id,
    description: says,
    operationId: operation,
    parameters,
    ...(body !== undefined && {
      requestBody: {
        contentType: 'application/json',
        payload: Object.fromEntries(
          Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? expressionOf(value) : value]),
        ),
      },
    }),
    successCriteria: [{ condition: `$statusCode == ${status}` }],
    ...(outputs.length > 0 && { outputs: Object.fromEntries(outputs) }),
  };
}

/** `{order.order_id}` as a runtime expression. Within a longer text it keeps its braces. */
function expressionOf(text: string): string {
  const written = text.replace(/\{(\w+)(?:\.(\w+))?\}/g, (_, first: string, second?: string) =>
    second === undefined ? `{$inputs.${first}}` : `{$steps.${first}.outputs.${second}}`,
  );
  return /^\{[^{}]*\}$/.test(written) ? written.slice(1, -1) : written;
}
