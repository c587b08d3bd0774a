import type { CommandContext } from '@dakpion/contracts';
import { PartnerAccounts } from '@dakpion/partners';
import {
  type DemonstrationPartner,
  type Engines,
  type ReadySettings,
  readEmbeddedSecrets,
  writeEmbeddedSecrets,
} from '@dakpion/service';

const context: CommandContext = {
  actor: { kind: 'service', service: 'dakpion' },
  correlation_id: 'first-start',
  causation_id: null,
};

/** The built-in inbox's address for the demonstration partner's webhooks. */
export function demonstrationInbox(settings: ReadySettings): string {
  return `${settings.publicUrl}/inbox/demo`;
}

/**
 * The partner for trying things out: made at the first start, with its webhooks going to the built-in inbox. Its
 * sandbox key is kept beside the other secrets so that each start can print lines that work; its production key is
 * told to nobody.
 */
export async function demonstrationPartner(engines: Engines, settings: ReadySettings): Promise<DemonstrationPartner> {
  const secrets = readEmbeddedSecrets(settings.dataDir);
  if (secrets === null) throw new Error('the services have not made their secrets yet');
  if (secrets.demonstration_partner !== undefined) return secrets.demonstration_partner;
  const accounts = new PartnerAccounts(engines.eventStore, engines.stateStore, Date.now);
  const made = await accounts.create({ name: 'Demonstration shop', email: 'demo@example.com' }, context);
  await accounts.setCallbackUrl(made.partner_id, 'sandbox', demonstrationInbox(settings), context);
  const demonstration_partner = { partner_id: made.partner_id, sandbox_key: made.api_keys.sandbox };
  writeEmbeddedSecrets(settings.dataDir, { ...secrets, demonstration_partner });
  return demonstration_partner;
}
