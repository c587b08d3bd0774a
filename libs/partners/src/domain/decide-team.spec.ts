import { dhakaTime } from '@dakpion/contracts';
import fc from 'fast-check';
import { decideTeam, hasJoined, maxUsers } from './decide-team.ts';
import { evolveTeam, firstTeam, type Team } from './team.ts';
import type { TeamCommand, TeamRefusal } from './team-commands.ts';
import { type Role, roles, type TeamEvent } from './team-events.ts';

const at = (minutes: number) => dhakaTime(Date.parse('2026-11-23T00:00:00Z') + minutes * 60_000);
const owner = 'usr_1';
const created = firstTeam({
  ...{ partner_id: 'prt_1', name: 'Shop', email: 'ops@shop.example', created_at: at(0) },
  rate_limits: { sandbox: { write: 1, read: 1 }, production: { write: 1, read: 1 } },
  dashboard: { email: 'Ops@shop.example', password_hash: 'hash of ops' },
});

const invited = (id: string, role: Role = 'developer'): TeamEvent => ({
  type: 'UserInvited',
  data: {
    ...{ user_id: id, email: `${id}@shop.example`, role, token_sha256: `token of ${id}` },
    ...{ expires_at: at(100), invited_at: at(1) },
  },
});
const joined = (id: string): TeamEvent => ({
  type: 'InvitationAccepted',
  data: { user_id: id, password_hash: `hash of ${id}`, accepted_at: at(2) },
});
const resetIssued = (id: string, removes_totp = false): TeamEvent => ({
  type: 'PasswordResetIssued',
  data: { user_id: id, token_sha256: `reset of ${id}`, removes_totp, expires_at: at(60), issued_at: at(3) },
});
const enrolled: TeamEvent = { type: 'TotpEnrolled', data: { user_id: owner, secret: 'enc 1', enrolled_at: at(3) } };
const confirmed: TeamEvent = { type: 'TotpConfirmed', data: { user_id: owner, confirmed_at: at(4) } };

const codesIssued = (minutes: number, code_hashes = ['a', 'b']): TeamEvent => ({
  type: 'RecoveryCodesIssued',
  data: { user_id: owner, code_hashes, issued_at: at(minutes) },
});

const fold = (events: readonly TeamEvent[]) => events.reduce(evolveTeam, created);
const given = (...events: readonly TeamEvent[]) => ({
  when: (command: TeamCommand) => decideTeam(command, fold(events)),
});
const happens = (...events: TeamEvent[]) => ({ outcome: 'events', events });
const refused = (refusal: TeamRefusal) => ({ outcome: 'refused', refusal });
const userOf = (team: Team, id: string) => team.find(({ user_id }) => user_id === id);

const invite = (id: string, email = `${id}@shop.example`): TeamCommand => ({
  ...{ type: 'InviteUser', user_id: id, email, role: 'developer', token_sha256: `token of ${id}` },
  ...{ expires_at: at(100), now: at(1) },
});

test("the account of the creation becomes the first owner, with an id that follows from the partner's id", () => {
  expect(created).toEqual([
    {
      ...{ user_id: owner, email: 'Ops@shop.example', role: 'owner', password_hash: 'hash of ops', invitation: null },
      ...{ reset: null, session_generation: 0, totp: null, language: 'en', added_at: at(0) },
    },
  ]);
});

