import { until } from '@dakpion/fixtures';
import { call, operatorToken, sharedGateway } from '../gateway.fixture.ts';
import { OperatorTokens, operatorTokenStream } from './operator-tokens.ts';

const gateway = sharedGateway({ trustedProxies: ['127.0.0.0/8'] });
const context = { actor: { kind: 'operator' }, correlation_id: 'spec', causation_id: null } as const;

const ask = (token: string, method: string, path: string, body?: unknown) =>
  call(`${gateway.url}/v1/operator${path}`, method, { authorization: `Bearer ${token}` }, body);
const make = async (name: string, role: 'operator' | 'auditor') =>
  (await ask(operatorToken, 'POST', '/tokens', { name, role })).body;
const lines = (event: string) =>
  gateway.logged.filter((line): line is Record<string, unknown> => (line as { event?: string }).event === event);

test('a named token works until it is revoked, and the event store has only its hash', async () => {
  const made = await make('Rahim', 'operator');
  expect(made).toMatchObject({ name: 'Rahim', role: 'operator', token: expect.stringMatching(/^dakpion_operator_/) });
  expect((await ask(made.token, 'GET', '/partners')).status).toBe(200);
  const { data } = (await ask(made.token, 'GET', '/tokens')).body;
  expect(data.map(({ name }: { name: string }) => name)).toEqual(['OPERATOR_TOKEN', 'Rahim']);
  expect(JSON.stringify(data)).not.toContain(made.token);
  expect((await ask(made.token, 'DELETE', `/tokens/${made.token_id}`)).status).toBe(204);
  expect((await ask(made.token, 'GET', '/partners')).body.code).toBe('operator_unauthorized');
  const stored: unknown[] = [];
  for await (const { type, data: content, metadata } of gateway.engines.eventStore.readStream(operatorTokenStream)) {
    stored.push([type, metadata.actor]);
    expect(JSON.stringify(content)).not.toContain(made.token);
  }
  expect(stored).toEqual([
    ['OperatorTokenIssued', { kind: 'operator', name: 'OPERATOR_TOKEN' }],
    ['OperatorTokenRevoked', { kind: 'operator', name: 'Rahim' }],
  ]);
});

test('after a token whose answer was lost, both answers say what to do: look, revoke it, and make another', async () => {
  const { eventStore } = gateway.engines;
  const append = eventStore.append.bind(eventStore);
  const losing = jest.spyOn(eventStore, 'append').mockImplementationOnce(async (...appended) => {
    await append(...appended);
    throw Object.assign(new Error('no answer'), { temporary: true });
  });
  const issue = () => ask(operatorToken, 'POST', '/tokens', { name: 'Lost', role: 'auditor' });
  const first = await issue();
  losing.mockRestore();
  expect([first.status, first.body.detail]).toEqual([
    503,
    expect.stringMatching(/Check the result .* before you send/),
  ]);
  const second = await issue();
  expect([second.status, second.body.detail]).toEqual([409, expect.stringMatching(/was lost, revoke it/)]);
  const { data } = (await ask(operatorToken, 'GET', '/tokens')).body;
  const { token_id } = data.find(({ name }: { name: string }) => name === 'Lost');
  expect((await ask(operatorToken, 'DELETE', `/tokens/${token_id}`)).status).toBe(204);
  expect((await issue()).status).toBe(201);
});

test('a revocation at one gateway applies at another within a second', async () => {
  const [one, other] = [1, 2].map(() => new OperatorTokens(gateway.engines.eventStore, Date.now));
  if (one === undefined || other === undefined) throw new Error('two were made');
  const { token, text } = await one.issue({ name: 'Karim', role: 'auditor' }, context);
  expect(await other.find(text)).toEqual(token);
  await one.revoke(token.token_id, context);
  expect(await one.find(text)).toBeNull();
  const { now } = performance;
  const later = jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 999);
  expect(await other.find(text)).toBeNull();
  later.mockRestore();
});

test('making and revoking a token apply at once, also to a read in progress that did not see them', async () => {
  const { eventStore } = gateway.engines;
  const held: (() => void)[] = [];
  let isHolding = false;
  async function* readStream(...asked: Parameters<typeof eventStore.readStream>) {
    yield* eventStore.readStream(...asked);
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
  }
  const tokens = new OperatorTokens(Object.create(eventStore, { readStream: { value: readStream } }), Date.now);
  const duringRead = async <Done>(change: () => Promise<Done>): Promise<Done> => {
    isHolding = true;
    const reading = tokens.all();
    await until(() => held.length > 0);
    isHolding = false;
    const done = await change();
    held.pop()?.();
    await reading;
    return done;
  };
  const { token, text } = await duringRead(() => tokens.issue({ name: 'Nasrin', role: 'auditor' }, context));
  expect(await tokens.find(text)).toEqual(token);
  await duringRead(() => tokens.revoke(token.token_id, context));
  expect(await tokens.find(text)).toBeNull();
});

