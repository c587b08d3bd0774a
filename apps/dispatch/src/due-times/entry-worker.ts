import { type Claim, DueWorker, type StateStore } from '@dakpion/state-store';
import { Logger } from '@nestjs/common';

/** Longest pause between two looks at the queue, in ms. */
const lookEveryMs = 250;
/** Doubled with each failed look, so that a full disk does not fill the log. */
const failurePauses = { firstPauseMs: 250, maxPauseMs: 5_000 };
/** For how long an entry is ours while we work on it, in ms; if we die, or fail, it comes up again after that. */
const claimMs = 15_000;
/** Entries worked on at once. */
const claimLimit = 64;

/** Does what is due for an entry. Answers in how many ms the next thing is due, null when nothing is. */
export type DueHandler = (id: string) => Promise<number | null>;

/** Works off one due queue, entry by entry, as soon as each is due. An entry whose handler fails comes up again. */
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
      logger.warn(`${id} of ${queue} failed and comes up again: ${error}`);
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
