import type { OrderCommand } from '@dakpion/contracts';
import { orderRecord } from '@dakpion/fixtures';
import { type Answer, call, type StartedGateway, startGateway } from '../gateway.fixture.ts';

// Shared by the specs of create: a partner's shop at a gateway, and an order service that accepts everything.

export const createPath = '/v1/business/order/create';

interface Shop {
  readonly gateway: () => StartedGateway;
  readonly partnerId: () => string;
  /** The partner's API keys. */
  readonly keys: () => { readonly sandbox: string; readonly production: string };
  /** The requests that reached the order service in this test. */
  readonly commands: OrderCommand[];
  /** Sends a create. `apiKey`: the sandbox one unless named. */
  readonly create: (body: unknown, headers?: Record<string, string>, apiKey?: string) => Promise<Answer>;
  /** Sends a create that is refused before it reaches the order service. Returns the errors of the problem. */
  readonly faultsOf: (body: unknown, headers?: Record<string, string>, apiKey?: string) => Promise<unknown>;
}

/** Starts the gateway before the tests of a file and closes it after them. The order service is reset before each test. */
export function setUpShop(): Shop {
  let gateway: StartedGateway;
  let partner: Awaited<ReturnType<StartedGateway['partner']>>;
  const commands: OrderCommand[] = [];

  beforeAll(async () => {
    gateway = await startGateway();
    const limits = { write: 10_000, read: 10_000 };
    partner = await gateway.partner({ rate_limits: { sandbox: limits, production: limits } });
  });
  afterAll(() => gateway.close());
  beforeEach(() => {
    commands.length = 0;
    gateway.services.order = async (command) => {
      commands.push(command);
      return { outcome: 'done', replayed: false, order: orderRecord({ order_id: command.order_id }) };
    };
  });

  const create: Shop['create'] = (body, headers = {}, apiKey = partner.api_keys.sandbox) =>
    call(`${gateway.url}${createPath}`, 'POST', { 'x-api-key': apiKey, ...headers }, body);
  const faultsOf: Shop['faultsOf'] = async (body, headers, apiKey) => {
    const answer = await create(body, headers, apiKey);
    expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
    expect(commands).toEqual([]);
    return answer.body.errors;
  };
  return {
    gateway: () => gateway,
    partnerId: () => partner.partner_id,
    keys: () => partner.api_keys,
    commands,
    create,
    faultsOf,
  };
}
