import { type Role, TeamAccounts } from '@dakpion/partners';
import { Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Post } from '../openapi/route.ts';
import { unlessRefused } from '../problems/unless-refused.ts';
import { ValidBody } from '../validation/valid-request.ts';
import { ChosenPasswordDto, ChosenPasswords } from './chosen-password.ts';
import { SignInApi } from './dashboard-api.ts';
import { InvitationTokenDto } from './invitation-token.dto.ts';

/** Who is invited, and where to. */
export interface InvitedUser {
  readonly email: string;
  readonly role: Role;
  readonly partner: { readonly partner_id: string; readonly name: string };
}

/** Invitations, for the invited user. */
@SignInApi('Users')
export class InvitationsController {
  constructor(
    private readonly chosenPasswords: ChosenPasswords,
    private readonly accounts: TeamAccounts,
  ) {}

  @Post('invitations/read', {
    summary: 'Read an invitation',
    description: 'Whom the invitation is for. It stays valid.',
    answers: { 200: { description: 'The invited user.', schema: 'InvitedUser' } },
    problems: ['link_invalid'],
    repeated: 'harmless',
  })
  async readInvitation(@ValidBody(InvitationTokenDto) { token }: InvitationTokenDto): Promise<InvitedUser> {
    const { team, user } = await this.chosenPasswords.linked('invitation', token);
    const { email, role } = user;
    return { email, role, partner: { partner_id: team.partner_id, name: team.name } };
  }

  @Post('invitations/accept', {
    summary: 'Accept an invitation',
    description: 'The link comes from an owner of the account and works once.',
    body: ChosenPasswordDto,
    answers: { 200: { description: 'The user who can sign in now.', schema: 'LinkedUser' } },
    problems: ['link_invalid'],
    repeated: 'harmless',
  })
  async acceptInvitation(@Req() request: FastifyRequest): Promise<{ email: string }> {
    const { token, email, password_hash } = await this.chosenPasswords.read(request, 'invitation');
    unlessRefused(await this.accounts.acceptInvitation(token, password_hash, request.id));
    return { email };
  }
}