describe('invitations', () => {
  test('invite an address, and send it another link as long as it has not joined', () => {
    expect(given().when(invite('usr_2'))).toEqual(happens(invited('usr_2')));
    const again = given(invited('usr_2')).when({ ...invite('usr_9', 'USR_2@shop.example') } as TeamCommand);
    expect(again).toMatchObject({ events: [{ type: 'UserInvited', data: { user_id: 'usr_2' } }] });
    const team = fold([invited('usr_2'), ...(again.outcome === 'events' ? again.events : [])]);
    expect(team.map(({ user_id, invitation }) => [user_id, invitation?.token_sha256])).toEqual([
      [owner, undefined],
      ['usr_2', 'token of usr_9'],
    ]);
  });

  test('refuse the address of a user who has joined, in upper or lower case', () => {
    expect(given().when(invite('usr_2', 'ops@SHOP.example'))).toEqual(refused({ code: 'user_exists' }));
  });

  test('are limited to 50 users of a partner, and can still be repeated for an invited user', () => {
    const full = Array.from({ length: maxUsers - 1 }, (_, index) => invited(`usr_${index + 2}`));
    expect(given(...full).when(invite('usr_99'))).toEqual(refused({ code: 'too_many_users', limit: 50 }));
    expect(given(...full).when(invite('usr_2')).outcome).toBe('events');
  });

  test.each([
    ['by its token', 'token of usr_2', 50, happens(joined('usr_2'))],
    ['not by another one', 'token of usr_3', 50, refused({ code: 'link_invalid' })],
    ['not once it has expired', 'token of usr_2', 100, refused({ code: 'link_invalid' })],
  ])('are accepted %s', (_, token_sha256, minutes, expected) => {
    const command: TeamCommand = {
      ...{ type: 'AcceptInvitation', token_sha256, password_hash: 'hash of usr_2', now: at(minutes) },
    };
    const decision = given(invited('usr_2')).when(command);
    const times = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll(at(minutes), at(2)));
    expect(times(decision)).toEqual(times(expected));
  });

  test('are accepted once', () => {
    const command = {
      type: 'AcceptInvitation',
      token_sha256: 'token of usr_2',
      password_hash: 'x',
      now: at(3),
    } as const;
    expect(given(invited('usr_2'), joined('usr_2')).when(command)).toEqual(refused({ code: 'link_invalid' }));
  });
});

describe('roles and removal', () => {
  const demote: TeamCommand = { type: 'ChangeUserRole', user_id: owner, role: 'developer', now: at(5) };
  const remove: TeamCommand = { type: 'RemoveUser', user_id: owner, now: at(5) };

  test('keep the last owner who can sign in', () => {
    for (const command of [demote, remove]) {
      expect(given(invited('usr_2', 'owner')).when(command)).toEqual(refused({ code: 'last_owner' }));
    }
  });

  test('allow an owner to be changed or removed when there is another, and ignore a change to the same role', () => {
    const other = [invited('usr_2', 'owner'), joined('usr_2')];
    const changed: TeamEvent = {
      type: 'UserRoleChanged',
      data: { user_id: owner, role: 'developer', changed_at: at(5) },
    };
    expect(given(...other).when(demote)).toEqual(happens(changed));
    expect(given(...other).when(remove)).toEqual(
      happens({ type: 'UserRemoved', data: { user_id: owner, removed_at: at(5) } }),
    );
    expect(given(...other, changed).when(demote)).toEqual(happens());
  });

  test('let anyone go who is no owner, and forget them', () => {
    const removed: TeamEvent = { type: 'UserRemoved', data: { user_id: 'usr_2', removed_at: at(5) } };
    for (const before of [[invited('usr_2')], [invited('usr_2'), joined('usr_2')]]) {
      expect(given(...before).when({ ...remove, user_id: 'usr_2' } as TeamCommand)).toEqual(happens(removed));
      expect(fold([...before, removed])).toEqual(created);
    }
  });
});

