import type { DhakaTime } from '@dakpion/contracts';

/** The rights of a user: `owner` everything, `developer` everything except users, `read_only` only reading. */
export const roles = ['owner', 'developer', 'read_only'] as const;
export type Role = (typeof roles)[number];

/** The languages of the dashboard. */
export const languages = ['en', 'bn'] as const;
export type Language = (typeof languages)[number];

/** A user was invited by a link. If the address was invited before, the previous link ends. */
interface UserInvited {
  readonly type: 'UserInvited';
  readonly data: {
    readonly user_id: string;
    readonly email: string;
    readonly role: Role;
    /** The SHA-256 of the token of the link in hexadecimal, never the token. */
    readonly token_sha256: string;
    readonly expires_at: DhakaTime;
    readonly invited_at: DhakaTime;
  };
}

interface InvitationAccepted {
  readonly type: 'InvitationAccepted';
  readonly data: { readonly user_id: string; readonly password_hash: string; readonly accepted_at: DhakaTime };
}

interface UserRoleChanged {
  readonly type: 'UserRoleChanged';
  readonly data: { readonly user_id: string; readonly role: Role; readonly changed_at: DhakaTime };
}

interface UserRemoved {
  readonly type: 'UserRemoved';
  readonly data: { readonly user_id: string; readonly removed_at: DhakaTime };
}

/** Ends all sessions of the user that began before. */
interface PasswordChanged {
  readonly type: 'PasswordChanged';
  readonly data: { readonly user_id: string; readonly password_hash: string; readonly changed_at: DhakaTime };
}

/** An operator issued a link with which the user can choose another password once. */
interface PasswordResetIssued {
  readonly type: 'PasswordResetIssued';
  readonly data: {
    readonly user_id: string;
    readonly token_sha256: string;
    /** Choosing the password also turns off the one-time codes, for a user who has lost the device. */
    readonly removes_totp: boolean;
    readonly expires_at: DhakaTime;
    readonly issued_at: DhakaTime;
  };
}

/** The link was used. Ends all sessions of the user that began before. */
interface PasswordReset {
  readonly type: 'PasswordReset';
  readonly data: { readonly user_id: string; readonly password_hash: string; readonly reset_at: DhakaTime };
}

/** Ends all sessions of the user that began before. */
interface SignedOutEverywhere {
  readonly type: 'SignedOutEverywhere';
  readonly data: { readonly user_id: string; readonly signed_out_at: DhakaTime };
}

/** One-time codes were set up. They are required after the user has confirmed a first code. */
interface TotpEnrolled {
  readonly type: 'TotpEnrolled';
  /** `secret` is encrypted. */
  readonly data: { readonly user_id: string; readonly secret: string; readonly enrolled_at: DhakaTime };
}

interface TotpConfirmed {
  readonly type: 'TotpConfirmed';
  readonly data: { readonly user_id: string; readonly confirmed_at: DhakaTime };
}

/** The same secret, encrypted with another key. */
interface TotpResealed {
  readonly type: 'TotpResealed';
  readonly data: { readonly user_id: string; readonly secret: string; readonly resealed_at: DhakaTime };
}

interface TotpRemoved {
  readonly type: 'TotpRemoved';
  readonly data: { readonly user_id: string; readonly removed_at: DhakaTime };
}

/** Codes that each work once in place of a one-time code. Former ones end. Only their SHA-256 are stored. */
interface RecoveryCodesIssued {
  readonly type: 'RecoveryCodesIssued';
  readonly data: { readonly user_id: string; readonly code_hashes: readonly string[]; readonly issued_at: DhakaTime };
}

interface RecoveryCodeUsed {
  readonly type: 'RecoveryCodeUsed';
  readonly data: { readonly user_id: string; readonly code_hash: string; readonly used_at: DhakaTime };
}

interface LanguageSet {
  readonly type: 'LanguageSet';
  readonly data: { readonly user_id: string; readonly language: Language; readonly set_at: DhakaTime };
}

/** The events of the users of a partner. They are in the stream of the partner, after `PartnerCreated`. */
export type TeamEvent =
  | UserInvited
  | InvitationAccepted
  | UserRoleChanged
  | UserRemoved
  | PasswordChanged
  | PasswordResetIssued
  | PasswordReset
  | SignedOutEverywhere
  | TotpEnrolled
  | TotpConfirmed
  | TotpResealed
  | TotpRemoved
  | RecoveryCodesIssued
  | RecoveryCodeUsed
  | LanguageSet;

// The compiler names a type that is missing.
const teamEventTypes: Readonly<Record<TeamEvent['type'], true>> = {
  UserInvited: true,
  InvitationAccepted: true,
  UserRoleChanged: true,
  UserRemoved: true,
  PasswordChanged: true,
  PasswordResetIssued: true,
  PasswordReset: true,
  SignedOutEverywhere: true,
  TotpEnrolled: true,
  TotpConfirmed: true,
  TotpResealed: true,
  TotpRemoved: true,
  RecoveryCodesIssued: true,
  RecoveryCodeUsed: true,
  LanguageSet: true,
};

/** Whether an event of the stream of a partner concerns its users. */
export function isTeamEvent<Other extends { readonly type: string }>(event: TeamEvent | Other): event is TeamEvent {
  return Object.hasOwn(teamEventTypes, event.type);
}
