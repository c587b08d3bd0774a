import type { DhakaTime } from '@dakpion/contracts';
import type { Language, Role, TeamEvent } from './team-events.ts';

/** Invites an address, or issues another link for an invited one. */
export interface InviteUser {
  readonly type: 'InviteUser';
  /** The id for a new address. */
  readonly user_id: string;
  readonly email: string;
  readonly role: Role;
  readonly token_sha256: string;
  readonly expires_at: DhakaTime;
  readonly now: DhakaTime;
}

export interface AcceptInvitation {
  readonly type: 'AcceptInvitation';
  readonly token_sha256: string;
  readonly password_hash: string;
  readonly now: DhakaTime;
}

export interface ChangeUserRole {
  readonly type: 'ChangeUserRole';
  readonly user_id: string;
  readonly role: Role;
  readonly now: DhakaTime;
}

interface RemoveUser {
  readonly type: 'RemoveUser';
  readonly user_id: string;
  readonly now: DhakaTime;
}

export interface ChangePassword {
  readonly type: 'ChangePassword';
  readonly user_id: string;
  /** The hash that the present password of the user matched. */
  readonly present_hash: string;
  readonly password_hash: string;
  readonly now: DhakaTime;
}

interface IssuePasswordReset {
  readonly type: 'IssuePasswordReset';
  readonly user_id: string;
  readonly token_sha256: string;
  readonly removes_totp: boolean;
  readonly expires_at: DhakaTime;
  readonly now: DhakaTime;
}

export interface ResetPassword {
  readonly type: 'ResetPassword';
  readonly token_sha256: string;
  readonly password_hash: string;
  readonly now: DhakaTime;
}

interface SignOutEverywhere {
  readonly type: 'SignOutEverywhere';
  readonly user_id: string;
  readonly now: DhakaTime;
}

export interface EnrolTotp {
  readonly type: 'EnrolTotp';
  readonly user_id: string;
  /** Encrypted. */
  readonly secret: string;
  readonly now: DhakaTime;
}

export interface ConfirmTotp {
  readonly type: 'ConfirmTotp';
  readonly user_id: string;
  /** The encrypted secret that the code of the user matched. */
  readonly secret: string;
  /** The hashes of the recovery codes that the user gets with the first code. */
  readonly recovery_code_hashes: readonly string[];
  readonly now: DhakaTime;
}

/** Ends the former codes. */
interface IssueRecoveryCodes {
  readonly type: 'IssueRecoveryCodes';
  readonly user_id: string;
  readonly code_hashes: readonly string[];
  readonly now: DhakaTime;
}

/** Each code can be used once. */
interface UseRecoveryCode {
  readonly type: 'UseRecoveryCode';
  readonly user_id: string;
  readonly code_hash: string;
  readonly now: DhakaTime;
}

interface RemoveTotp {
  readonly type: 'RemoveTotp';
  readonly user_id: string;
  readonly now: DhakaTime;
}

interface SetLanguage {
  readonly type: 'SetLanguage';
  readonly user_id: string;
  readonly language: Language;
  readonly now: DhakaTime;
}

export type TeamCommand =
  | InviteUser
  | AcceptInvitation
  | ChangeUserRole
  | RemoveUser
  | ChangePassword
  | IssuePasswordReset
  | ResetPassword
  | SignOutEverywhere
  | EnrolTotp
  | ConfirmTotp
  | IssueRecoveryCodes
  | UseRecoveryCode
  | RemoveTotp
  | SetLanguage;

/** The reason for which a command on users was refused. */
export type TeamRefusal =
  | { readonly code: 'user_not_found' }
  | { readonly code: 'user_exists' }
  | { readonly code: 'too_many_users'; readonly limit: number }
  | { readonly code: 'last_owner' }
  /** The link is unknown, used, expired or replaced. */
  | { readonly code: 'link_invalid' }
  /** A concurrent change was faster: the state that was checked before has changed. */
  | { readonly code: 'password_changed' }
  | { readonly code: 'totp_active' }
  /** One-time codes are not set up, or the recovery code is unknown, used or replaced. */
  | { readonly code: 'totp_not_enrolled' };

/** If there are no events, the team already has the requested state. */
export type TeamDecision =
  | { readonly outcome: 'events'; readonly events: readonly TeamEvent[] }
  | { readonly outcome: 'refused'; readonly refusal: TeamRefusal };
