import { CommandFailure } from '@dakpion/command-line';
import { outdatedReadModels } from '@dakpion/order';
import type { AuditedStores } from './with-stores.ts';

/** Throws CommandFailure while read models are being built after an upgrade or a loss, because they cannot be compared before. */
export async function refuseOutdatedReadModels({ eventStore, stateStore, isAtWork }: AuditedStores): Promise<void> {
  const outdated = await outdatedReadModels(stateStore);
  // Without events, there is nothing to compare.
  if (outdated.length === 0 || (await eventStore.head()) === undefined) return;
  const named = outdated.map(({ name, percent }) => (percent === null ? name : `${name} (${percent} %)`)).join(', ');
  const next = isAtWork
    ? 'The running services build them: repeat this command when `dakpion projections list` shows that the builds serve.'
    : 'Start the program, which builds them, and repeat this command.';
  throw new CommandFailure(
    `After an upgrade, a reset or a loss of data, read models are not built in their present form yet: ${named}. ${next}`,
  );
}
