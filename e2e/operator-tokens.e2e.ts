import { randomUUID } from 'node:crypto';
import { type Body, call, makePartner } from './api.ts';
import { operatorToken } from './operator-token.ts';
import { type Program, run, startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';

let program: Program;

beforeAll(async () => {
  program = await startProgram({ dataDir: temporaryDirectory() });
});

/** Runs `dakpion tokens …` with a token. Returns its JSON. */
async function tokens(token: string, ...args: string[]): Promise<Body> {
  const command = ['tokens', ...args, '--url', program.url, '--json'];
  const { exitCode, output } = await run('dist/programs/cli.js', command, { OPERATOR_TOKEN: token });
  expect([exitCode, output]).toEqual([0, expect.stringMatching(/^\{/)]);
  return JSON.parse(output);
}

const ask = (token: string, method: string, path: string, body?: unknown) =>
  call(method, `${program.url}/v1/operator${path}`, { authorization: `Bearer ${token}` }, body);

test('a named token is created, works, is listed and revoked by commands, and stops working within a second', async () => {
  const name = `Rahim ${randomUUID()}`;
  const made = await tokens(operatorToken, 'create', name, 'operator');
  const { partnerId } = await makePartner(program.url);
  expect((await ask(made.token, 'POST', `/partners/${partnerId}/suspend`)).status).toBe(200);
  const { data } = await tokens(made.token, 'list');
  expect(data[0]).toEqual({ token_id: null, name: 'OPERATOR_TOKEN', role: 'operator', issued_at: null });
  expect(data).toContainEqual({ token_id: made.token_id, name, role: 'operator', issued_at: made.issued_at });
  await tokens(operatorToken, 'revoke', made.token_id);
  const revokedAt = performance.now();
  let lastAcceptedAt = revokedAt;
  await until('the revoked token to be refused', async () => {
    const sentAt = performance.now();
    if ((await ask(made.token, 'GET', '/tokens')).status === 401) return true;
    lastAcceptedAt = sentAt;
    return false;
  });
  expect(lastAcceptedAt - revokedAt).toBeLessThan(1_000);
});

test("an auditor's token can read, and cannot change anything", async () => {
  const made = await tokens(operatorToken, 'create', `Auditor ${randomUUID()}`, 'auditor');
  const { partnerId } = await makePartner(program.url);
  expect((await ask(made.token, 'GET', `/partners/${partnerId}`)).status).toBe(200);
  expect((await ask(made.token, 'POST', `/partners/${partnerId}/suspend`)).body.code).toBe('auditor_may_only_read');
  expect((await ask(operatorToken, 'GET', `/partners/${partnerId}`)).body.suspended).toBe(false);
});
