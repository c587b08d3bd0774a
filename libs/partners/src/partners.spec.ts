import { context } from '@dakpion/fixtures';
import { newApiKey } from './api-key.ts';
import { PartnerBuild, PartnersIncompleteError } from './partner-build.ts';
import { writePartnerDocuments } from './partner-documents.ts';
import { partnerAccounts, type Stores, withStores } from './partners.fixture.ts';
import { Partners } from './partners.ts';

/** Runs with this number of partners, copied from one that has rotated a key. */
async function withPartners(count: number, run: (partners: Partners, stores: Stores) => Promise<void>): Promise<void> {
  await withStores(async ({ eventStore, stateStore }) => {
    const accounts = partnerAccounts({ eventStore, stateStore });
    const { partner_id: first } = await accounts.create({ name: 'Shop', email: 'ops@shop.example' }, context);
    await accounts.rotateApiKey(first, 'sandbox', context);
    const partners = new Partners(stateStore, eventStore);
    const partner = await partners.find(first);
    if (partner === null) throw new Error('The partner was not stored.');
    for (let number = 1; number < count; number += 1) {
      const partner_id = `prt_${number}`;
      await writePartnerDocuments(stateStore, {
        partner: { ...partner, partner_id },
        team: [],
        revision: 5,
        ended_keys: [],
      });
    }
    await (await PartnerBuild.begin(stateStore)).complete();
    await run(partners, { eventStore, stateStore });
  });
}

test('reads a page whose partners have more keys than fit in one read', async () => {
  await withPartners(340, async (partners) => {
    const page = await partners.list({ offset: 0, limit: 340 });
    const keys = page.partners.flatMap(({ api_keys }) => [...api_keys.sandbox, ...api_keys.production]);
    expect([page.total, page.partners.length, keys.length]).toEqual([340, 340, 1_020]);
  });
});

test.each([1, 100, 201])('lists the ids of all %d partners', async (count) => {
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

describe('while partners are rebuilt', () => {
  const now = Date.parse('2026-11-21T08:00:00.000Z');

  test('refuses a key until later, if another event store has no stream of its partner', async () => {
    await withStores(async ({ eventStore, stateStore }) => {
      const accounts = partnerAccounts({ eventStore, stateStore }, () => now);
      const shop = await accounts.create({ name: 'Shop', email: 'ops@shop.example' }, context);
      await PartnerBuild.begin(stateStore);
      await withStores(async (other) => {
        const check = new Partners(stateStore, other.eventStore).checkApiKey(shop.api_keys.sandbox, now);
        await expect(check).rejects.toThrow(PartnersIncompleteError);
      });
    });
  });

  test('checks a known key in its stream, and refuses an unknown key until later', async () => {
    await withStores(async ({ eventStore, stateStore }) => {
      const accounts = partnerAccounts({ eventStore, stateStore }, () => now);
      const shop = await accounts.create({ name: 'Shop', email: 'ops@shop.example' }, context);
      // Simulates a state store that has lost its last writes.
      const unwritten = { ...stateStore, documents: { ...stateStore.documents, write: async () => [] } };
      await partnerAccounts({ eventStore, stateStore: unwritten }, () => now).suspend(shop.partner_id, context);
      const partners = new Partners(stateStore, eventStore);
      const check = () => partners.checkApiKey(shop.api_keys.sandbox, now);
      const unknown = () => partners.checkApiKey(newApiKey('sandbox'), now);

      expect(await partners.areComplete()).toBe(false);
      expect(await check()).toMatchObject({ outcome: 'valid', suspended: true });
      expect(await partners.find(shop.partner_id)).toMatchObject({ suspended: true });
      expect(await partners.find('prt_none')).toBeNull();
      await expect(unknown()).rejects.toThrow(PartnersIncompleteError);
      await expect(partners.list({ offset: 0, limit: 10 })).rejects.toThrow(PartnersIncompleteError);
      await expect(partners.idPages().next()).rejects.toThrow(PartnersIncompleteError);
      expect(await partners.checkApiKey(`${shop.api_keys.sandbox}x`, now)).toEqual({ outcome: 'invalid' });

      await (await PartnerBuild.begin(stateStore)).complete();
      expect(await partners.areComplete()).toBe(true);
      expect(await unknown()).toEqual({ outcome: 'invalid' });
    });
  });

  test('returns no partial list of ids when a rebuild begins between two pages', async () => {
    await withPartners(101, async (partners, { stateStore }) => {
      const pages = partners.idPages();
      await pages.next();
      await (await PartnerBuild.begin(stateStore)).complete();
      await expect(pages.next()).rejects.toThrow(PartnersIncompleteError);
    });
  });
});
