import { environments } from '@dakpion/contracts';
import { SealedSecretError, type SecretBox } from '@dakpion/sealed-secrets';
import type { StateStore } from '@dakpion/state-store';
import type { Partner } from './domain/partner.ts';
import { partnerDocuments } from './partner-documents.ts';
import { webhookSecretsOf } from './webhook-secrets.ts';

// One page of the state store. A wrong key opens none of them; one that is missing after a rotation is likely to show here.
const looksAt = 100;

/**
 * Looks for a webhook secret that `box` cannot open, among those that count at `now` (epoch milliseconds) of the 100 newest
 * partners. Answers what to tell the operator; null when all can be opened, when a key is said to
 * be lost, and while the state store is away.
 */
export async function closedSecret(stateStore: StateStore, box: SecretBox | null, now: number): Promise<string | null> {
  if (box?.hasLostKey === true) return null;
  for (const partner of await newestPartners(stateStore)) {
    for (const environment of environments) {
      try {
        webhookSecretsOf(partner, environment, now, box);
      } catch (error) {
        if (!(error instanceof SealedSecretError)) throw error;
        return `${error.message} It is a webhook secret of ${partner.partner_id} (${environment}). ${remedy}`;
      }
    }
  }
  return null;
}

async function newestPartners(stateStore: StateStore): Promise<Partner[]> {
  const { scope, partners: collection, list } = partnerDocuments;
  const page = { direction: 'descending', offset: 0, limit: looksAt } as const;
  try {
    const { documents } = await stateStore.documents.list<Partner>({ scope, collection, list, ...page });
    return documents.map(({ value }) => value);
  } catch (error) {
    // A start does not depend on this look: what cannot be opened is told again when it is needed.
    if ((error as { temporary?: boolean }).temporary === true) return [];
    throw error;
  }
}

const remedy =
  'Set SECRETS_KEY to the keys that this installation was used with before, separated by commas, the one to encrypt with first; embedded, restore DATA_DIR/secrets.json from its backup. If a key is lost, see "Encrypted secrets" in docs/operations.md.';
