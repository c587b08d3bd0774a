import { type Language, languages, type UserSummary, userSummaryOf } from '@dakpion/partners';
import { OneOf } from '@dakpion/validation';
import { Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../access/session.access.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { ValidBody } from '../validation/valid-request.ts';
import { DashboardApi, SignedInUser, userContextOf } from './dashboard-api.ts';
import { TeamChanges } from './team-changes.ts';

/** The body. */
export class SetLanguageDto {
  @OneOf(languages, 'en (English) or bn (Bangla)') readonly language!: Language;
}

/** `PUT /v1/dashboard/language` → 200, the user with the language of the dashboard. */
@DashboardApi()
export class SetLanguageController {
  constructor(private readonly changes: TeamChanges) {}

  @Put('language')
  async set(
    @SignedInUser() { team, user }: SignedIn,
    @ValidBody(SetLanguageDto) { language }: SetLanguageDto,
    @Req() request: FastifyRequest,
  ): Promise<UserSummary> {
    const command = { type: 'SetLanguage', user_id: user.user_id, language } as const;
    const { user: changed } = await this.changes.change(team.partner_id, command, userContextOf(request));
    if (changed === null) throw new ProblemError({ code: 'user_not_found' });
    return userSummaryOf(changed);
  }
}
