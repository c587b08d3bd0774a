import type { DhakaTime } from '@dakpion/contracts';
import { TeamAccounts, type UserSummary, userSummaryOf } from '@dakpion/partners';
import { SETTINGS } from '@dakpion/service';
import type { Settings } from '@dakpion/settings';
import { Inject, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../access/session.access.ts';
import { Delete, Get, Post, Put } from '../openapi/route.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { unlessRefused } from '../problems/unless-refused.ts';
import { ValidBody } from '../validation/valid-request.ts';
import { DashboardApi, SignedInUser, userContextOf } from './dashboard-api.ts';
import { ChangeUserRoleDto, InviteUserDto, SetLanguageDto } from './team.dto.ts';

export interface Invitation {
  readonly user_id: string;
  /** Returned only here. The owner gives the link to the colleague: no e-mail is sent. */
  readonly invitation_token: string;
  /** @format uri */
  readonly invitation_url: string;
  readonly expires_at: DhakaTime;
}

/** The users of the account, and the language of the signed-in one. */
@DashboardApi('Users')
export class TeamController {
  constructor(
    private readonly accounts: TeamAccounts,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('users', {
    summary: 'List the users of the account',
    description: 'Joined and invited users, oldest first.',
    answers: { 200: { description: 'The users, oldest first; 50 at most.', schema: 'UserList' } },
  })
  listUsers(@SignedInUser() { team }: SignedIn): { data: readonly UserSummary[] } {
    return { data: team.users.map(userSummaryOf) };
  }

  @Post('users', {
    summary: 'Invite a user',
    description: 'For owners. Inviting an address again that has not joined replaces the link.',
    answers: { 201: { description: 'The link, returned only here.', schema: 'Invitation' } },
    problems: ['user_exists', 'too_many_users'],
    repeated: 'harmless',
    roles: ['owner'],
    requiresConfirmation: true,
  })
  async inviteUser(
    @SignedInUser() { team }: SignedIn,
    @ValidBody(InviteUserDto) { email, role }: InviteUserDto,
    @Req() request: FastifyRequest,
  ): Promise<Invitation> {
    const issued = await this.accounts.invite(team.partner_id, { email, role }, userContextOf(request));
    const { user_id, token, expires_at } = unlessRefused(issued);
    // After a #, because browsers do not send the fragment: the token appears in no log and no Referer header.
    const invitation_url = `${this.settings.publicUrl}/dashboard/invitation#${token}`;
    return { user_id, invitation_token: token, invitation_url, expires_at };
  }

  /** The role applies from the user's next request on. */
  @Put('users/:user_id/role', {
    summary: 'Change the role of a user',
    description: 'For owners.',
    answers: { 200: { description: 'The user.', schema: 'UserSummary' } },
    problems: ['user_not_found', 'last_owner'],
    roles: ['owner'],
    requiresConfirmation: true,
  })
  async changeUserRole(
    @SignedInUser() { team }: SignedIn,
    @Param('user_id') user_id: string,
    @ValidBody(ChangeUserRoleDto) { role }: ChangeUserRoleDto,
    @Req() request: FastifyRequest,
  ): Promise<UserSummary> {
    const command = { type: 'ChangeUserRole', user_id, role } as const;
    const { user } = unlessRefused(await this.accounts.change(team.partner_id, command, userContextOf(request)));
    if (user === null) throw new ProblemError({ code: 'user_not_found' });
    return userSummaryOf(user);
  }

  @Delete('users/:user_id', {
    summary: 'Remove a user or an invitation',
    description: 'For owners.',
    answers: { 204: { description: 'The user is removed, and all of its sessions have ended.' } },
    problems: ['user_not_found', 'last_owner'],
    roles: ['owner'],
    requiresConfirmation: true,
  })
  async removeUser(
    @SignedInUser() { team }: SignedIn,
    @Param('user_id') user_id: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    unlessRefused(await this.accounts.change(team.partner_id, { type: 'RemoveUser', user_id }, userContextOf(request)));
  }

  @Put('language', {
    summary: 'Set the language of the signed-in user',
    description: 'The dashboard shows this language to the user in every browser.',
    answers: { 200: { description: 'The user.', schema: 'UserSummary' } },
    problems: ['user_not_found'],
  })
  async setLanguage(
    @SignedInUser() { team, user }: SignedIn,
    @ValidBody(SetLanguageDto) { language }: SetLanguageDto,
    @Req() request: FastifyRequest,
  ): Promise<UserSummary> {
    const command = { type: 'SetLanguage', user_id: user.user_id, language } as const;
    const { user: changed } = unlessRefused(
      await this.accounts.change(team.partner_id, command, userContextOf(request)),
    );
    if (changed === null) throw new ProblemError({ code: 'user_not_found' });
    return userSummaryOf(changed);
  }
}
