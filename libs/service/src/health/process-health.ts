import type { Stores } from '../engines.ts';
import type { Clock } from '../injection-tokens.ts';
import type { StoreName } from '../service-definition.ts';
import { ConsumerWatch } from './consumer-watch.ts';
import { EventLoopWatch } from './event-loop-watch.ts';

/** An answer to an orchestrator's question. */
export interface HealthAnswer {
  readonly ok: boolean;
  /** JSON. */
  readonly body: Readonly<Record<string, unknown>>;
}

const answerWithinMs = 2_000;

/** What a process can say about itself: whether it can serve, and whether it is stuck. */
export class ProcessHealth {
  readonly consumers: ConsumerWatch;
  private readonly eventLoop = new EventLoopWatch();
  private readonly waitingFor = new Set<string>();
  private stores: Stores | null = null;
  private readyWith: ReadonlySet<StoreName> = new Set();

  constructor(clock: Clock) {
    this.consumers = new ConsumerWatch(clock);
  }

  waiting(engine: string): void {
    this.waitingFor.add(engine);
  }

  serving(engine: string): void {
    this.waitingFor.delete(engine);
  }

  /** The services have started, and can serve while the stores `readyWith` answer. */
  started(stores: Stores, readyWith: ReadonlySet<StoreName>): void {
    this.stores = stores;
    this.readyWith = readyWith;
  }

  /** The services are about to stop: nothing more should be sent here. */
  stopping(): void {
    this.stores = null;
  }

  /** Whether work can be done now: started, not stopping, and the stores that are needed answer. */
  async ready(): Promise<HealthAnswer> {
    if (this.stores === null) {
      return { ok: false, body: { status: 'unavailable', waiting_for: [...this.waitingFor] } };
    }
    const [event_store, state_store] = await Promise.all([
      answers(this.stores.eventStore.head()),
      answers(this.stores.stateStore.dueQueues.depth('health')),
    ]);
    const checks = { event_store, state_store };
    const ok = [...this.readyWith].every((store) => checks[store] === 'ok');
    return { ok, body: { status: ok ? 'ok' : 'unavailable', checks } };
  }

  /** Whether a restart is needed. No engine that is down makes it so: a restart would not mend that. */
  live(): HealthAnswer {
    const { stuckGroups } = this.consumers;
    const { turns } = this.eventLoop;
    const ok = turns && stuckGroups.length === 0;
    return { ok, body: { status: ok ? 'ok' : 'stuck', event_loop: turns ? 'ok' : 'stuck', stuck_groups: stuckGroups } };
  }
}

async function answers(question: Promise<unknown>): Promise<'ok' | 'unavailable'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'unavailable'>((resolve) => {
    timer = setTimeout(() => resolve('unavailable'), answerWithinMs);
  });
  const answered = question.then(
    () => 'ok' as const,
    () => 'unavailable' as const,
  );
  const answer = await Promise.race([answered, late]);
  clearTimeout(timer);
  return answer;
}
