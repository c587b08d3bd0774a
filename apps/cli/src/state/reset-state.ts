import { CommandFailure, cliSettings, print } from '@dakpion/command-line';
import { counted } from '@dakpion/contracts';
import { clearState } from '@dakpion/service';
import { withoutCredentials } from '@dakpion/settings';

/**
 * Data that is kept because it cannot be computed from events. Rate limits and leases are kept as well. Secrets are not in the
 * state store.
 */
const kept = {
  // Held rider events were consumed from Kafka and are not settled yet. A one-time code whose use is forgotten would work again.
  keepCollections: ['key_uses', 'dispatch.held-rider-events', 'totp'],
  keepQueues: ['dispatch.held-rider-events'],
};

/** Deletes views, the delivery log, due times and the positions of followers. Without `yes`, only prints how much there is. */
export async function resetState({ yes = false, json = false }: { yes?: boolean; json?: boolean }): Promise<void> {
  const settings = cliSettings();
  const { redisUrl } = settings.engines;
  const where = redisUrl === null ? `in ${settings.dataDir}` : `at ${withoutCredentials(redisUrl)}`;
  const cleared = await clearState(settings, { ...kept, dryRun: !yes }).catch((error: unknown) => {
    const what = yes ? `The state ${where} was not reset, or only in part` : `The state ${where} cannot be counted`;
    throw new CommandFailure(`${what}: ${(error as Error).message}`);
  });
  if (json) return print({ ...cleared, done: yes });
  const amount = `${counted(cleared.documents, 'document')} and ${counted(cleared.queues, 'queue')} of due times`;
  print(
    yes
      ? `Removed ${amount} ${where}. The services compute them again.`
      : `This would remove ${amount} ${where}. To remove them, add --yes.`,
  );
}
