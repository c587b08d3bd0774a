import { CommandFailure, type OperatorClient } from '@dakpion/command-line';
import type { Owner } from '@dakpion/contracts';
import type { RepairedUsage } from '@dakpion/gateway';
import { waitUntil } from '@dakpion/repetition';
import { partnerPath } from '../partner-path.ts';

const askAgainMs = 1_000;
/** The maximum wait. A recount of a million orders takes minutes. */
const patienceMs = 15 * 60 * 1_000;

/**
 * Makes the server count a partner's usage again, and waits for the result. If another recount is in progress, or its result was not
 * fetched, waits for a second one, because the first may have passed the wrong figure before. Throws CommandFailure when the recount
 * does not finish in time.
 */
export async function repairUsage(client: OperatorClient, { partner_id, environment }: Owner): Promise<void> {
  const path = `${partnerPath(partner_id)}/${environment}/usage/repair`;
  let recounts: number | null = null;
  const isRepaired = async () => {
    const { status, joined } = await client.ask<RepairedUsage>('POST', path);
    recounts ??= joined ? 2 : 1;
    if (status === 'repaired') recounts -= 1;
    return recounts === 0;
  };
  if (await waitUntil(isRepaired, { withinMs: patienceMs, everyMs: askAgainMs })) return;
  throw new CommandFailure(
    `The usage of ${partner_id} in ${environment} is still being counted. Run the command again.`,
  );
}
