import { environments, type Owner } from '@dakpion/contracts';
import type { Partners } from '@dakpion/partners';

/** All owners of a log: each partner in each environment. Rejects with the errors of the state store. */
export async function* logOwners(partners: Partners): AsyncGenerator<Owner> {
  for await (const page of logOwnerPages(partners)) yield* page;
}

/** Like {@link logOwners}, in pages of at most 200. */
export async function* logOwnerPages(partners: Partners): AsyncGenerator<readonly Owner[]> {
  for await (const page of partners.idPages()) {
    yield page.flatMap((partner_id) => environments.map((environment) => ({ partner_id, environment })));
  }
}
