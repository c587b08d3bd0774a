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

/** Corrects figures of usage, for operators whose audit has found a difference. */
@Controller()
export class RepairUsageController {
  private readonly recount: UsageRecount;
  /** The repairs in progress by scope, so that a repeated request starts no second one. */
  private readonly underWay = new Map<string, Promise<UsageRepair>>();

  constructor(@Inject(EVENT_STORE) eventStore: EventStore, @Inject(STATE_STORE) stateStore: StateStore) {
    this.recount = new UsageRecount(eventStore, stateStore);
  }

  @MessagePattern(pattern(topics.orderCommands, 'RepairUsage'))
  async repair(@Payload() { partner_id, environment }: RepairUsage): Promise<UsageRepair> {
    const owner = { partner_id, environment };
    const scope = scopeOf(owner);
    const repair = this.underWay.get(scope) ?? this.correct(owner);
    this.underWay.set(scope, repair);
    const isOver = repair.finally(() => this.underWay.delete(scope));
    // A failure after the timeout is reported to nobody. The next request then starts a new repair.
    return pTimeout(isOver, { milliseconds: answerWithinMs, fallback: () => ({ outcome: 'under_way' as const }) });
  }

  private async correct(owner: Owner): Promise<UsageRepair> {
    const corrected_days = await this.recount.correct(await this.recount.findWrongDays([owner]));
    return { outcome: 'repaired', corrected_days };
  }
}
