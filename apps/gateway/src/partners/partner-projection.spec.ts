import { eventually, newGate, until, withTemporaryDirectory } from '@dakpion/fixtures';
import { newApiKey } from '@dakpion/partners';
import { type DocumentChange, openLmdbStateStore, type StateStore } from '@dakpion/state-store';
import {
  type Answer,
  call,
  operatorToken,
  partnerAccounts,
  type StartedGateway,
  startGateway,
} from '../gateway.fixture.ts';

const context = { actor: { kind: 'operator' }, correlation_id: 'spec', causation_id: null } as const;

const ordersWith = ({ url }: StartedGateway, key: string) =>
  call(`${url}/v1/business/orders`, 'GET', { 'x-api-key': key });

/** Makes the state store lose its knowledge of partners, including the position up to which they were read. */
async function losePartners(stateStore: StateStore): Promise<void> {
  const { documents } = stateStore;
  const query = { scope: 'partners', collection: 'partners', list: 'all', direction: 'ascending' } as const;
  const partners = await documents.list<{ api_keys: object }>({ ...query, offset: 0, limit: 100 });
  const removed = (collection: string, id: string): DocumentChange => ({ kind: 'remove', collection, id });
  const lost = partners.documents.flatMap(({ id, value }) => [
    removed('partners', id),
    ...Object.values(value.api_keys)
      .flat()
      .map(({ sha256 }: { sha256: string }) => removed('api_keys', sha256)),
  ]);
  await documents.write('partners', [...lost, removed('partners', 'build'), removed('api_keys', 'build')]);
  await documents.write('checkpoints', [removed('checkpoints', 'partners')]);
}

function expectLater({ status, headers, body }: Answer): void {
  expect([status, body.code]).toEqual([503, 'temporarily_unavailable']);
  expect(headers.get('retry-after')).toBe('2');
}

test('finds a partner in its events when its read models were never written', async () => {
  const gateway = await startGateway();
  await withTemporaryDirectory(async (directory) => {
    const elsewhere = await openLmdbStateStore({ directory });
    try {
      const accounts = partnerAccounts({ eventStore: gateway.engines.eventStore, stateStore: elsewhere });
      const { api_keys } = await accounts.create({ name: 'Aarong', email: 'shop@example.com' }, context);
      const status = await until(async () => {
        const answer = await ordersWith(gateway, api_keys.sandbox);
        return answer.status !== 401 && answer.status;
      });
      expect(status).toBe(200);
    } finally {
      await gateway.close();
      await elsewhere.close();
    }
  });
});

test('is not ready, and does not refuse unknown keys, until lost partners are rebuilt', async () => {
  const gateway = await startGateway();
  const { eventStore, stateStore } = gateway.engines;
  const held = newGate();
  const subscribe = eventStore.subscribe.bind(eventStore);
  const ready = async () => {
    const { status, body } = await call(`${gateway.url}/health/ready`, 'GET');
    return [status, body.status, body.checks.partners];
  };
  try {
    const [shop, other] = [await gateway.partner(), await gateway.partner()];
    await partnerAccounts({ eventStore, stateStore }).suspend(other.partner_id, context);
    await eventually(async () => expect(await ready()).toEqual([200, 'ok', 'ok']));

    // The rebuild waits until the test has examined the state in between.
    eventStore.subscribe = async function* (options) {
      await held.opened;
      yield* subscribe(options);
    };
    await losePartners(stateStore);
    await eventually(async () => expect(await ready()).toEqual([503, 'rebuilding', 'rebuilding']));
    for (const key of [shop.api_keys.sandbox, other.api_keys.sandbox, newApiKey('sandbox')]) {
      expectLater(await ordersWith(gateway, key));
    }
    expect((await ordersWith(gateway, `${shop.api_keys.sandbox}x`)).status).toBe(401);
    const operator = { authorization: `Bearer ${operatorToken}` };
    expectLater(await call(`${gateway.url}/v1/operator/partners`, 'GET', operator));
    const found = await call(`${gateway.url}/v1/operator/partners/${other.partner_id}`, 'GET', operator);
    expect([found.status, found.body.suspended]).toEqual([200, true]);
    // A partner created during the rebuild can work at once.
    expect((await ordersWith(gateway, (await gateway.partner()).api_keys.sandbox)).status).toBe(200);

    held.open();
    await until(async () => (await ready())[0] === 200);
    const statuses = [shop.api_keys.sandbox, other.api_keys.sandbox, newApiKey('sandbox')].map(
      async (key) => (await ordersWith(gateway, key)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 403, 401]);
  } finally {
    held.open();
    await gateway.close();
  }
});
