import { PasswordChecks } from '../access/password-checks.ts';
import { type Answer, call, operatorToken, sharedGateway } from '../gateway.fixture.ts';

const gateway = sharedGateway();

const prefix = '/v1/operator/partners';
const unknownId = `prt_${'z'.repeat(26)}`;

function operate(method: string, path: string, body?: unknown): Promise<Answer> {
  return call(`${gateway.url}${prefix}${path}`, method, { authorization: `Bearer ${operatorToken}` }, body);
}

function summary(partnerId: string, changes: object = {}) {
  const key = {
    key_id: expect.stringMatching(/^key_/),
    last_four: expect.stringMatching(/^[0-9A-Za-z]{4}$/),
    issued_at: expect.any(String),
    expires_at: null,
    last_used_at: null,
  };
  return {
    partner_id: partnerId,
    name: 'Aarong',
    email: 'shop@example.com',
    suspended: false,
    rate_limits: { sandbox: { write: 120, read: 600 }, production: { write: 600, read: 3000 } },
    api_keys: { sandbox: [key], production: [key] },
    callback_urls: { sandbox: null, production: null },
    created_at: expect.any(String),
    updated_at: expect.any(String),
    ...changes,
  };
}

async function newPartner(): Promise<string> {
  return (await operate('POST', '', { name: 'Aarong', email: 'shop@example.com' })).body.partner_id;
}

describe('POST /v1/operator/partners', () => {
  test('takes turns with the sign-ins, because it hashes a password, and creates nothing when too many wait', async () => {
    const checks = gateway.application.get(PasswordChecks);
    let resolve = () => {};
    const end = new Promise<void>((done) => {
      resolve = done;
    });
    const others = Array.from({ length: 42 }, () => checks.inTurn('operators', () => end));
    const before = (await operate('GET', '')).body.pagination.total;
    const { status, body } = await operate('POST', '', { name: 'Aarong', email: 'shop@example.com' });
    expect([status, body.code, body.reason]).toEqual([503, 'temporarily_unavailable', 'busy']);
    expect(body.detail).toBe(
      'Too many requests of this kind wait. Nothing was changed. Send the request again after 5 seconds.',
    );
    expect((await operate('GET', '')).body.pagination.total).toBe(before);
    resolve();
    await Promise.all(others);
    expect((await operate('POST', '', { name: 'Aarong', email: 'shop@example.com' })).status).toBe(201);
  });

  test('answers 201 with every secret, and no other answer contains them', async () => {
    const body = { name: ' আড়ং ', email: 'shop@example.com', rate_limits: { sandbox: { write: 1, read: 2 } } };
    const answer = await operate('POST', '', body);
    const { partner_id } = answer.body;
    const webhook = { signing_secret: expect.stringMatching(/^whsec_/), token: expect.stringMatching(/^whtok_/) };
    expect([answer.status, answer.body]).toEqual([
      201,
      {
        partner_id: expect.stringMatching(/^prt_[0-9a-z]{26}$/),
        api_keys: {
          sandbox: expect.stringMatching(/^sandbox_key_test_[0-9A-Za-z]{38}$/),
          production: expect.stringMatching(/^live_key_[0-9A-Za-z]{38}$/),
        },
        webhook: { sandbox: webhook, production: webhook },
        dashboard: { email: 'shop@example.com', password: expect.any(String) },
      },
    ]);
    expect(answer.headers.get('location')).toBe(`${prefix}/${partner_id}`);
    const shown = await operate('GET', `/${partner_id}`);
    const rate_limits = { sandbox: { write: 1, read: 2 }, production: { write: 600, read: 3000 } };
    const unused = { stored_bytes: 0, limit_bytes: expect.any(Number) };
    const storage = { sandbox: unused, production: unused };
    expect(shown.body).toEqual({ ...summary(partner_id, { name: 'আড়ং', rate_limits }), storage });
    for (const secret of [...Object.values<string>(answer.body.api_keys), answer.body.dashboard.password]) {
      expect(JSON.stringify(shown.body)).not.toContain(secret);
    }
  });

  test('names every fault, at any depth', async () => {
    const body = {
      name: '',
      email: 'nobody',
      rate_limits: { sandbox: { write: 0, red: 1 }, production: 'fast', staging: {} },
      phone: 1,
    };
    const answer = await operate('POST', '', body);
    expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
    expect(answer.body.errors).toEqual([
      { field: 'name', code: 'empty', message: 'Must not be empty.' },
      { field: 'email', code: 'bad_format', message: 'Must be an e-mail address.' },
      { field: 'rate_limits.sandbox.write', code: 'out_of_range', message: 'Must be from 1 to 1000000.' },
      { field: 'rate_limits.sandbox.read', code: 'required', message: 'Is required.' },
      { field: 'rate_limits.sandbox.red', code: 'unknown_field', message: expect.any(String) },
      { field: 'rate_limits.production', code: 'wrong_type', message: 'Must be a JSON object.' },
      { field: 'rate_limits.staging', code: 'unknown_field', message: expect.any(String) },
      { field: 'phone', code: 'unknown_field', message: expect.any(String) },
    ]);
  });
});

describe('reading partners', () => {
  test('lists them newest first, in pages', async () => {
    const before = (await operate('GET', '')).body.pagination.total;
    const ids = [await newPartner(), await newPartner(), await newPartner()];
    const { status, body } = await operate('GET', '?limit=2');
    const total = before + 3;
    const total_pages = Math.ceil(total / 2);
    expect([status, body.pagination]).toEqual([200, { page: 1, limit: 2, total, total_pages, has_more: true }]);
    const seen = [...body.data, ...(await operate('GET', '?limit=2&page=2')).body.data];
    expect(seen.map(({ partner_id }: { partner_id: string }) => partner_id)).toEqual(expect.arrayContaining(ids));
    expect(body.data[0]).toEqual(summary(body.data[0].partner_id));
    expect((await operate('GET', '?limit=101')).status).toBe(422);
  });

  test.each([unknownId, 'prt_1', '%00', 'x'.repeat(200)])('answers 404 for %s', async (id) => {
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/suspend'],
      ['POST', '/resume'],
      ['PUT', '/rate-limits'],
    ] as const) {
      const answer = await operate(method, `/${id}${path}`, method === 'PUT' ? {} : undefined);
      expect(answer.body).toEqual({
        type: 'https://api.example.com/problems/partner_not_found',
        title: 'Partner not found',
        status: 404,
        detail: expect.any(String),
        instance: `${prefix}/${id}${path}`,
        code: 'partner_not_found',
        request_id: expect.any(String),
        partner_id: decodeURIComponent(id),
      });
    }
  });
});

describe('changing partners', () => {
  test('can be repeated for suspend and resume, and returns the partner', async () => {
    const id = await newPartner();
    for (const [path, suspended] of [
      ['/suspend', true],
      ['/suspend', true],
      ['/resume', false],
      ['/resume', false],
    ] as const) {
      const answer = await operate('POST', `/${id}${path}`);
      expect([answer.status, answer.body]).toEqual([200, summary(id, { suspended })]);
    }
  });

  test('changes rate limits for the named environments only', async () => {
    const id = await newPartner();
    const production = { write: 5, read: 6 };
    const answer = await operate('PUT', `/${id}/rate-limits`, { production });
    const rate_limits = { sandbox: { write: 120, read: 600 }, production };
    expect([answer.status, answer.body]).toEqual([200, summary(id, { rate_limits })]);
    expect((await operate('PUT', `/${id}/rate-limits`, { production: { write: 5 } })).body.errors).toEqual([
      { field: 'production.read', code: 'required', message: 'Is required.' },
    ]);
  });
});
