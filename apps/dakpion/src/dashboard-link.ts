import { firstOwnerId, SignInLinks } from '@dakpion/partners';
import { type Engines } from '@dakpion/service';
import { type DemonstrationPartner, isLoopback, type ReadySettings } from '@dakpion/settings';

/**
 * The dashboard's address, with a link that signs in the demonstration partner's owner, once. Without that partner, and where
 * others reach the program, it is the address alone.
 */
export async function dashboardLink(
  { stateStore }: Engines,
  { publicUrl, host }: ReadySettings,
  partner: DemonstrationPartner | null,
): Promise<string> {
  const isPrivate = isLoopback(host) && isLoopback(new URL(publicUrl).hostname);
  if (partner === null || !isPrivate) return `${publicUrl}/dashboard`;
  const { partner_id } = partner;
  const token = await new SignInLinks(stateStore).issue({ partner_id, user_id: firstOwnerId(partner_id) });
  // Behind a #, which browsers keep to themselves: the token is in no log and no Referer.
  return `${publicUrl}/dashboard/demonstration#${token}`;
}
