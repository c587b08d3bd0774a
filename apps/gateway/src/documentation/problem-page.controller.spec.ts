import { call, sharedGateway } from '../gateway.fixture.ts';
import { guideTitles } from '../problem-table/guides.ts';
import { problemCodes, problemEntry } from '../problem-table/problem-table.ts';

const gateway = sharedGateway();

test('every code has a page', async () => {
  for (const code of problemCodes) {
    const { status, headers, body } = await call(`${gateway.url}/problems/${code}`, 'GET');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain(`<code>${code}</code>`);
  }
});

test('a page shows the cause, the remedy and an answer of this installation, and links to a guide', async () => {
  const { body } = await call(`${gateway.url}/problems/quotation_expired`, 'GET');
  expect(body).toContain('<h2>Cause</h2>\n<p>A quotation is valid for 15 minutes.</p>');
  expect(body).toContain('<h2>How to mend it</h2>\n<p>Request a new quotation and send its id, or omit quotation_id');
  expect(body).toContain('<a href="/docs/prices">Prices</a>');
  const [, example = ''] = /<pre tabindex="0"><code>(.*?)<\/code>/s.exec(body) ?? [];
  expect(JSON.parse(example.replaceAll('&quot;', '"'))).toMatchObject({
    type: 'https://api.example.com/problems/quotation_expired',
    status: 422,
    code: 'quotation_expired',
  });
});

test.each(problemCodes)('%s has a remedy, and a guide if partners can get it', (code) => {
  const { status, remedy, guide } = problemEntry(code) ?? {};
  expect([status, remedy]).toEqual([expect.any(Number), expect.stringMatching(/^[A-Z].+\.$/)]);
  if (guide !== undefined) expect(Object.keys(guideTitles)).toContain(guide);
});

test('a page is JSON if the client prefers it', async () => {
  const expected = {
    type: 'https://api.example.com/problems/order_not_retryable',
    code: 'order_not_retryable',
    status: 409,
    title: 'Order cannot be retried',
    description: 'Only a cancelled order can be retried. A retry creates a new order with the same details.',
    remedy: expect.stringMatching(/^[A-Z].+\.$/),
    guide: 'https://api.example.com/docs/retry-after-cancellation',
  };
  for (const accept of ['application/json', 'application/problem+json, text/html;q=0.5']) {
    const { status, body } = await call(`${gateway.url}/problems/order_not_retryable`, 'GET', { accept });
    expect([status, body]).toEqual([200, expected]);
  }
  const list = await call(`${gateway.url}/problems`, 'GET', { accept: 'application/json' });
  expect(list.body.data).toContainEqual(expected);
});

test('the list links to every page', async () => {
  const { body } = await call(`${gateway.url}/problems`, 'GET', { accept: 'text/html,application/json' });
  for (const code of problemCodes) expect(body).toContain(`href="/problems/${code}"`);
});

test.each(['teapot', 'toString', '__proto__'])('%s is not a problem code', async (code) => {
  const answer = await call(`${gateway.url}/problems/${code}`, 'GET');
  expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
});
