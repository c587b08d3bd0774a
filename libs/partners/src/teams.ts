import type { DhakaTime } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import { isTemporary } from '@dakpion/repetition';
import type { StateStore } from '@dakpion/state-store';
import { hasJoined, isSameEmail } from './domain/decide-team.ts';
import { recoveryCodesOf, type TeamUser } from './domain/team.ts';
import type { Language, Role } from './domain/team-events.ts';
import { readVouched, requireBuild } from './partner-build.ts';
import { emailList, partnerDocuments, type TeamDocument, teamDocumentOf } from './partner-documents.ts';
import { partnerStream, readPartner } from './partner-stream.ts';

/** A user without secrets, for responses. */
export interface UserSummary {
  readonly user_id: string;
  readonly email: string;
  readonly role: Role;
  readonly status: 'active' | 'invited';
  /** The end of the invitation. Null for a user who has joined. */
  readonly invitation_expires_at: DhakaTime | null;
  /** Whether one-time codes are required. */
  readonly totp: boolean;
  /** The recovery codes that were not used yet. Null without one-time codes. */
  readonly recovery_codes_left: number | null;
  readonly language: Language;
  readonly added_at: DhakaTime;
}

/** An account for which an address and a password may be correct. */
export interface SignInCandidate {
  readonly team: TeamDocument;
  readonly user: TeamUser & { readonly password_hash: string };
}

/** The maximum number of accounts with the same address that can sign in. The oldest partners take precedence. */
const maxAccounts = 100;

/** Reads the users of partners: from the state store if it has all of them, otherwise from the event store. */
export class Teams {
  constructor(
    private readonly stateStore: StateStore,
    private readonly eventStore: EventStore,
  ) {}

  /**
   * The users of a partner. Costs one read, or two during a rebuild. Null: there is no such partner. Rejects with the errors of the
   * stores.
   */
  async find(partnerId: string): Promise<TeamDocument | null> {
    const { value, isComplete } = await readVouched<TeamDocument>(this.stateStore, partnerDocuments.teams, partnerId);
    if (isComplete && value !== null) return value;
    const at = await readPartner(this.eventStore, partnerStream(partnerId));
    return at === null ? null : teamDocumentOf(at);
  }

  /**
   * The accounts with this address, of the oldest partner first, at most 100. Rejects with PartnersIncompleteError during a
   * rebuild.
   */
  async ofEmail(email: string): Promise<readonly SignInCandidate[]> {
    const { scope, teams: collection } = partnerDocuments;
    const page = { direction: 'ascending', offset: 0, limit: maxAccounts } as const;
    const build = await requireBuild(this.stateStore);
    const query = { scope, collection, list: emailList(email), ...page };
    const { documents } = await this.stateStore.documents.list<TeamDocument>(query);
    await requireBuild(this.stateStore, build);
    return documents.flatMap(({ value }) => candidatesOf(value, email));
  }

  /** The account with this address at one partner. Costs one read, or two during a rebuild. */
  async ofEmailIn(partnerId: string, email: string): Promise<readonly SignInCandidate[]> {
    const team = await this.find(partnerId);
    return team === null ? [] : candidatesOf(team, email);
  }

  /**
   * The hash whose salt a new password of this address uses: the hash of the oldest account. Null if there is no account, or if it
   * cannot be read now. The password then gets its own salt, which works, too.
   */
  async siblingHash(email: string): Promise<string | null> {
    try {
      return (await this.ofEmail(email))[0]?.user.password_hash ?? null;
    } catch (error) {
      if (isTemporary(error)) return null;
      throw error;
    }
  }
}

function candidatesOf(team: TeamDocument, email: string): readonly SignInCandidate[] {
  return team.users
    .filter(hasJoined)
    .filter((user) => isSameEmail(user.email, email))
    .map((user) => ({ team, user }));
}

export function userSummaryOf(user: TeamUser): UserSummary {
  const { user_id, email, role, invitation, totp, language, added_at } = user;
  return {
    user_id,
    email,
    role,
    status: hasJoined(user) ? 'active' : 'invited',
    invitation_expires_at: invitation?.expires_at ?? null,
    totp: totp?.confirmed === true,
    recovery_codes_left: totp?.confirmed === true ? recoveryCodesOf(user).length : null,
    language,
    added_at,
  };
}
