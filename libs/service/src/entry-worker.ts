import { type Claim, DueWorker, type StateStore } from '@dakpion/state-store';
import { Logger } from '@nestjs/common';

/** The maximum pause between two checks of the queue, in ms. */
const lookEveryMs = 1_000;
/** Doubled after each failure, so that a full disk does not fill the log. */
const failurePauses = { firstPauseMs: 250, maxPauseMs: 5_000 };
/** How long an entry is claimed, in ms. When its worker crashes or fails, it is due again after that time. */
const claimMs = 15_000;
/** The maximum number of entries in progress. */
const claimLimit = 64;

/** Does the due work of an entry. Resolves with the ms until its next work, or null if there is none. */
type DueHandler = (id: string) => Promise<number | null>;

/** Processes the entries of a due queue as soon as each is due. An entry whose handler fails is due again. */
export function entryWorker(
  stateStore: Pick<StateStore, 'clock' | 'dueQueues'>,
  queue: string,
  handle: DueHandler,
): DueWorker {
  const logger = new Logger(DueWorker.name);
  const workOff = async ({ id, until }: Claim): Promise<void> => {
    try {
      const inMs = await handle(id);
      await stateStore.dueQueues.settle(queue, id, until, inMs === null ? null : { inMs });
    } catch (error) {
      logger.warn(`The entry ${id} of the queue ${queue} failed, retrying within ${claimMs / 1_000} s: ${error}`);
    }
  };
  return new DueWorker(stateStore, {
    queue,
    claimMs: () => claimMs,
    limit: () => claimLimit,
    take: async (claims) => {
      await Promise.all(claims.map(workOff));
    },
    lookEveryMs,
    failurePauses,
    onFailure: (error) => logger.error(`The queue ${queue} failed, retrying`, error),
  });
}
