import { TeamAccounts } from '@dakpion/partners';
import { HttpCode, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Post } from '../http/post.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { ChosenPasswords } from './chosen-password.ts';
import { SignInApi } from './dashboard-api.ts';
import { accountCounter, SignInAttempts } from './sign-in-attempts.ts';

/** `POST /v1/dashboard/password/reset` → 200, with the token of a reset link. All sessions of the user end. */
@SignInApi()
export class ResetPasswordController {
  constructor(
    private readonly chosenPasswords: ChosenPasswords,
    private readonly accounts: TeamAccounts,
    private readonly attempts: SignInAttempts,
  ) {}

  @Post('password/reset', { repeated: 'harmless' })
  @HttpCode(200)
  async reset(@Req() request: FastifyRequest): Promise<{ email: string }> {
    const { token, email, user_id, password_hash } = await this.chosenPasswords.read(request, 'password_reset');
    const done = await this.accounts.resetPassword(token, password_hash, request.id);
    if (done.outcome === 'refused') throw new ProblemError(done.refusal);
    await this.attempts.clear([accountCounter(user_id)]);
    return { email };
  }
}
