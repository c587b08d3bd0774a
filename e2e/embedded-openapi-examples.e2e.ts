import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Body, makePartner } from './api.ts';
import { recordDashboard } from './openapi-examples/dashboard.examples.ts';
import { recordDispatch } from './openapi-examples/dispatch.examples.ts';
import { recordLater } from './openapi-examples/later.examples.ts';
import { recordAccount, recordOperator } from './openapi-examples/operator.examples.ts';
import { recordPartner } from './openapi-examples/partner.examples.ts';
import { recordProblems } from './openapi-examples/problem.examples.ts';
import { type Example, Recording } from './openapi-examples/recording.ts';
import { startProgram, temporaryDirectory } from './program.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

const file = join(__dirname, 'openapi-examples/recorded.json');
const documents = ['partner', 'operator', 'dispatch', 'dashboard'];
/** The address of the gateway in the documents. */
const publicUrl = 'https://api.dakpion.example';
const dispatchToken = 'dispatch-token-of-the-tests';

/**
 * The structure of an answer: its members and their types. Members without a value in `other` are left out, because some get their
 * values during the test. The schema says which members may be null. Days are keys, and any day is accepted.
 */
function shapeOf(value: Body, other: Body): Body {
  if (value === null || other === null || other === undefined) return 'any';
  if (Array.isArray(value)) return value.slice(0, 1).map((each) => shapeOf(each, other[0]));
  if (typeof value !== 'object') return typeof value;
  const keyOf = (name: string) => (/^\d{4}-\d\d/.test(name) ? 'day' : name);
  const others = Object.fromEntries(Object.entries<Body>(other).map(([name, member]) => [keyOf(name), member]));
  const members = Object.entries<Body>(value).map(([name, member]) => {
    const key = keyOf(name);
    return [key, key in others ? shapeOf(member, others[key]) : 'only here'] as const;
  });
  return Object.fromEntries(members.sort(([one], [another]) => (one < another ? -1 : 1)));
}

/** The examples of the documents: of operations by id, of problems by code, of webhooks by event. */
function documented(): Pick<Recording, 'operations' | 'problems' | 'webhooks'> {
  const read = documents.map((name) =>
    JSON.parse(readFileSync(join(__dirname, `../docs/openapi/${name}.json`), 'utf8')),
  );
  const problems = read.flatMap(({ components }) => Object.entries<Body>(components.examples));
  return {
    operations: Object.fromEntries(read.flatMap(({ paths }) => operationExamples(paths))),
    problems: Object.fromEntries(problems.map(([code, { value }]) => [code, value])),
    webhooks: Object.fromEntries(read.flatMap(({ webhooks = {} }) => webhookExamples(webhooks))),
  };
}

function operationExamples(paths: Body): readonly (readonly [string, Example])[] {
  const operations = Object.values<Body>(paths).flatMap((methods) => Object.values<Body>(methods));
  return operations.flatMap(({ operationId, requestBody, responses }) => {
    const request = requestBody?.content['application/json'].example;
    return Object.entries<Body>(responses).flatMap(([status, { content }]) => {
      const response = content?.['application/json']?.example;
      if (response === undefined) return [];
      return [[operationId, { ...(request !== undefined && { request }), status: Number(status), response }] as const];
    });
  });
}

function webhookExamples(webhooks: Body): readonly (readonly [string, Body])[] {
  return Object.entries<Body>(webhooks).map(
    ([event, { post }]) => [event, post.requestBody.content['application/json'].example] as const,
  );
}

function source({ operations, problems, webhooks }: Recording): string {
  return `${JSON.stringify({ operations, problems, webhooks }, null, 2)}\n`;
}

/** Records the answers to all operations of running programs. */
async function recordAll(env: Record<string, string>): Promise<Recording> {
  const [program, receiver] = await Promise.all([
    startProgram({ dataDir: temporaryDirectory(), env }),
    WebhookReceiver.start(),
  ]);
  const recording = new Recording(program.url, {
    [program.url]: publicUrl,
    [receiver.url]: 'https://shop.example/dakpion',
    [new URL(receiver.url).host]: 'shop.example',
  });
  const partner = await makePartner(program.url, 'Aarong');
  const made = await recordPartner(recording, partner, receiver);
  await recordOperator(recording, partner, made);
  await recordAccount(recording);
  await recordDispatch(recording, partner, dispatchToken);
  await recordDashboard(recording, /#([\w-]+)/.exec(program.output())?.[1] ?? null);
  await recordProblems(recording, partner, receiver, made.orderId);
  return recording;
}

test('the examples of the OpenAPI documents are answers of the program (UPDATE_EXAMPLES=1 records them)', async () => {
  const env = {
    ROBOT_STEP_MS: '100',
    DISPATCH_TOKEN: dispatchToken,
    TRANSPARENCY_CHECKPOINT_SECONDS: '1',
    PARTNER_STORAGE_MB: '1',
  };
  const makeRecording = (url: string) => new Recording(url, { [url]: publicUrl });
  const [recording, later] = await Promise.all([recordAll(env), recordLater(makeRecording)]);
  recording.add(later);
  if (process.env.UPDATE_EXAMPLES === '1') writeFileSync(file, source(recording));
  else {
    const { operations, problems, webhooks } = documented();
    expect(shapeOf(recording.operations, operations)).toEqual(shapeOf(operations, recording.operations));
    expect(shapeOf(recording.webhooks, webhooks)).toEqual(shapeOf(webhooks, recording.webhooks));
    const recorded = Object.fromEntries(Object.keys(recording.problems).map((code) => [code, problems[code]]));
    expect(shapeOf(recording.problems, recorded)).toEqual(shapeOf(recorded, recording.problems));
  }
}, 400_000);
