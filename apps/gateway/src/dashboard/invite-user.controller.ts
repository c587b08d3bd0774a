import type { DhakaTime } from '@dakpion/contracts';
import { type Role, roles, TeamAccounts } from '@dakpion/partners';
import { SETTINGS } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import { OneOf } from '@dakpion/validation';
import { Inject, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RequiresConfirmation } from '../access/confirmation.guard.ts';
import type { SignedIn } from '../access/session.access.ts';
import { Post } from '../http/post.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { ValidBody } from '../validation/valid-request.ts';
import { DashboardApi, ForRoles, SignedInUser, userContextOf } from './dashboard-api.ts';
import { Email } from './email-field.ts';

/** The body. */
export class InviteUserDto {
  @Email() readonly email!: string;
  @OneOf(roles) readonly role!: Role;
}

export interface Invitation {
  readonly user_id: string;
  /** Returned only here. The owner gives the link to the colleague: no e-mail is sent. */
  readonly invitation_token: string;
  /** @format uri */
  readonly invitation_url: string;
  readonly expires_at: DhakaTime;
}

/** `POST /v1/dashboard/users` → 201, an invitation. For an address that was invited and has not joined, a new link. */
@DashboardApi()
export class InviteUserController {
  constructor(
    private readonly accounts: TeamAccounts,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Post('users', { repeated: 'harmless' })
  @ForRoles(['owner'])
  @RequiresConfirmation()
  async invite(
    @SignedInUser() { team }: SignedIn,
    @ValidBody(InviteUserDto) { email, role }: InviteUserDto,
    @Req() request: FastifyRequest,
  ): Promise<Invitation> {
    const issued = await this.accounts.invite(team.partner_id, { email, role }, userContextOf(request));
    if (issued.outcome === 'refused') throw new ProblemError(issued.refusal);
    const { user_id, token, expires_at } = issued;
    // After a #, because browsers do not send the fragment: the token appears in no log and no Referer header.
    const invitation_url = `${this.settings.publicUrl}/dashboard/invitation#${token}`;
    return { user_id, invitation_token: token, invitation_url, expires_at };
  }
}
