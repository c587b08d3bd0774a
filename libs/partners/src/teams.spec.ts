import { until } from '@dakpion/fixtures';
import { EventFollower } from '@dakpion/following';
import { PartnerProjection } from './partner.projection.ts';
import { PartnerBuild } from './partner-build.ts';
import { partnerAccounts, type Stores, withStores } from './partners.fixture.ts';
import { Partners } from './partners.ts';
import { TeamAccounts } from './team-accounts.ts';
import { Teams } from './teams.ts';
import { newLink, partnerOfLink } from './user-links.ts';

const context = { actor: { kind: 'operator' }, correlation_id: 'spec', causation_id: null } as const;

const email = 'ops@shop.example';
const create = (stores: Stores) => partnerAccounts(stores).create({ name: 'Shop', email }, context);
const followed = async ({ eventStore, stateStore }: Stores) => {
  const engines = { eventStore, stateStore, clock: Date.now };
  const follower = new EventFollower(engines, new PartnerProjection(eventStore, stateStore));
  follower.start();
  const partners = new Partners(stateStore, eventStore);
  await until(() => partners.areComplete());
  await follower.stop();
};
const usersOf = async ({ eventStore, stateStore }: Stores, address: string) =>
  (await new Teams(stateStore, eventStore).ofEmail(address)).map(({ user }) => user.user_id);

test('finds the users of an address in all partners, oldest first, except those who are only invited', async () => {
  await withStores(async (stores) => {
    await (await PartnerBuild.begin(stores.stateStore)).complete();
    const partners: string[] = [];
    for (let count = 0; count < 6; count += 1) partners.push((await create(stores)).partner_id.slice(4));
    const found = await usersOf(stores, 'OPS@Shop.example');
    expect(found).toHaveLength(6);
    expect(found.map((id) => id.slice(4)).toSorted()).toEqual(partners.toSorted());

    const accounts = new TeamAccounts(stores.eventStore, stores.stateStore, Date.now);
    const partnerId = `prt_${partners[0]}`;
    const link = await accounts.invite(partnerId, { email: 'dev@shop.example', role: 'developer' }, context);
    expect(await usersOf(stores, 'dev@shop.example')).toEqual([]);
    if (link.outcome === 'refused') throw new Error('invited');
    const accepted = await accounts.acceptInvitation(link.token, 'a hash', 'req_1');
    expect(accepted).toMatchObject({ outcome: 'done', partner_id: partnerId, user_id: link.user_id });
    expect(await usersOf(stores, 'dev@shop.example')).toEqual([link.user_id]);
    expect(await accounts.acceptInvitation(link.token, 'a hash', 'req_2')).toEqual({
      outcome: 'refused',
      refusal: { code: 'link_invalid' },
    });
    const actors: unknown[] = [];
    for await (const event of stores.eventStore.readStream(`partner-${partnerId}`)) actors.push(event.metadata.actor);
    expect(actors.at(-1)).toEqual({ kind: 'user', user_id: link.user_id });
  });
});

test('reads users from the events while the state store does not have all of them', async () => {
  await withStores(async (stores) => {
    const { partner_id } = await create(stores);
    const teams = new Teams(stores.stateStore, stores.eventStore);
    expect((await teams.find(partner_id))?.users.map((user) => user.email)).toEqual([email]);
    await expect(teams.ofEmail(email)).rejects.toThrow('rebuilt');
    expect(await teams.find('prt_nobody')).toBeNull();
  });
});

test('completes the documents of a version without users when the projection begins', async () => {
  await withStores(async (stores) => {
    const { partner_id } = await create(stores);
    await followed(stores);
    const lost = await stores.stateStore.documents.write('partners', [
      { kind: 'remove', collection: 'teams', id: partner_id },
      { kind: 'remove', collection: 'teams', id: 'build' },
    ]);
    expect(lost).toEqual([true, true]);
    await expect(usersOf(stores, email)).rejects.toThrow('rebuilt');
    await followed(stores);
    expect(await usersOf(stores, email)).toEqual([partner_id.replace('prt', 'usr')]);
  });
});

test('finds the partner of a link by its token, and accepts the token only in its own form', () => {
  const partnerId = `prt_${'0123456789abcdefghjkmnpqrs'}`;
  const { token } = newLink('invitation', partnerId);
  expect(partnerOfLink('invitation', token)).toBe(partnerId);
  for (const other of ['', `${token}x`, token.slice(1), token.replace('invite', 'reset')]) {
    expect(partnerOfLink('invitation', other)).toBeNull();
  }
  expect(partnerOfLink('password_reset', token)).toBeNull();
});
