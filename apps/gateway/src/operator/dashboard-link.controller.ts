import { firstOwnerId, SignInLinks } from '@dakpion/partners';
import { SETTINGS, STATE_STORE } from '@dakpion/service';
import { isPrivate, readEmbeddedSecrets, type Settings } from '@dakpion/settings';
import type { StateStore } from '@dakpion/state-store';
import { HttpCode, Inject } from '@nestjs/common';
import { OperatorApi } from '../access/operator-api.ts';
import { Post } from '../http/post.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { NoFieldsDto } from '../validation/no-fields.dto.ts';
import { OptionalBody } from '../validation/valid-request.ts';

export interface DashboardLink {
  /**
   * Signs the owner of the demonstration partner in, once, within 12 hours.
   * @format uri
   */
  readonly dashboard_url: string;
}

/**
 * `POST /v1/operator/dashboard-link` → 200, another link to the dashboard as the start prints it. Throws `not_found` where no
 * start prints one: without the demonstration partner, and if others can reach the program.
 */
@OperatorApi()
export class DashboardLinkController {
  constructor(
    @Inject(STATE_STORE) private readonly stateStore: StateStore,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Post('dashboard-link', { repeated: 'twice' })
  @HttpCode(200)
  async make(@OptionalBody(NoFieldsDto) _body: NoFieldsDto): Promise<DashboardLink> {
    const { profile, dataDir, publicUrl } = this.settings;
    const isServed = profile === 'embedded' && isPrivate(this.settings);
    const partner = isServed ? (readEmbeddedSecrets(dataDir)?.demonstration_partner ?? null) : null;
    if (partner === null || partner.disabled === true) throw new ProblemError({ code: 'not_found' });
    const { partner_id } = partner;
    const token = await new SignInLinks(this.stateStore).issue({ partner_id, user_id: firstOwnerId(partner_id) });
    // After a #, because browsers do not send the fragment: the token is in no log and no Referer.
    return { dashboard_url: `${publicUrl}/dashboard/demonstration#${token}` };
  }
}
