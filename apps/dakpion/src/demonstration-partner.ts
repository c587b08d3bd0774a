import type { CommandContext } from '@dakpion/contracts';
import { type Partner, PartnerAccounts, Partners, SecretBox, sha256Of } from '@dakpion/partners';
import { type Engines } from '@dakpion/service';
import {
  type DemonstrationPartner,
  type ReadySettings,
  readEmbeddedSecrets,
  writeEmbeddedSecrets,
} from '@dakpion/settings';

const context: CommandContext = {
  actor: { kind: 'service', service: 'dakpion' },
  correlation_id: 'start',
  causation_id: null,
};

const inboxPath = '/inbox/demo';

/** The address of the built-in inbox for the webhooks of the demonstration partner. Null without an inbox. */
export function demonstrationInbox({ publicUrl, inbox }: ReadySettings): string | null {
  return inbox ? `${publicUrl}${inboxPath}` : null;
}

/**
 * The partner for trials. It is created at the first start, and its webhooks go to the built-in inbox. Its sandbox key is stored
 * with the other secrets, so that each start can print working commands. Its production key is never shown. Null if the settings
 * turn it off: an existing partner is then suspended.
 */
export async function demonstrationPartner(
  engines: Engines,
  settings: ReadySettings,
): Promise<DemonstrationPartner | null> {
  const secrets = readEmbeddedSecrets(settings.dataDir);
  if (secrets === null) throw new Error('the services have not created their secrets yet');
  const accounts = new PartnerAccounts(
    engines.eventStore,
    engines.stateStore,
    Date.now,
    SecretBox.ofSetting(settings.secretsKey),
  );
  const keep = (demonstration_partner: DemonstrationPartner) =>
    writeEmbeddedSecrets(settings.dataDir, { ...secrets, demonstration_partner });
  const kept = secrets.demonstration_partner ?? null;
  if (!settings.demonstrationPartner) {
    if (kept !== null) await disable(accounts, kept, keep);
    return null;
  }
  // The data may have been removed without the secrets.
  const isThere = kept !== null && (await find(engines, kept)) !== null;
  const partner = isThere ? kept : await make(accounts);
  const { disabled: wasDisabled, ...enabled } = partner;
  // A partner that an operator has suspended stays suspended.
  if (wasDisabled === true) await accounts.resume(partner.partner_id, context);
  await leadToInbox(engines, accounts, partner, settings);
  if (!isThere || wasDisabled === true) keep(enabled);
  return enabled;
}

/** The sandbox key to print. Null after it was rotated or revoked, because only the hash of the new key is stored. */
export async function currentSandboxKey(engines: Engines, shown: DemonstrationPartner): Promise<string | null> {
  const partner = await find(engines, shown);
  return partner?.api_keys.sandbox[0]?.sha256 === sha256Of(shown.sandbox_key) ? shown.sandbox_key : null;
}

function find({ stateStore, eventStore }: Engines, { partner_id }: DemonstrationPartner): Promise<Partner | null> {
  return new Partners(stateStore, eventStore).find(partner_id);
}

async function make(accounts: PartnerAccounts): Promise<DemonstrationPartner> {
  const made = await accounts.create({ name: 'Demonstration shop', email: 'demo@example.com' }, context);
  return { partner_id: made.partner_id, sandbox_key: made.api_keys.sandbox };
}

async function disable(
  accounts: PartnerAccounts,
  partner: DemonstrationPartner,
  keep: (partner: DemonstrationPartner) => void,
): Promise<void> {
  if (partner.disabled === true) return;
  // In this order: if the program stops between the two, the next start repeats both.
  await accounts.suspend(partner.partner_id, context);
  keep({ ...partner, disabled: true });
}

/**
 * Sets the callback URL to the inbox, whose address depends on the port and the public URL. A callback URL that a user has set is
 * kept.
 */
async function leadToInbox(
  engines: Engines,
  accounts: PartnerAccounts,
  partner: DemonstrationPartner,
  settings: ReadySettings,
): Promise<void> {
  const inbox = demonstrationInbox(settings);
  const url = (await find(engines, partner))?.webhook.sandbox.callback_url ?? null;
  if (url === null || url.endsWith(inboxPath))
    await accounts.setCallbackUrl(partner.partner_id, 'sandbox', inbox, context);
}
