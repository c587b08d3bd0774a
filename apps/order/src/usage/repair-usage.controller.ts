import { type Owner, pattern, type RepairUsage, topics, type UsageRepair } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import { scopeOf } from '@dakpion/read-models';
import { EVENT_STORE, STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { Controller, Inject } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import pTimeout from 'p-timeout';
import { UsageRecount } from './usage-recount.ts';

/** The caller waits 5 s, and a recount, which reads the creations of all orders, can take longer. */
const answerWithinMs = 3_000;
/** How long a result waits for its caller. A caller asks again after a second; its request can take seconds to arrive. */
const resultKeptMs = 30_000;

/** Corrects figures of usage, for operators whose audit has found a difference. */
@Controller()
export class RepairUsageController {
  private readonly recount: UsageRecount;
  /** By scope: the repairs in progress, and those whose result waits for its caller. A repeated request starts no second one. */
  private readonly repairs = new Map<string, Promise<UsageRepair>>();

  constructor(@Inject(EVENT_STORE) eventStore: EventStore, @Inject(STATE_STORE) stateStore: StateStore) {
    this.recount = new UsageRecount(eventStore, stateStore);
  }

  @MessagePattern(pattern(topics.orderCommands, 'RepairUsage'))
  async repair(@Payload() { partner_id, environment }: RepairUsage): Promise<UsageRepair> {
    const owner = { partner_id, environment };
    const scope = scopeOf(owner);
    const known = this.repairs.get(scope);
    const repair = known ?? this.begin(scope, owner);
    const fallback = () => ({ outcome: 'under_way' as const });
    const answer = await pTimeout(repair, { milliseconds: answerWithinMs, fallback });
    if (answer.outcome === 'repaired') this.forget(scope, repair);
    return { ...answer, joined: known !== undefined };
  }

  private begin(scope: string, owner: Owner): Promise<UsageRepair> {
    const repair = this.correct(owner);
    this.repairs.set(scope, repair);
    const forget = () => this.forget(scope, repair);
    // A failure after the timeout is reported to nobody. The next request then starts a new repair.
    repair.then(() => setTimeout(forget, resultKeptMs).unref(), forget);
    return repair;
  }

  private forget(scope: string, repair: Promise<UsageRepair>): void {
    if (this.repairs.get(scope) === repair) this.repairs.delete(scope);
  }

  private async correct(owner: Owner): Promise<UsageRepair> {
    const corrected_days = await this.recount.correct(await this.recount.findWrongDays([owner]));
    return { outcome: 'repaired', corrected_days };
  }
}
