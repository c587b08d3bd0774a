import { setTimeout } from 'node:timers/promises';
import type { EventStore } from '@dakpion/event-store';
import { EVENT_STORE, STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

const timeoutMs = 2_000;

type Check = 'ok' | 'unavailable';

/** What orchestrators ask: does the process live, and can it serve now. */
@Controller('health')
export class HealthController {
  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(STATE_STORE) private readonly stateStore: StateStore,
  ) {}

  /** `GET /health/live` → 200 while the process answers at all. */
  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /**
   * `GET /health/ready` → 200 while the state store answers: reads need no more, and commands are answered 503 with
   * `Retry-After` as long as the rest is down. Else 503. `checks` says what answers, in either case.
   */
  @Get('ready')
  async ready(
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ status: Check; checks: Readonly<Record<string, Check>> }> {
    const [event_store, state_store] = await Promise.all([
      answers(this.eventStore.head()),
      answers(this.stateStore.dueQueues.depth('health')),
    ]);
    const status = state_store;
    if (status === 'unavailable') reply.status(503);
    return { status, checks: { event_store, state_store } };
  }
}

async function answers(question: Promise<unknown>): Promise<Check> {
  const answered = question.then(
    (): Check => 'ok',
    (): Check => 'unavailable',
  );
  return Promise.race([answered, setTimeout(timeoutMs, 'unavailable' as const, { ref: false })]);
}
