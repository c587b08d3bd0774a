import { type CommandContext, type DhakaTime, dhakaTime, newId } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import type { StateStore } from '@dakpion/state-store';
import { sha256Of } from './api-key.ts';
import { changePartner } from './change-partner.ts';
import { decideTeam } from './domain/decide-team.ts';
import type { TeamUser } from './domain/team.ts';
import type { TeamCommand, TeamRefusal } from './domain/team-commands.ts';
import type { Role, TeamEvent } from './domain/team-events.ts';
import type { Timeless } from './timeless.ts';
import { newLink, partnerOfLink } from './user-links.ts';

/** The user after the command (null if the command removed the user), or the refusal. */
type TeamChange =
  | {
      readonly outcome: 'done';
      readonly partner_id: string;
      readonly user_id: string;
      readonly user: TeamUser | null;
    }
  | { readonly outcome: 'refused'; readonly refusal: TeamRefusal };

/** A new link. Its token is shown only once. */
type IssuedLink =
  | { readonly outcome: 'done'; readonly user_id: string; readonly token: string; readonly expires_at: DhakaTime }
  | { readonly outcome: 'refused'; readonly refusal: TeamRefusal };

type LinkCommandType = 'InviteUser' | 'AcceptInvitation' | 'IssuePasswordReset' | 'ResetPassword';
/** Commands on an existing user. */
export type UserCommand = Timeless<Exclude<TeamCommand, { type: LinkCommandType }>>;

const hourMs = 60 * 60 * 1000;
/** The lifetimes of links, in ms: an invitation waits for a colleague, a reset is used immediately after the request. */
const invitationMs = 7 * 24 * hourMs;
const resetMs = hourMs;

/** Changes the users of partners. Rejects with the errors of {@link changePartner}. Then the change may have been made. */
export class TeamAccounts {
  /** `clock`: epoch milliseconds. */
  constructor(
    private readonly eventStore: EventStore,
    private readonly stateStore: StateStore,
    private readonly clock: () => number,
  ) {}

  /** Invites an address. The user who opens the link chooses the password. An address that has not joined gets another link. */
  async invite(
    partnerId: string,
    user: { readonly email: string; readonly role: Role },
    context: CommandContext,
  ): Promise<IssuedLink> {
    const link = newLink('invitation', partnerId);
    const expires_at = dhakaTime(this.clock() + invitationMs);
    const command = {
      type: 'InviteUser',
      user_id: newId('usr'),
      ...user,
      token_sha256: link.sha256,
      expires_at,
    } as const;
    return this.issued(await this.carryOut(partnerId, command, () => context), link.token, expires_at);
  }

  /** Accepts an invitation. `passwordHash`: the hash of the password that the user chose. */
  async acceptInvitation(token: string, passwordHash: string, requestId: string): Promise<TeamChange> {
    const partnerId = partnerOfLink('invitation', token);
    if (partnerId === null) return { outcome: 'refused', refusal: { code: 'link_invalid' } };
    const command = { type: 'AcceptInvitation', token_sha256: sha256Of(token), password_hash: passwordHash } as const;
    return this.carryOut(partnerId, command, byTheUser(requestId));
  }

  /** Issues a link with which a joined user chooses another password. An earlier link ends. */
  async issuePasswordReset(
    partnerId: string,
    { user_id, removes_totp }: { readonly user_id: string; readonly removes_totp: boolean },
    context: CommandContext,
  ): Promise<IssuedLink> {
    const link = newLink('password_reset', partnerId);
    const expires_at = dhakaTime(this.clock() + resetMs);
    const command = {
      type: 'IssuePasswordReset',
      user_id,
      removes_totp,
      token_sha256: link.sha256,
      expires_at,
    } as const;
    return this.issued(await this.carryOut(partnerId, command, () => context), link.token, expires_at);
  }

  /** Sets the password that the user chose, whose hash is `passwordHash`, and ends the sessions of the user. */
  async resetPassword(token: string, passwordHash: string, requestId: string): Promise<TeamChange> {
    const partnerId = partnerOfLink('password_reset', token);
    if (partnerId === null) return { outcome: 'refused', refusal: { code: 'link_invalid' } };
    const command = { type: 'ResetPassword', token_sha256: sha256Of(token), password_hash: passwordHash } as const;
    return this.carryOut(partnerId, command, byTheUser(requestId));
  }

  async change(partnerId: string, command: UserCommand, context: CommandContext): Promise<TeamChange> {
    return this.carryOut(partnerId, command, () => context);
  }

  private issued(change: TeamChange, token: string, expires_at: DhakaTime): IssuedLink {
    return change.outcome === 'refused' ? change : { outcome: 'done', user_id: change.user_id, token, expires_at };
  }

  private async carryOut(
    partnerId: string,
    command: Timeless<TeamCommand>,
    contextOf: (events: readonly TeamEvent[]) => CommandContext,
  ): Promise<TeamChange> {
    const timed: TeamCommand = { ...command, now: dhakaTime(this.clock()) };
    const done = await changePartner<TeamEvent, TeamRefusal>(
      { eventStore: this.eventStore, stateStore: this.stateStore },
      partnerId,
      { now: timed.now, contextOf, showsSecret: () => false },
      (before) => (before === null ? noSuchPartner(timed) : decideTeam(timed, before.team)),
    );
    if (done.outcome === 'refused') return done;
    const user_id = done.events[0]?.data.user_id ?? ('user_id' in command ? command.user_id : '');
    const user = done.after.team.find((each) => each.user_id === user_id) ?? null;
    return { outcome: 'done', partner_id: partnerId, user_id, user };
  }
}

/** A link of an unknown partner is invalid, like any other link that was not issued. */
function noSuchPartner({ type }: TeamCommand): { readonly outcome: 'refused'; readonly refusal: TeamRefusal } {
  const isByLink = type === 'AcceptInvitation' || type === 'ResetPassword';
  return { outcome: 'refused', refusal: { code: isByLink ? 'link_invalid' : 'user_not_found' } };
}

/** A request with a link acts as the user of the link. */
function byTheUser(requestId: string): (events: readonly TeamEvent[]) => CommandContext {
  return ([first]) => {
    if (first === undefined) throw new Error('nothing was appended, so nobody caused it');
    return { actor: { kind: 'user', user_id: first.data.user_id }, correlation_id: requestId, causation_id: null };
  };
}
