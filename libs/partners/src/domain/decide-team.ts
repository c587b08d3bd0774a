import type { DhakaTime } from '@dakpion/contracts';
import { type PendingLink, recoveryCodesOf, type Team, type TeamUser } from './team.ts';
import type {
  AcceptInvitation,
  ChangePassword,
  ChangeUserRole,
  ConfirmTotp,
  EnrolTotp,
  InviteUser,
  ResetPassword,
  TeamCommand,
  TeamDecision,
  TeamRefusal,
} from './team-commands.ts';
import type { TeamEvent } from './team-events.ts';

/**
 * The maximum number of users of a partner, including invited ones: they are one document, which is read with each request of a
 * session.
 */
export const maxUsers = 50;

/** Decides `command` on the users of a partner. */
export function decideTeam(command: TeamCommand, team: Team): TeamDecision {
  const { now } = command;
  switch (command.type) {
    case 'InviteUser':
      return invite(command, team);
    case 'AcceptInvitation':
      return acceptInvitation(command, team);
    case 'ResetPassword':
      return resetPassword(command, team);
    case 'ChangeUserRole':
      return ofUser(command, team, (user) => changeRole(command, user, team));
    case 'RemoveUser':
      return ofUser(command, team, (user) =>
        isLastOwner(user, team)
          ? refused({ code: 'last_owner' })
          : happened({ type: 'UserRemoved', data: { user_id: user.user_id, removed_at: now } }),
      );
    case 'ChangePassword':
      return ofUser(command, team, (user) => changePassword(command, user));
    case 'IssuePasswordReset': {
      const { user_id, token_sha256, removes_totp, expires_at } = command;
      const data = { user_id, token_sha256, removes_totp, expires_at, issued_at: now };
      // An invited user has no password yet. The invitation can be repeated instead.
      return ofUser(command, team, (user) =>
        hasJoined(user) ? happened({ type: 'PasswordResetIssued', data }) : refused({ code: 'user_not_found' }),
      );
    }
    case 'SignOutEverywhere':
      return ofUser(command, team, ({ user_id }) =>
        happened({ type: 'SignedOutEverywhere', data: { user_id, signed_out_at: now } }),
      );
    case 'EnrolTotp':
      return ofUser(command, team, (user) => enrolTotp(command, user));
    case 'ConfirmTotp':
      return ofUser(command, team, (user) => confirmTotp(command, user));
    case 'RemoveTotp':
      return ofUser(command, team, ({ user_id, totp }) =>
        totp === null ? happened() : happened({ type: 'TotpRemoved', data: { user_id, removed_at: now } }),
      );
    case 'IssueRecoveryCodes':
      return ofUser(command, team, ({ user_id, totp }) =>
        totp?.confirmed === true
          ? happened({
              type: 'RecoveryCodesIssued',
              data: { user_id, code_hashes: command.code_hashes, issued_at: now },
            })
          : refused({ code: 'totp_not_enrolled' }),
      );
    case 'UseRecoveryCode': {
      const { user_id, code_hash } = command;
      return ofUser(command, team, (user) =>
        recoveryCodesOf(user).includes(code_hash)
          ? happened({ type: 'RecoveryCodeUsed', data: { user_id, code_hash, used_at: now } })
          : refused({ code: 'totp_not_enrolled' }),
      );
    }
    case 'SetLanguage': {
      const { user_id, language } = command;
      return ofUser(command, team, (user) =>
        user.language === language
          ? happened()
          : happened({ type: 'LanguageSet', data: { user_id, language, set_at: now } }),
      );
    }
  }
}