describe('passwords and sessions', () => {
  const generation = (...events: TeamEvent[]) => userOf(fold(events), owner)?.session_generation;

  test('change a password only if the present one is still the one that was checked', () => {
    const command = (present_hash: string): TeamCommand => ({
      ...{ type: 'ChangePassword', user_id: owner, present_hash, password_hash: 'new hash', now: at(5) },
    });
    const changed: TeamEvent = {
      type: 'PasswordChanged',
      data: { user_id: owner, password_hash: 'new hash', changed_at: at(5) },
    };
    expect(given().when(command('hash of ops'))).toEqual(happens(changed));
    expect(given().when(command('another'))).toEqual(refused({ code: 'password_changed' }));
    expect(generation(changed)).toBe(1);
  });

  test('begin another generation of sessions at a sign-out everywhere', () => {
    const command: TeamCommand = { type: 'SignOutEverywhere', user_id: owner, now: at(5) };
    const event: TeamEvent = { type: 'SignedOutEverywhere', data: { user_id: owner, signed_out_at: at(5) } };
    expect(given(event).when(command)).toEqual(happens(event));
    expect(generation(event, event)).toBe(2);
  });

  test('accept a reset once, end all sessions, and remove one-time codes if the operator chose that', () => {
    const command: TeamCommand = {
      ...{ type: 'ResetPassword', token_sha256: `reset of ${owner}`, password_hash: 'new hash', now: at(59) },
    };
    const reset: TeamEvent = {
      type: 'PasswordReset',
      data: { user_id: owner, password_hash: 'new hash', reset_at: at(59) },
    };
    const removed: TeamEvent = { type: 'TotpRemoved', data: { user_id: owner, removed_at: at(59) } };
    expect(given(enrolled, confirmed, resetIssued(owner)).when(command)).toEqual(happens(reset));
    expect(given(enrolled, confirmed, resetIssued(owner, true)).when(command)).toEqual(happens(reset, removed));
    // There are none to remove.
    expect(given(resetIssued(owner, true)).when(command)).toEqual(happens(reset));
    expect(given(resetIssued(owner), reset).when(command)).toEqual(refused({ code: 'link_invalid' }));
    expect(given(resetIssued(owner)).when({ ...command, now: at(60) })).toEqual(refused({ code: 'link_invalid' }));
    expect(generation(resetIssued(owner), reset)).toBe(1);
  });

  test('refuse a reset for a user who has not joined', () => {
    const command: TeamCommand = {
      ...{ type: 'IssuePasswordReset', user_id: 'usr_2', token_sha256: 't', removes_totp: false },
      ...{ expires_at: at(60), now: at(3) },
    };
    expect(given(invited('usr_2')).when(command)).toEqual(refused({ code: 'user_not_found' }));
    expect(given(invited('usr_2'), joined('usr_2')).when(command).outcome).toBe('events');
  });
});

describe('one-time codes', () => {
  const enrol: TeamCommand = { type: 'EnrolTotp', user_id: owner, secret: 'enc 1', now: at(3) };
  const confirm: TeamCommand = {
    type: 'ConfirmTotp',
    user_id: owner,
    secret: 'enc 1',
    recovery_code_hashes: ['a', 'b'],
    now: at(4),
  };

  test('can be set up again until they are confirmed, and then only after their removal', () => {
    expect(given().when(enrol)).toEqual(happens(enrolled));
    expect(given(enrolled).when(enrol)).toEqual(happens(enrolled));
    expect(given(enrolled, confirmed).when(enrol)).toEqual(refused({ code: 'totp_active' }));
  });

  test('are confirmed only for the secret with which the code was checked', () => {
    expect(given(enrolled).when(confirm)).toEqual(happens(confirmed, codesIssued(4)));
    expect(given(enrolled, confirmed).when(confirm)).toEqual(happens());
    for (const before of [[], [{ ...enrolled, data: { ...enrolled.data, secret: 'enc 2' } } as TeamEvent]]) {
      expect(given(...before).when(confirm)).toEqual(refused({ code: 'totp_not_enrolled' }));
    }
  });

  test('have recovery codes that each work once, until others replace them', () => {
    const use = (code_hash: string): TeamCommand => ({
      type: 'UseRecoveryCode',
      user_id: owner,
      code_hash,
      now: at(5),
    });
    const used: TeamEvent = { type: 'RecoveryCodeUsed', data: { user_id: owner, code_hash: 'a', used_at: at(5) } };
    const left = (...events: readonly TeamEvent[]) => userOf(fold(events), owner)?.totp?.recovery_codes;
    const active = [enrolled, confirmed, codesIssued(4)];
    expect(given(...active).when(use('a'))).toEqual(happens(used));
    expect(given().when(use('a'))).toEqual(refused({ code: 'totp_not_enrolled' }));
    const totp = { secret: 'enc 1', confirmed: true, recovery_codes: ['b'] };
    expect(userOf(fold([...active, used]), owner)?.totp).toEqual(totp);
    const resealed: TeamEvent = {
      type: 'TotpResealed',
      data: { user_id: owner, secret: 'enc 1 anew', resealed_at: at(6) },
    };
    expect(userOf(fold([...active, used, resealed]), owner)?.totp).toEqual({ ...totp, secret: 'enc 1 anew' });
    for (const code of ['a', 'c']) {
      expect(given(...active, used).when(use(code))).toEqual(refused({ code: 'totp_not_enrolled' }));
    }
    const issue: TeamCommand = { type: 'IssueRecoveryCodes', user_id: owner, code_hashes: ['c'], now: at(6) };
    expect(given(enrolled).when(issue)).toEqual(refused({ code: 'totp_not_enrolled' }));
    // One-time codes from a version without recovery codes.
    expect(given(enrolled, confirmed).when(issue)).toEqual(happens(codesIssued(6, ['c'])));
    expect(given(enrolled, confirmed).when(use('a'))).toEqual(refused({ code: 'totp_not_enrolled' }));
    expect(given(...active, codesIssued(6, ['c'])).when(use('b'))).toEqual(refused({ code: 'totp_not_enrolled' }));
    const again: TeamEvent = { type: 'TotpRemoved', data: { user_id: owner, removed_at: at(7) } };
    expect(left(...active, again, enrolled, confirmed)).toBeUndefined();
  });

  test('are removed once', () => {
    const command: TeamCommand = { type: 'RemoveTotp', user_id: owner, now: at(5) };
    const removed: TeamEvent = { type: 'TotpRemoved', data: { user_id: owner, removed_at: at(5) } };
    expect(given(enrolled).when(command)).toEqual(happens(removed));
    expect(given(enrolled, removed).when(command)).toEqual(happens());
  });
});

