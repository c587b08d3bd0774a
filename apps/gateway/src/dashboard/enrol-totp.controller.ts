import { Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RequiresConfirmation } from '../access/confirmation.guard.ts';
import type { SignedIn } from '../access/session.access.ts';
import { Post } from '../http/post.ts';
import { NoFieldsDto } from '../validation/no-fields.dto.ts';
import { OptionalBody } from '../validation/valid-request.ts';
import { DashboardApi, SignedInUser, userContextOf } from './dashboard-api.ts';
import { OneTimeCodes } from './one-time-codes.ts';
import { TeamChanges } from './team-changes.ts';

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

/**
 * `POST /v1/dashboard/totp` → 201, a secret for an authenticator application. Codes are required once the user has confirmed one.
 */
@DashboardApi()
export class EnrolTotpController {
  constructor(
    private readonly codes: OneTimeCodes,
    private readonly changes: TeamChanges,
  ) {}

  @Post('totp', { repeated: 'harmless' })
  @RequiresConfirmation()
  async enrol(
    @SignedInUser() { team, user }: SignedIn,
    @OptionalBody(NoFieldsDto) _body: NoFieldsDto,
    @Req() request: FastifyRequest,
  ): Promise<TotpEnrolment> {
    const { sealed, secret, otpauth_url } = this.codes.newSecret(user);
    const command = { type: 'EnrolTotp', user_id: user.user_id, secret: sealed } as const;
    await this.changes.change(team.partner_id, command, userContextOf(request));
    return { secret, otpauth_url };
  }
}
