import type { PageCheckWatch } from '@dakpion/event-store';
import type { Logger } from 'pino';
import { Gauge } from 'prom-client';

const lineEveryMs = 10_000;

const unchecked = new Gauge({
  name: 'dakpion_event_store_unchecked_pages',
  help: 'Pages of the event store that must still be checked after the program was killed.',
});

/** Logs and measures the check of all pages of the event store after the program was killed. `end` ends the process. */
export function logPageCheck(log: Logger, end: () => void, clock: () => number = Date.now): PageCheckWatch {
  const began = clock();
  let nextLine = began + lineEveryMs;
  return {
    onProgress({ lookedAt, pages, isComplete }) {
      unchecked.set(isComplete ? 0 : pages - lookedAt);
      if (isComplete) {
        log.info(`The program was killed before. ${lookedAt} pages of the event store were checked: all are sound`);
      } else if (clock() >= nextLine) {
        nextLine = clock() + lineEveryMs;
        const left = Math.round(((clock() - began) / 1_000) * (pages / lookedAt - 1));
        log.info(`Checking the pages of the event store: ${lookedAt} of ${pages}, at most ${left} s left`);
      }
    },
    onDamage(error) {
      log.fatal({ err: error }, 'The event store is damaged, exiting. The next start refuses it');
      end();
    },
  };
}
