import { openLmdbEventStore } from '@dakpion/event-store';
import { context, withTemporaryDirectory } from '@dakpion/examples';
import { openLmdbStateStore, type StateStore } from '@dakpion/state-store';
import type { Partner } from './domain/partner.ts';
import { PartnerAccounts } from './partner-accounts.ts';
import { writePartnerDocuments } from './partner-documents.ts';
import { Partners } from './partners.ts';

/** A partner as it is stored, to make many of. */
async function example(directory: string, stateStore: StateStore): Promise<Partner> {
  const eventStore = await openLmdbEventStore({ directory });
  const accounts = new PartnerAccounts(eventStore, stateStore, Date.now);
  const { partner_id } = await accounts.create({ name: 'Shop', email: 'ops@shop.example' }, context);
  await accounts.rotateApiKey(partner_id, 'sandbox', context);
  const partner = await new Partners(stateStore).find(partner_id);
  await eventStore.close();
  if (partner === null) throw new Error('The partner was not stored.');
  return partner;
}

async function withPartners(count: number, run: (partners: Partners) => Promise<void>): Promise<void> {
  await withTemporaryDirectory(async (directory) => {
    const stateStore = await openLmdbStateStore({ directory: `${directory}/state` });
    const partner = await example(`${directory}/events`, stateStore);
    for (let number = 1; number < count; number += 1) {
      const partner_id = `prt_${number}`;
      await writePartnerDocuments(stateStore, { partner: { ...partner, partner_id }, revision: 5 });
    }
    await run(new Partners(stateStore));
    await stateStore.close();
  });
}

test('a page whose partners have more keys than one read takes', async () => {
  await withPartners(340, async (partners) => {
    const page = await partners.list({ offset: 0, limit: 340 });
    const keys = page.partners.flatMap(({ api_keys }) => [...api_keys.sandbox, ...api_keys.production]);
    expect([page.total, page.partners.length, keys.length]).toEqual([340, 340, 1_020]);
  });
});

test.each([1, 100, 201])('the ids of all partners, of %d', async (count) => {
  await withPartners(count, async (partners) => {
    const pages: (readonly string[])[] = [];
    for await (const page of partners.idPages()) pages.push(page);
    expect(new Set(pages.flat()).size).toBe(count);
    expect(pages.map(({ length }) => length)).toEqual([
      ...Array(Math.floor(count / 100)).fill(100),
      ...(count % 100 ? [count % 100] : []),
    ]);
  });
});
