import { dhakaTime } from '@dakpion/contracts';
import {
  isOpenLink,
  type LinkKind,
  partnerOfLink,
  sha256Of,
  type TeamDocument,
  Teams,
  type TeamUser,
} from '@dakpion/partners';
import { CLOCK, type Clock } from '@dakpion/service';
import { Text } from '@dakpion/validation';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PasswordChecks } from '../access/password-checks.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { furtherFaults, readBody, refuseFaults } from '../validation/read-json.ts';
import { findPasswordFaults, NewPassword } from './new-password.ts';

/** The body of a request with the token of a link. */
export class ChosenPasswordDto {
  @Text(100) readonly token!: string;
  @NewPassword() readonly password!: string;
}

/** The token of a link, and the hash of the new password. */
interface ChosenPassword {
  readonly token: string;
  readonly password_hash: string;
  /** The user for whom the link was issued. */
  readonly email: string;
  readonly user_id: string;
}

/** Reads the new password of a user who follows a link. */
@Injectable()
export class ChosenPasswords {
  constructor(
    private readonly teams: Teams,
    private readonly passwords: PasswordChecks,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws ProblemError: 400, 404 `link_invalid`, 415, 422, 503. Whether the link was used meanwhile is decided later. */
  async read(request: FastifyRequest, kind: LinkKind): Promise<ChosenPassword> {
    const body = readBody(request, ChosenPasswordDto);
    const { token, password } = body.value;
    refuseFaults(body);
    const { team, user } = await this.linked(kind, token);
    const { email, user_id } = user;
    request.triedUsers = [user_id];
    refuseFaults({ errors: furtherFaults(body, findPasswordFaults('password', password, email)) });
    return {
      token,
      email,
      user_id,
      password_hash: await this.passwords.hash(team.partner_id, password, await this.teams.siblingHash(email)),
    };
  }

  /** The user for whom a link was issued. Throws `link_invalid`, also if the link has ended: its page must not ask for a password. */
  async linked(kind: LinkKind, token: string): Promise<{ readonly team: TeamDocument; readonly user: TeamUser }> {
    const partnerId = partnerOfLink(kind, token);
    const team = partnerId === null ? null : await this.teams.find(partnerId);
    const sha256 = sha256Of(token);
    const linkOf = (user: TeamUser) => (kind === 'invitation' ? user.invitation : user.reset);
    const now = dhakaTime(this.clock());
    const user = team?.users.find((each) => isOpenLink(linkOf(each), sha256, now));
    if (team == null || user === undefined) throw new ProblemError({ code: 'link_invalid' });
    return { team, user };
  }
}
