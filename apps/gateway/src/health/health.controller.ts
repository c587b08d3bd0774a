import type { EventStore } from '@dakpion/event-store';
import type { Broker } from '@dakpion/messaging';
import { Partners } from '@dakpion/partners';
import {
  answerOr,
  BROKER,
  DISK_SPACE,
  type DiskSpace,
  diskCheck,
  EVENT_STORE,
  followerFaults,
  IS_STUCK,
  STATE_STORE,
} from '@dakpion/service';
import type { FollowerFault, StateStore } from '@dakpion/state-store';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/**
 * The time for which an answer about readiness is reused, in ms. Everyone can ask on the public port, and each new answer asks all
 * engines.
 */
const keepMs = 1_000;
/**
 * The same for an answer that is not `ok`. It is shorter, so that a program that waits for the start soon sees that it has ended.
 */
const keepFaultMs = 100;

type Check = 'ok' | 'unavailable';
/** `rebuilding`: the state store lost partners, and some of their keys are not known yet. */
type PartnersCheck = Check | 'rebuilding';

interface Checks {
  readonly event_store: Check;
  readonly state_store: Check;
  readonly broker: Check;
  readonly partners: PartnersCheck;
  /** Embedded only. */
  readonly disk?: 'ok' | 'full';
}

interface Readiness {
  readonly status: PartnersCheck;
  readonly checks: Checks;
  /** The faults that make answers of reads wrong. Absent when there are none. */
  readonly faults?: readonly FollowerFault[];
}

/** The probes of orchestrators: whether the process is alive, and whether it can serve requests. */
@Controller('health')
export class HealthController {
  /** The last answer, or the one in progress. */
  private kept: Promise<Readiness> | null = null;
  private keptUntil = 0;

  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(STATE_STORE) private readonly stateStore: StateStore,
    @Inject(BROKER) private readonly broker: Broker,
    private readonly partners: Partners,
    @Inject(DISK_SPACE) private readonly diskSpace: DiskSpace | null,
    @Inject(IS_STUCK) private readonly isStuck: () => boolean,
  ) {}

  /** `GET /health/live` → 503 if a restart is needed, otherwise 200. Everyone can ask, so the reason is only at HEALTH_PORT. */
  @Get('live')
  live(@Res({ passthrough: true }) reply: FastifyReply): { status: 'ok' | 'stuck' } {
    if (!this.isStuck()) return { status: 'ok' };
    reply.status(503);
    return { status: 'stuck' };
  }

  /**
   * `GET /health/ready` → 200 while the state store answers and all partners are known, otherwise 503 with the reason as `status`.
   * Reads need nothing else. While another engine is down or the disk is full, commands are answered with 503 and `Retry-After`.
   * `checks` lists the state of each engine in both cases. Also 503, with `faults`, while the views belong to another history of
   * the event store. The engines are asked at most once a second, or ten times a second while the answer is 503.
   */
  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readiness> {
    if (this.kept === null || performance.now() >= this.keptUntil) this.kept = this.lookOnce();
    const readiness = await this.kept;
    if (readiness.status !== 'ok') reply.status(503);
    return readiness;
  }

  private async lookOnce(): Promise<Readiness> {
    this.keptUntil = Number.POSITIVE_INFINITY;
    let keptForMs = keepFaultMs;
    try {
      const readiness = await this.look();
      if (readiness.status === 'ok') keptForMs = keepMs;
      return readiness;
    } finally {
      this.keptUntil = performance.now() + keptForMs;
    }
  }

  private async look(): Promise<Readiness> {
    const knowsAll = this.partners.areComplete().then((known): PartnersCheck => (known ? 'ok' : 'rebuilding'));
    const [event_store, state_store, broker, partners, faults] = await Promise.all([
      answerOr('unavailable', this.eventStore.head().then(isOk)),
      answerOr('unavailable', this.stateStore.examine().then(isOk)),
      answerOr('unavailable', this.broker.ping().then(isOk)),
      answerOr('unavailable', knowsAll),
      followerFaults(this.stateStore),
    ]);
    const served = state_store === 'ok' ? partners : state_store;
    const status = faults.length > 0 ? 'unavailable' : served;
    const checks = { event_store, state_store, broker, partners, ...diskCheck(this.diskSpace) };
    return { status, checks, ...(faults.length > 0 && { faults }) };
  }
}

const isOk = (): Check => 'ok';
