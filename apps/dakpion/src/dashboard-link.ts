import { firstOwnerId, SignInLinks } from '@dakpion/partners';
import { type Engines } from '@dakpion/service';
import { type DemonstrationPartner, isPrivate, type ReadySettings } from '@dakpion/settings';

/**
 * The address of the dashboard with a link that signs the owner of the demonstration partner in once. Without that partner, or if
 * others can reach the program, only the address.
 */
export async function dashboardLink(
  { stateStore }: Engines,
  settings: ReadySettings,
  partner: DemonstrationPartner | null,
): Promise<string> {
  const { publicUrl } = settings;
  if (partner === null || !isPrivate(settings)) return `${publicUrl}/dashboard`;
  const { partner_id } = partner;
  const token = await new SignInLinks(stateStore).issue({ partner_id, user_id: firstOwnerId(partner_id) });
  // After a #, because browsers do not send the fragment: the token is in no log and no Referer.
  return `${publicUrl}/dashboard/demonstration#${token}`;
}
