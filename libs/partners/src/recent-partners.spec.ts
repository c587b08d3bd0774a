import type { EventStore, ReadStreamOptions } from '@dakpion/event-store';
import { firstOwnerId } from './domain/team.ts';
import { partnerAccounts, type Stores, withStores } from './partners.fixture.ts';
import { TeamAccounts } from './team-accounts.ts';
import { Teams } from './teams.ts';

const context = { actor: { kind: 'operator' }, correlation_id: 'spec', causation_id: null } as const;

/** A store that counts the events that are read from streams, and reads from the store that `at` returns. */
function countedStore(at: () => EventStore): { store: EventStore; reads: () => number } {
  let reads = 0;
  const store: EventStore = Object.create(at(), {
    readStream: {
      value: async function* (stream: string, options?: ReadStreamOptions) {
        for await (const event of at().readStream(stream, options)) {
          reads += 1;
          yield event;
        }
      },
    },
    append: { value: (...sent: Parameters<EventStore['append']>) => at().append(...sent) },
  });
  return { store, reads: () => reads };
}

async function newPartner(stores: Stores): Promise<string> {
  return (await partnerAccounts(stores).create({ name: 'Shop', email: 'ops@shop.example' }, context)).partner_id;
}

function setLanguage({ eventStore, stateStore }: Stores, partner_id: string, language: 'en' | 'bn') {
  const command = { type: 'SetLanguage', user_id: firstOwnerId(partner_id), language } as const;
  return new TeamAccounts(eventStore, stateStore, Date.now).change(partner_id, command, context);
}

test('commands on a partner read only what has changed, so that a flood of them costs little with a long stream', () =>
  withStores(async (stores) => {
    const { store, reads } = countedStore(() => stores.eventStore);
    const partnerId = await newPartner(stores);
    const counted = { ...stores, eventStore: store };
    for (let change = 0; change < 20; change += 1) {
      await setLanguage(counted, partnerId, change % 2 === 0 ? 'bn' : 'en');
    }
    const before = reads();
    for (let command = 0; command < 10; command += 1) await setLanguage(counted, partnerId, 'en');
    // The first command reads the last change too.
    expect(reads() - before).toBe(11);
    expect(await setLanguage(counted, partnerId, 'bn')).toMatchObject({ outcome: 'done', user: { language: 'bn' } });
  }));

test('a stream with another past, as after a restore of the event store, is read from its beginning', () =>
  withStores(async (stores) => {
    await withStores(async (restored) => {
      let present = stores.eventStore;
      const counted = { ...stores, eventStore: countedStore(() => present).store };
      const partnerId = await newPartner(stores);
      for await (const { stream, revision, id, type, data, metadata } of stores.eventStore.readStream(
        `partner-${partnerId}`,
      )) {
        const expected = revision === 0 ? 'no_stream' : revision - 1;
        await restored.eventStore.append(stream, [{ id, type, data, metadata }], expected);
      }
      await setLanguage(counted, partnerId, 'bn');
      await setLanguage(counted, partnerId, 'en');
      await setLanguage({ ...stores, eventStore: restored.eventStore }, partnerId, 'bn');
      present = restored.eventStore;
      expect(await setLanguage(counted, partnerId, 'en')).toMatchObject({ outcome: 'done', user: { language: 'en' } });
      const teams = new Teams(restored.stateStore, restored.eventStore);
      expect((await teams.find(partnerId))?.users[0]?.language).toBe('en');
    });
  }));
