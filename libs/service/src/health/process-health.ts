import type { Broker } from '@dakpion/messaging';
import type { FollowerFault, StateStore } from '@dakpion/state-store';
import { diskCheck } from '../disk-space.ts';
import type { Engines } from '../engines.ts';
import { noEventStore } from '../no-event-store.ts';
import type { StoreName } from '../service-definition.ts';
import { answerOr } from './answer-or.ts';
import { ConsumerWatch } from './consumer-watch.ts';
import { EventLoopWatch } from './event-loop-watch.ts';
import { followerFaults } from './follower-faults.ts';

/** The response to a probe of an orchestrator. */
export interface HealthAnswer {
  readonly ok: boolean;
  /** JSON. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** The dependencies of readiness. */
type ServedEngines = Omit<Engines, 'broker'> & { readonly broker: Pick<Broker, 'ping'> };

type Check = 'ok' | 'unavailable';

/** Whether each engine answers. `event_store` is absent in a process that has not opened it. */
interface EngineChecks {
  readonly event_store?: Check;
  readonly state_store: Check;
  readonly broker: Check;
}

/** The health of a process: whether it can serve, and whether it is stuck. */
export class ProcessHealth {
  readonly consumers = new ConsumerWatch();
  private readonly eventLoop = new EventLoopWatch();
  private readonly waitingFor = new Set<string>();
  private engines: ServedEngines | null = null;
  private readyWith: ReadonlySet<StoreName> = new Set();

  waiting(engine: string): void {
    this.waitingFor.add(engine);
  }

  serving(engine: string): void {
    this.waitingFor.delete(engine);
  }

  /** Records that the services have started. They can serve while the stores `readyWith` answer. */
  started(engines: ServedEngines, readyWith: ReadonlySet<StoreName>): void {
    this.engines = engines;
    this.readyWith = readyWith;
  }

  /** Records that the services are about to stop and should get no more requests. */
  stopping(): void {
    this.engines = null;
  }

  /** Whether the process can serve: started, not stopping, and the required stores answer. */
  async ready(): Promise<HealthAnswer> {
    if (this.engines === null) {
      return { ok: false, body: { status: 'unavailable', waiting_for: [...this.waitingFor] } };
    }
    const { stateStore, diskSpace } = this.engines;
    const [checks, faults] = await Promise.all([checksOf(this.engines), this.faultsOf(stateStore)]);
    const ok = faults.length === 0 && [...this.readyWith].every((store) => checks[store] === 'ok');
    const told = { checks: { ...checks, ...diskCheck(diskSpace) }, ...(faults.length > 0 && { faults }) };
    return { ok, body: { status: ok ? 'ok' : 'unavailable', ...told } };
  }

  /** Whether each engine answers, and the state store takes writes. Null before the start and after the stop of the services. */
  async engineChecks(): Promise<EngineChecks | null> {
    return this.engines === null ? null : checksOf(this.engines);
  }

  /** The faults that make the data of the state store wrong, for services that read it. */
  private async faultsOf(stateStore: StateStore): Promise<readonly FollowerFault[]> {
    return this.readyWith.has('state_store') ? followerFaults(stateStore) : [];
  }

  /** Whether a restart is needed. An unavailable engine never requires one, because a restart would not help. */
  live(): HealthAnswer {
    const { stuckGroups } = this.consumers;
    const { turns } = this.eventLoop;
    const ok = turns && stuckGroups.length === 0;
    return { ok, body: { status: ok ? 'ok' : 'stuck', event_loop: turns ? 'ok' : 'stuck', stuck_groups: stuckGroups } };
  }
}

async function checksOf({ eventStore, stateStore, broker }: ServedEngines): Promise<EngineChecks> {
  const [event_store, state_store, brokerAnswers] = await Promise.all([
    eventStore === noEventStore ? null : answers(eventStore.head()),
    answers(stateStore.examine()),
    answers(broker.ping()),
  ]);
  return { ...(event_store !== null && { event_store }), state_store, broker: brokerAnswers };
}

function answers(question: Promise<unknown>): Promise<Check> {
  const answered = question.then(() => 'ok' as const);
  return answerOr('unavailable', answered);
}
