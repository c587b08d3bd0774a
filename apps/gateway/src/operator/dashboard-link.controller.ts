import { firstOwnerId, SignInLinks } from '@dakpion/partners';
import { SETTINGS } from '@dakpion/service';
import { isPrivate, readEmbeddedSecrets, type Settings } from '@dakpion/settings';
import { Inject } from '@nestjs/common';
import { OperatorApi } from '../access/operator-api.ts';
import { Post } from '../openapi/route.ts';
import { ProblemError } from '../problems/problem-error.ts';

export interface DashboardLink {
  /**
   * Signs the owner of the demonstration partner in, once, within 12 hours.
   * @format uri
   */
  readonly dashboard_url: string;
}

/** Another link to the dashboard, as the start prints it. */
@OperatorApi('Tokens')
export class DashboardLinkController {
  constructor(
    private readonly links: SignInLinks,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Throws `no_demonstration_link` where no start prints a link. */
  @Post('dashboard-link', {
    summary: 'Make another link to the dashboard of the demonstration partner',
    description: 'As the embedded program prints it at its start: it works once, for 12 hours, from the same machine.',
    answers: { 200: { description: 'The link.', schema: 'DashboardLink' } },
    problems: ['no_demonstration_link'],
    repeated: 'twice',
  })
  async makeDashboardLink(): Promise<DashboardLink> {
    const { dataDir, publicUrl, demonstrationPartner } = this.settings;
    // The setting decides, because the start suspends a partner that it turns off only after the gateway answers.
    const isServed = demonstrationPartner && isPrivate(this.settings);
    const partner = isServed ? (readEmbeddedSecrets(dataDir)?.demonstration_partner ?? null) : null;
    if (partner === null) throw new ProblemError({ code: 'no_demonstration_link' });
    const { partner_id } = partner;
    const token = await this.links.issue({ partner_id, user_id: firstOwnerId(partner_id) });
    // After a #, because browsers do not send the fragment: the token is in no log and no Referer.
    return { dashboard_url: `${publicUrl}/dashboard/demonstration#${token}` };
  }
}