test('an auditor can read and cannot change anything', async () => {
  const { token } = await make('Auditor', 'auditor');
  expect((await ask(token, 'GET', '/partners')).status).toBe(200);
  for (const [method, path] of [
    ['POST', '/tokens'],
    ['POST', '/partners'],
  ] as const) {
    expect((await ask(token, method, path, { name: 'x', role: 'operator' })).body.code).toBe('auditor_may_only_read');
  }
});

test('the security log records what operators do and read with their name, without personal values', async () => {
  const { token } = await make('Salma', 'operator');
  const { partner_id } = await gateway.partner();
  await ask(token, 'GET', '/orders?partner_reference_id=01712345678');
  await ask(token, 'POST', `/partners/${partner_id}/suspend`);
  await until(async () => lines('operator_change').some(({ operator }) => operator === 'Salma'));
  const known = { operator: 'Salma', operator_role: 'operator', outcome: 'done', network: '127.0.0.0/24' };
  expect(lines('operator_read').at(-1)).toMatchObject({
    ...known,
    route: '/v1/operator/orders',
    subject: { filters: ['partner_reference_id'] },
  });
  expect(lines('operator_change').at(-1)).toMatchObject({ ...known, subject: { partner_id } });
  expect(JSON.stringify(lines('operator_read'))).not.toContain('01712345678');
  const actors: unknown[] = [];
  for await (const { metadata } of gateway.engines.eventStore.readStream(`partner-${partner_id}`))
    actors.push(metadata.actor);
  expect(actors.at(-1)).toEqual({ kind: 'operator', name: 'Salma' });
});

test('the security log records every read of the transparency log with the name of the reader', async () => {
  const log = '/transparency/tile/entries/000';
  for (const role of ['operator', 'auditor'] as const) {
    const { token } = await make(`Reader ${role}`, role);
    const { status } = await call(`${gateway.url}${log}`, 'GET', { authorization: `Bearer ${token}` });
    expect(status).toBe(404);
    await until(async () => lines('operator_read').some(({ operator }) => operator === `Reader ${role}`));
    expect(lines('operator_read').at(-1)).toMatchObject({
      operator_role: role,
      outcome: 'not_found',
      subject: { level: 'entries', a: '000' },
    });
  }
  await call(`${gateway.url}${log}`, 'GET', { authorization: 'Bearer wrong' });
  await until(async () => lines('operator_refused').some(({ subject }) => 'level' in (subject as object)));
});

test('the security log records refusals with the network of the client, including IPv6', async () => {
  const headers = { authorization: 'Bearer wrong', 'x-forwarded-for': '2001:db8:5:6::7' };
  await call(`${gateway.url}/v1/operator/partners`, 'GET', headers);
  await call(`${gateway.url}/v1/business/orders`, 'GET', { 'x-api-key': 'wrong', 'x-forwarded-for': '203.0.113.9' });
  await until(async () => lines('access_refused').length > 0);
  expect(lines('operator_refused').at(-1)).toMatchObject({
    outcome: 'operator_unauthorized',
    network: '2001:db8:5::/48',
  });
  expect(lines('access_refused')).toMatchObject([{ outcome: 'invalid_api_key', network: '203.0.113.0/24' }]);
});

test('the security log has at most one line a second for refusals that no limit counts, and one for each wrong key', async () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const wrong = () =>
    call(`${gateway.url}/v1/business/orders`, 'GET', { 'x-api-key': 'wrong', ...from('203.0.113.77') });
  const before = lines('access_refused').length;
  for (let count = 1; count <= 50; count += 1) await wrong();
  const ofWrongKeys = () =>
    lines('access_refused')
      .slice(before)
      .filter(({ outcome }) => outcome === 'invalid_api_key');
  await until(async () => ofWrongKeys().length >= 30);
  const limited = lines('access_refused')
    .slice(before)
    .filter(({ outcome }) => outcome === 'rate_limited');
  expect(limited.length).toBeLessThan(15);
  expect(limited[0]).toMatchObject({ network: '203.0.113.0/24' });
});
