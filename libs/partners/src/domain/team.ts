import type { DhakaTime } from '@dakpion/contracts';
import type { PartnerCreated } from './partner-events.ts';
import type { Language, Role, TeamEvent } from './team-events.ts';

/** A link that is valid once, until `expires_at`. Only the SHA-256 of its token is stored. */
export interface PendingLink {
  readonly token_sha256: string;
  readonly expires_at: DhakaTime;
}

/** A person who can sign in for a partner, or is invited. Contains secrets: send its `UserSummary` instead. */
export interface TeamUser {
  readonly user_id: string;
  readonly email: string;
  readonly role: Role;
  /** Null until the invitation is accepted. Without a password, sign-in is impossible. */
  readonly password_hash: string | null;
  readonly invitation: PendingLink | null;
  readonly reset: (PendingLink & { readonly removes_totp: boolean }) | null;
  /** Sessions of an earlier generation have ended. */
  readonly session_generation: number;
  /** One-time codes, required after they are confirmed. `secret` is encrypted. */
  readonly totp: {
    readonly secret: string;
    readonly confirmed: boolean;
    /** The SHA-256 of the unused recovery codes. Absent if none were issued. */
    readonly recovery_codes?: readonly string[];
  } | null;
  readonly language: Language;
  readonly added_at: DhakaTime;
}

/** The hashes of the recovery codes with which the user can still sign in. */
export function recoveryCodesOf({ totp }: TeamUser): readonly string[] {
  return totp?.confirmed === true ? (totp.recovery_codes ?? []) : [];
}

/** The users of a partner, oldest first. */
export type Team = readonly TeamUser[];

/**
 * The account with which the partner was created becomes its first owner. The user id is derived from the partner id, because
 * old streams have none.
 */
export function firstOwnerId(partnerId: string): string {
  return partnerId.replace(/^prt_/, 'usr_');
}

/** The users of a new partner. */
export function firstTeam({ partner_id, dashboard, created_at }: PartnerCreated['data']): Team {
  return [{ ...newUser(firstOwnerId(partner_id), dashboard.email, 'owner', created_at), ...dashboard }];
}

/** The users after all their sessions were ended. */
export function withoutSessions(team: Team): Team {
  return team.map((user) => ({ ...user, session_generation: user.session_generation + 1 }));
}

/** The users after `event`. Throws for an event of an unknown user, because the stream is damaged. */
export function evolveTeam(team: Team, event: TeamEvent): Team {
  const { user_id } = event.data;
  if (event.type === 'UserInvited') {
    const { email, role, token_sha256, expires_at, invited_at } = event.data;
    const invitation = { token_sha256, expires_at };
    const known = team.find((user) => user.user_id === user_id);
    const invited = known === undefined ? newUser(user_id, email, role, invited_at) : { ...known, email, role };
    return [...team.filter((user) => user !== known), { ...invited, invitation }];
  }
  if (!team.some((user) => user.user_id === user_id)) throw new Error(`${event.type} of ${user_id}, who is no user`);
  if (event.type === 'UserRemoved') return team.filter((user) => user.user_id !== user_id);
  return team.map((user) => (user.user_id === user_id ? evolveUser(user, event) : user));
}

function evolveUser(user: TeamUser, event: Exclude<TeamEvent, { type: 'UserInvited' | 'UserRemoved' }>): TeamUser {
  switch (event.type) {
    case 'InvitationAccepted':
      return { ...user, password_hash: event.data.password_hash, invitation: null };
    case 'UserRoleChanged':
      return { ...user, role: event.data.role };
    case 'PasswordChanged':
      return withPassword(user, event.data.password_hash);
    case 'PasswordResetIssued': {
      const { token_sha256, expires_at, removes_totp } = event.data;
      return { ...user, reset: { token_sha256, expires_at, removes_totp } };
    }
    case 'PasswordReset':
      return withPassword(user, event.data.password_hash);
    case 'SignedOutEverywhere':
      return { ...user, session_generation: user.session_generation + 1 };
    case 'TotpEnrolled':
      return { ...user, totp: { secret: event.data.secret, confirmed: false } };
    case 'TotpConfirmed':
      return { ...user, totp: user.totp && { ...user.totp, confirmed: true } };
    case 'TotpResealed':
      return { ...user, totp: user.totp && { ...user.totp, secret: event.data.secret } };
    case 'TotpRemoved':
      return { ...user, totp: null };
    case 'RecoveryCodesIssued':
      return { ...user, totp: user.totp && { ...user.totp, recovery_codes: event.data.code_hashes } };
    case 'RecoveryCodeUsed': {
      const recovery_codes = recoveryCodesOf(user).filter((hash) => hash !== event.data.code_hash);
      return { ...user, totp: user.totp && { ...user.totp, recovery_codes } };
    }
    case 'LanguageSet':
      return { ...user, language: event.data.language };
  }
}

/** A new password ends all sessions, and links that were issued for the previous password. */
function withPassword(user: TeamUser, password_hash: string): TeamUser {
  return { ...user, password_hash, reset: null, session_generation: user.session_generation + 1 };
}

function newUser(user_id: string, email: string, role: Role, added_at: DhakaTime): TeamUser {
  return {
    user_id,
    email,
    role,
    password_hash: null,
    invitation: null,
    reset: null,
    session_generation: 0,
    totp: null,
    language: 'en',
    added_at,
  };
}
