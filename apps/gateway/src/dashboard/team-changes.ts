import type { CommandContext } from '@dakpion/contracts';
import { type Team, TeamAccounts, type TeamUser, type UserCommand } from '@dakpion/partners';
import { Injectable } from '@nestjs/common';
import { ProblemError } from '../problems/problem-error.ts';

/** The users of a partner after a change, and the changed user. Null when that user was removed. */
interface ChangedTeam {
  readonly team: Team;
  readonly user: TeamUser | null;
}

/** Changes users. Refusals become problems. */
@Injectable()
export class TeamChanges {
  constructor(private readonly accounts: TeamAccounts) {}

  /** Throws ProblemError 404 or 409, and errors of the stores. */
  async change(partnerId: string, command: UserCommand, context: CommandContext): Promise<ChangedTeam> {
    const done = await this.accounts.change(partnerId, command, context);
    if (done.outcome === 'refused') throw new ProblemError(done.refusal);
    return { team: done.team, user: done.team.find(({ user_id }) => user_id === done.user_id) ?? null };
  }
}