test.each<TeamCommand>([
  { type: 'ChangeUserRole', user_id: 'usr_9', role: 'owner', now: at(1) },
  { type: 'RemoveUser', user_id: 'usr_9', now: at(1) },
  { type: 'ChangePassword', user_id: 'usr_9', present_hash: '', password_hash: '', now: at(1) },
  { type: 'SignOutEverywhere', user_id: 'usr_9', now: at(1) },
  { type: 'EnrolTotp', user_id: 'usr_9', secret: '', now: at(1) },
  { type: 'ConfirmTotp', user_id: 'usr_9', secret: '', recovery_code_hashes: [], now: at(1) },
  { type: 'IssueRecoveryCodes', user_id: 'usr_9', code_hashes: [], now: at(1) },
  { type: 'UseRecoveryCode', user_id: 'usr_9', code_hash: 'a', now: at(1) },
  { type: 'RemoveTotp', user_id: 'usr_9', now: at(1) },
  { type: 'SetLanguage', user_id: 'usr_9', language: 'bn', now: at(1) },
])('refuses $type for a user who does not exist', (command) => {
  expect(given().when(command)).toEqual(refused({ code: 'user_not_found' }));
});

test('keeps an owner who can sign in, unique users and growing generations after any commands', () => {
  const id = fc.constantFrom('usr_1', 'usr_2', 'usr_3');
  const role = fc.constantFrom(...roles);
  const now = fc.constant(at(5));
  const commands = fc.oneof(
    fc.record({
      ...{ type: fc.constant('InviteUser' as const), user_id: id, role, now, expires_at: fc.constant(at(9)) },
      ...{ email: fc.constantFrom('a@x.example', 'A@x.example', 'b@x.example'), token_sha256: id },
    }),
    fc.record({ type: fc.constant('AcceptInvitation' as const), token_sha256: id, password_hash: id, now }),
    fc.record({ type: fc.constant('ChangeUserRole' as const), user_id: id, role, now }),
    fc.record({ type: fc.constant('RemoveUser' as const), user_id: id, now }),
    fc.record({ type: fc.constant('SignOutEverywhere' as const), user_id: id, now }),
  );
  fc.assert(
    fc.property(fc.array(commands, { maxLength: 40 }), (asked) => {
      let team = created;
      for (const command of asked) {
        // As with the random ids of callers, no id is used twice.
        if (command.type === 'InviteUser' && userOf(team, command.user_id) !== undefined) continue;
        const before = team;
        const decision = decideTeam(command, team);
        team = decision.outcome === 'events' ? decision.events.reduce(evolveTeam, team) : team;
        expect(team.some((user) => user.role === 'owner' && hasJoined(user))).toBe(true);
        expect(new Set(team.map(({ user_id }) => user_id)).size).toBe(team.length);
        expect(new Set(team.map(({ email }) => email.toLowerCase())).size).toBe(team.length);
        for (const user of team) {
          const earlier = userOf(before, user.user_id)?.session_generation ?? 0;
          expect(user.session_generation).toBeGreaterThanOrEqual(earlier);
        }
      }
    }),
  );
});
