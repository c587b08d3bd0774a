import { TeamAccounts } from '@dakpion/partners';
import { HttpCode, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Post } from '../http/post.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { ChosenPasswords } from './chosen-password.ts';
import { SignInApi } from './dashboard-api.ts';

/** `POST /v1/dashboard/invitations/accept` → 200, with the token of an invitation. The user can sign in from now on. */
@SignInApi()
export class AcceptInvitationController {
  constructor(
    private readonly chosenPasswords: ChosenPasswords,
    private readonly accounts: TeamAccounts,
  ) {}

  @Post('invitations/accept', { repeated: 'harmless' })
  @HttpCode(200)
  async accept(@Req() request: FastifyRequest): Promise<{ email: string }> {
    const { token, email, password_hash } = await this.chosenPasswords.read(request, 'invitation');
    const done = await this.accounts.acceptInvitation(token, password_hash, request.id);
    if (done.outcome === 'refused') throw new ProblemError(done.refusal);
    return { email };
  }
}
