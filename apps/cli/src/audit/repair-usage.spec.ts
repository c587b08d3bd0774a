import type { OperatorClient } from '@dakpion/command-line';
import type { RepairedUsage } from '@dakpion/gateway';
import { repairUsage } from './repair-usage.ts';

const underWay = (joined: boolean): RepairedUsage => ({ status: 'under_way', corrected_days: null, joined });
const repaired = (joined: boolean): RepairedUsage => ({ status: 'repaired', corrected_days: 1, joined });

test.each([
  ['its own recount, at once', [repaired(false)]],
  ['its own recount, later', [underWay(false), repaired(true)]],
  ['a recount after one whose result nobody had fetched', [repaired(true), repaired(false)]],
  ['a recount after one that was in progress', [underWay(true), repaired(true), underWay(false), repaired(true)]],
])('a repair of usage waits for %s', async (_, answers) => {
  const left = [...answers];
  const client = { ask: async () => left.shift() } as unknown as OperatorClient;
  await repairUsage(client, { partner_id: 'prt_1', environment: 'sandbox' });
  expect(left).toEqual([]);
});