/** Whether two addresses are the same, except for the case of letters. */
export function isSameEmail(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** Whether the user has a password and can therefore sign in. */
export function hasJoined(user: TeamUser): user is TeamUser & { readonly password_hash: string } {
  return user.password_hash !== null;
}

function invite(command: InviteUser, team: Team): TeamDecision {
  const { email, role, token_sha256, expires_at, now } = command;
  const known = team.find((user) => isSameEmail(user.email, email));
  if (known !== undefined && hasJoined(known)) return refused({ code: 'user_exists' });
  if (known === undefined && team.length >= maxUsers) return refused({ code: 'too_many_users', limit: maxUsers });
  const user_id = known?.user_id ?? command.user_id;
  return happened({ type: 'UserInvited', data: { user_id, email, role, token_sha256, expires_at, invited_at: now } });
}

function acceptInvitation({ token_sha256, password_hash, now }: AcceptInvitation, team: Team): TeamDecision {
  const user = team.find(({ invitation }) => isOpenLink(invitation, token_sha256, now));
  if (user === undefined) return refused({ code: 'link_invalid' });
  const data = { user_id: user.user_id, password_hash, accepted_at: now };
  return happened({ type: 'InvitationAccepted', data });
}

function resetPassword({ token_sha256, password_hash, now }: ResetPassword, team: Team): TeamDecision {
  const user = team.find(({ reset }) => isOpenLink(reset, token_sha256, now));
  if (user === undefined) return refused({ code: 'link_invalid' });
  const { user_id } = user;
  const reset: TeamEvent = { type: 'PasswordReset', data: { user_id, password_hash, reset_at: now } };
  const removesTotp = user.reset?.removes_totp === true && user.totp !== null;
  return removesTotp ? happened(reset, { type: 'TotpRemoved', data: { user_id, removed_at: now } }) : happened(reset);
}

function changeRole({ role, now }: ChangeUserRole, user: TeamUser, team: Team): TeamDecision {
  if (user.role === role) return happened();
  if (isLastOwner(user, team)) return refused({ code: 'last_owner' });
  return happened({ type: 'UserRoleChanged', data: { user_id: user.user_id, role, changed_at: now } });
}

function changePassword({ present_hash, password_hash, now }: ChangePassword, user: TeamUser): TeamDecision {
  if (user.password_hash !== present_hash) return refused({ code: 'password_changed' });
  return happened({ type: 'PasswordChanged', data: { user_id: user.user_id, password_hash, changed_at: now } });
}

function enrolTotp({ user_id, secret, now }: EnrolTotp, { totp }: TeamUser): TeamDecision {
  if (totp?.confirmed === true) return refused({ code: 'totp_active' });
  return happened({ type: 'TotpEnrolled', data: { user_id, secret, enrolled_at: now } });
}

function confirmTotp(command: ConfirmTotp, { user_id, totp }: TeamUser): TeamDecision {
  const { secret, recovery_code_hashes: code_hashes, now } = command;
  if (totp === null || totp.secret !== secret) return refused({ code: 'totp_not_enrolled' });
  if (totp.confirmed) return happened();
  return happened(
    { type: 'TotpConfirmed', data: { user_id, confirmed_at: now } },
    { type: 'RecoveryCodesIssued', data: { user_id, code_hashes, issued_at: now } },
  );
}

/** Whether the user is the last owner who can sign in. Without such an owner, a partner could not invite any user. */
function isLastOwner(user: TeamUser, team: Team): boolean {
  const isOwner = (each: TeamUser) => each.role === 'owner' && hasJoined(each);
  return isOwner(user) && team.filter(isOwner).length === 1;
}

/** Whether this is the link of the token, and has not ended. */
export function isOpenLink(link: PendingLink | null, sha256: string, now: DhakaTime): boolean {
  // Times in this format sort as text.
  return link !== null && link.token_sha256 === sha256 && now < link.expires_at;
}

function ofUser(
  { user_id }: { readonly user_id: string },
  team: Team,
  decide: (user: TeamUser) => TeamDecision,
): TeamDecision {
  const user = team.find((each) => each.user_id === user_id);
  return user === undefined ? refused({ code: 'user_not_found' }) : decide(user);
}

function happened(...events: readonly TeamEvent[]): TeamDecision {
  return { outcome: 'events', events };
}

function refused(refusal: TeamRefusal): TeamDecision {
  return { outcome: 'refused', refusal };
}
