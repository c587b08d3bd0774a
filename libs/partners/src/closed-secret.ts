import { environments } from '@dakpion/contracts';
import { isTemporary } from '@dakpion/repetition';
import type { ListPage, StateStore, StoredDocument } from '@dakpion/state-store';
import type { Partner } from './domain/partner.ts';
import { partnerDocuments, type TeamDocument } from './partner-documents.ts';
import { SealedSecretError, type SecretBox } from './secret-box.ts';
import { totpPurposeOf } from './totp-purpose.ts';
import { formerTokensOf, opened, webhookSecretsOf } from './webhook-secrets.ts';

const partnersPerRead = 500;

/**
 * Searches a secret that `box` cannot decrypt among the webhook secrets of all partners that are valid at `now` (epoch
 * milliseconds) and, `withCodes`, the secrets of one-time codes, which only the gateway may read. Returns the message for the operator. Null if all can be decrypted, if a key
 * is configured as lost, or if the state store is unavailable. 10,000 partners take about a second.
 */
export async function closedSecret(
  stateStore: StateStore,
  box: SecretBox | null,
  now: number,
  { withCodes }: { readonly withCodes: boolean },
): Promise<string | null> {
  if (box?.hasLostKey === true) return null;
  try {
    for (let [offset, total] = [0, 1]; offset < total; offset += partnersPerRead) {
      const page = await readPartners(stateStore, offset);
      const partners = page.documents.map(({ value }) => value);
      total = page.total;
      for (const partner of partners) openWebhookSecrets(partner, now, box);
      if (withCodes) for (const team of await readTeams(stateStore, partners)) openCodes(team, box);
    }
    return null;
  } catch (error) {
    if (error instanceof ClosedSecretError) return error.message;
    // The start does not depend on this check: a secret that cannot be decrypted is reported again when it is needed.
    if (isTemporary(error)) return null;
    throw error;
  }
}

function openWebhookSecrets(partner: Partner, now: number, box: SecretBox | null): void {
  for (const environment of environments) {
    telling(`a webhook secret of ${partner.partner_id} (${environment})`, () =>
      [webhookSecretsOf, formerTokensOf].map((open) => open(partner, environment, now, box)),
    );
  }
}

function openCodes({ partner_id, users }: TeamDocument, box: SecretBox | null): void {
  for (const user of users) {
    const { totp } = user;
    if (totp === null) continue;
    telling(`the secret of one-time codes of ${user.user_id} (${partner_id})`, () =>
      opened(totp.secret, totpPurposeOf(user), box),
    );
  }
}

function telling(what: string, open: () => unknown): void {
  try {
    open();
  } catch (error) {
    if (!(error instanceof SealedSecretError)) throw error;
    throw new ClosedSecretError(`${error.message} It is ${what}. ${remedy}`);
  }
}

class ClosedSecretError extends Error {
  override readonly name = 'ClosedSecretError';
}

const { scope, partners: collection, teams, list } = partnerDocuments;

async function readPartners(stateStore: StateStore, offset: number): Promise<ListPage<Partner>> {
  // Newest first, so that a partner that is created meanwhile moves others only to later pages, where they are checked again.
  const query = { scope, collection, list, direction: 'descending', offset, limit: partnersPerRead } as const;
  return stateStore.documents.list<Partner>(query);
}

async function readTeams(stateStore: StateStore, partners: readonly Partner[]): Promise<TeamDocument[]> {
  const ids = partners.map(({ partner_id }) => partner_id);
  const found = await stateStore.documents.readMany<TeamDocument>(scope, teams, ids);
  return found.filter((team): team is StoredDocument<TeamDocument> => team !== null).map(({ value }) => value);
}

const remedy =
  'Set SECRETS_KEY to the keys that this installation was used with before, separated by commas, the one to encrypt with first; embedded, restore DATA_DIR/secrets.json from its backup. If a key is lost, see "Encrypted secrets" in docs/operations/secure.md.';
