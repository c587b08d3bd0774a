import { newRecoveryCodes, TeamAccounts, type UserSummary, userSummaryOf } from '@dakpion/partners';
import { Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../access/session.access.ts';
import { Post } from '../openapi/route.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { unlessRefused } from '../problems/unless-refused.ts';
import { ValidBody } from '../validation/valid-request.ts';
import { DashboardApi, SignedInUser, userContextOf } from './dashboard-api.ts';
import { OneTimeCodes } from './one-time-codes.ts';
import { PresentPasswordCheck } from './present-password-check.ts';
import { ConfirmTotpDto, RemoveTotpDto } from './totp.dto.ts';
import { wrongTotpCode } from './totp-code.ts';

/** Shown this once. */
export interface TotpEnrolment {
  /** Base 32. */
  readonly secret: string;
  /**
   * For a QR code.
   *
   * @format uri
   */
  readonly otpauth_url: string;
}

/** The user, whose one-time codes are on. */
export interface ConfirmedTotp extends UserSummary {
  /** Ten codes, shown this once. Each works once in place of a one-time code. Empty if one-time codes were on before. */
  readonly recovery_codes: readonly string[];
}

/** Ten codes, shown this once. Each works once in place of a one-time code. */
export interface RecoveryCodes {
  readonly recovery_codes: readonly string[];
}

/** One-time codes of the signed-in user. */
@DashboardApi('Users')
export class TotpController {
  constructor(
    private readonly codes: OneTimeCodes,
    private readonly accounts: TeamAccounts,
    private readonly presentPassword: PresentPasswordCheck,
  ) {}

  @Post('totp', {
    summary: 'Set up one-time codes (TOTP)',
    description: 'Codes are required once the first code has confirmed the secret.',
    answers: { 201: { description: 'The secret, returned only here.', schema: 'TotpEnrolment' } },
    problems: ['totp_active', 'totp_unavailable', 'user_not_found'],
    repeated: 'harmless',
    requiresConfirmation: true,
  })
  async enrolTotp(@SignedInUser() { team, user }: SignedIn, @Req() request: FastifyRequest): Promise<TotpEnrolment> {
    const { sealed, secret, otpauth_url } = this.codes.newSecret(user);
    const command = { type: 'EnrolTotp', user_id: user.user_id, secret: sealed } as const;
    unlessRefused(await this.accounts.change(team.partner_id, command, userContextOf(request)));
    return { secret, otpauth_url };
  }

  @Post('totp/confirm', {
    summary: 'Confirm one-time codes',
    description: 'Turns one-time codes on: the first code shows that the application has the secret.',
    answers: {
      200: {
        description: 'The user, and recovery codes, returned only here. Signing in requires a code from now on.',
        schema: 'ConfirmedTotp',
      },
    },
    problems: ['totp_not_enrolled', 'totp_unavailable', 'user_not_found'],
    repeated: 'harmless',
  })
  async confirmTotp(
    @SignedInUser() { team, user }: SignedIn,
    @ValidBody(ConfirmTotpDto) { totp_code }: ConfirmTotpDto,
    @Req() request: FastifyRequest,
  ): Promise<ConfirmedTotp> {
    if (user.totp === null) throw new ProblemError({ code: 'totp_not_enrolled' });
    const { secret, confirmed } = user.totp;
    if (!(await this.codes.isRight(user, secret, totp_code))) throw wrongTotpCode();
    const { codes, hashes } = newRecoveryCodes(user.user_id);
    const { user_id } = user;
    const command = { type: 'ConfirmTotp', user_id, secret, recovery_code_hashes: hashes } as const;
    const { user: changed } = unlessRefused(
      await this.accounts.change(team.partner_id, command, userContextOf(request)),
    );
    if (changed === null) throw new ProblemError({ code: 'user_not_found' });
    // If two requests arrive at the same time, only the codes of the first one are stored.
    const isIssued = !confirmed && hashes.every((hash) => changed.totp?.recovery_codes?.includes(hash));
    return { ...userSummaryOf(changed), recovery_codes: isIssued ? codes : [] };
  }

  @Post('totp/recovery-codes', {
    summary: 'Make new recovery codes',
    description:
      'Ten codes, each of which works once in place of a one-time code, as `totp_code`. The former recovery codes end.',
    answers: { 201: { description: 'The codes, returned only here.', schema: 'RecoveryCodes' } },
    problems: ['totp_not_enrolled', 'user_not_found'],
    repeated: 'harmless',
    requiresConfirmation: true,
  })
  async issueRecoveryCodes(
    @SignedInUser() { team, user }: SignedIn,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodes> {
    const { codes, hashes } = newRecoveryCodes(user.user_id);
    const command = { type: 'IssueRecoveryCodes', user_id: user.user_id, code_hashes: hashes } as const;
    unlessRefused(await this.accounts.change(team.partner_id, command, userContextOf(request)));
    return { recovery_codes: codes };
  }

  @Post('totp/remove', {
    summary: 'Turn one-time codes off',
    description: 'Turns one-time codes off. Requires the present password.',
    answers: { 204: { description: 'Signing in requires no code.' } },
    problems: ['wrong_password', 'sign_in_locked', 'user_not_found'],
    repeated: 'harmless',
  })
  async removeTotp(
    @SignedInUser() signedIn: SignedIn,
    @ValidBody(RemoveTotpDto) { password }: RemoveTotpDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.presentPassword.require(request, signedIn, password);
    const { team, user } = signedIn;
    const command = { type: 'RemoveTotp', user_id: user.user_id } as const;
    unlessRefused(await this.accounts.change(team.partner_id, command, userContextOf(request)));
  }
}
