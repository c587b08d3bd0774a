import { randomUUID } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { type Body, makePartner } from './api.ts';
import { type Program, startProgram, temporaryDirectory } from './program.ts';

// Carries out the machine-readable descriptions of the main workflows, which the program serves, against the program.

let program: Program;
let key: string;
beforeAll(async () => {
  program = await startProgram({ dataDir: temporaryDirectory() });
  key = (await makePartner(program.url, 'Workflows')).sandbox.key;
});
const read = async (path: string): Promise<Body> => (await fetch(`${program.url}${path}`)).json();

/** The value at a JSON pointer without escapes. */
const at = (body: Body, pointer: string): Body =>
  pointer
    .split('/')
    .slice(1)
    .reduce((value, name) => value[name], body);

test('the Arazzo description can be carried out by its runtime expressions', async () => {
  const description = await read('/docs/arazzo.json');
  expect(description.arazzo).toMatch(/^1\.0\./);
  const [{ url }] = description.sourceDescriptions;
  expect(url).toBe(`${program.url}/openapi.json`);
  const { paths }: Body = await (await fetch(url)).json();
  expect(description.workflows).not.toEqual([]);
  for (const workflow of description.workflows) {
    expect(workflow.steps).not.toEqual([]);
    const inputs: Body = { api_key: key, delivery: randomUUID() };
    expect(Object.keys(inputs)).toEqual(workflow.inputs.required);
    const outputs: Record<string, Body> = {};
    const outcomeOf = (expression: string): string => {
      const [, from, step = '', , name = ''] = /^\$(inputs|steps)\.(\w+)(\.outputs\.(\w+))?$/.exec(expression) ?? [];
      const value = from === 'inputs' ? inputs[step] : outputs[step]?.[name];
      if (typeof value !== 'string') throw new Error(`${workflow.workflowId}: ${expression} has no value`);
      return value;
    };
    const filled = (value: unknown): unknown => {
      if (typeof value !== 'string') return value;
      return value.startsWith('$') ? outcomeOf(value) : value.replace(/\{(\$[^}]+)\}/g, (_, each) => outcomeOf(each));
    };
    for (const {
      stepId,
      operationId,
      parameters,
      requestBody,
      successCriteria,
      outputs: kept = {},
    } of workflow.steps) {
      const [path = '', method = ''] = Object.entries<Body>(paths).flatMap(([each, methods]) =>
        Object.keys(methods).flatMap((name) => (methods[name].operationId === operationId ? [each, name] : [])),
      );
      const given = (place: string): Record<string, string> =>
        Object.fromEntries(
          parameters.filter((each: Body) => each.in === place).map(({ name, value }: Body) => [name, filled(value)]),
        );
      const payload = Object.entries(requestBody?.payload ?? {}).map(([name, value]) => [name, filled(value)]);
      const address = path.replace(/\{(\w+)\}/g, (_, name) => given('path')[name] ?? '');
      const answer = await fetch(`${program.url}${address}?${new URLSearchParams(given('query'))}`, {
        method: method.toUpperCase(),
        headers: { ...given('header'), ...(requestBody && { 'Content-Type': requestBody.contentType }) },
        ...(requestBody && { body: JSON.stringify(Object.fromEntries(payload)) }),
      });
      const told = { step: `${workflow.workflowId}.${stepId}`, condition: `$statusCode == ${answer.status}` };
      expect(told).toEqual({ ...told, condition: successCriteria[0].condition });
      const body = await answer.json();
      const values = Object.entries<string>(kept).map(([name, from]) => [name, at(body, from.split('#')[1] ?? '')]);
      outputs[stepId] = Object.fromEntries(values);
    }
  }
});

test('the Postman collection can be carried out with its own scripts', async () => {
  const collection = await read('/docs/dakpion.postman_collection.json');
  expect(collection.info.schema).toContain('/v2.1.0/');
  expect(collection.item).not.toEqual([]);
  for (const folder of collection.item) {
    expect(folder.item).not.toEqual([]);
    const variables = new Map<string, string>(collection.variable.map((each: Body) => [each.key, each.value]));
    expect(variables.get('api')).toBe(program.url);
    variables.set('key', key);
    variables.set('delivery', randomUUID());
    const filled = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name) => String(variables.get(name)));
    for (const { name, request, event } of folder.item) {
      const headers = request.header.map((each: Body) => [each.key, filled(each.value)]);
      const answer = await fetch(filled(request.url), {
        method: request.method,
        headers: { 'X-API-Key': key, ...Object.fromEntries(headers) },
        ...(request.body && { body: filled(request.body.raw) }),
      });
      const body = await answer.json();
      let checks = 0;
      const have = { status: (status: number) => expect([name, answer.status]).toEqual([name, status]) };
      const pm = {
        test: (_title: string, check: () => void) => {
          checks += 1;
          check();
        },
        response: { json: () => body, to: { have } },
        collectionVariables: { set: (each: string, value: string) => variables.set(each, value) },
      };
      runInNewContext(event[0].script.exec.join('\n'), { pm });
      expect([name, checks]).toEqual([name, 1]);
    }
  }
});
