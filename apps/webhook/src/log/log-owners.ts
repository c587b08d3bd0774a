import { environments } from '@dakpion/contracts';
import type { Partners } from '@dakpion/partners';
import type { DeliveryOwner } from '@dakpion/webhook-deliveries';

const partnersPerPage = 100;

/** All that have a log: each partner, in each environment. Errors: those of the state store. */
export async function* logOwners(partners: Partners): AsyncGenerator<DeliveryOwner> {
  for (let offset = 0; ; offset += partnersPerPage) {
    const page = await partners.list({ offset, limit: partnersPerPage });
    for (const { partner_id } of page.partners) {
      for (const environment of environments) yield { partner_id, environment };
    }
    if (page.partners.length < partnersPerPage) return;
  }
}
