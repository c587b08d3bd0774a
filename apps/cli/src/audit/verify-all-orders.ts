import { oneLine, print } from '@dakpion/command-line';
import { counted } from '@dakpion/contracts';
import { type Difference, type ReplayProgress, verifyOrders } from '@dakpion/order';
import { ProgressBar } from '../progress-bar.ts';
import { refuseOutdatedReadModels } from './refuse-outdated-read-models.ts';
import { type LogOptions, verifyTransparencyLog } from './verify-transparency-log.ts';
import { type AuditedStores, withStores } from './with-stores.ts';

/**
 * Verifies the transparency log and, at the same time, replays every order. Prints each difference and a closing count. Sets the
 * exit code to 1 if there is a difference.
 */
export async function verifyAllOrders({ json, ...log }: { json?: true } & LogOptions): Promise<void> {
  await withStores(async (stores) => {
    await refuseOutdatedReadModels(stores);
    const end = new AbortController();
    const logVerified = verifyTransparencyLog(log, { json, signal: end.signal });
    // Awaited at the end. Until then, its failure must not end the process.
    logVerified.catch(() => undefined);
    // Options that it refuses end the command before the replay, which can take minutes.
    await Promise.race([logVerified, null]);
    try {
      await verifyReadModels(stores, { json, logVerified });
    } finally {
      end.abort();
    }
  });
}

async function verifyReadModels(
  { eventStore, stateStore, isAtWork }: AuditedStores,
  { json, logVerified }: { readonly json: true | undefined; readonly logVerified: Promise<boolean> },
): Promise<void> {
  const progress = new ProgressBar();
  const onProgress = ({ events, position, end }: ReplayProgress) =>
    progress.show({ share: Number(position) / Number(end), events });
  for await (const item of verifyOrders({ eventStore, stateStore, atRest: !isAtWork, onProgress })) {
    if (item.kind === 'verified') {
      progress.end();
      if (!(await logVerified)) process.exitCode = 1;
    }
    if (json) print(item);
    else if (item.kind === 'difference') print(describeDifference(item.difference));
    else
      print(
        `${counted(item.orders, 'order')} with ${counted(item.events, 'event')}: ${item.differences === 0 ? 'no differences' : counted(item.differences, 'difference')}`,
      );
    if (item.kind === 'verified' && item.differences > 0) process.exitCode = 1;
  }
}

/** A difference in one line. */
export function describeDifference({ order_id, partner_id, what, follower, expected, found }: Difference): string {
  const named = `${order_id ?? partner_id ?? follower ?? 'system'}: ${what}`;
  return oneLine(`${named}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`);
}
