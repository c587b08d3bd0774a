import { setTimeout as pause } from 'node:timers/promises';
import {
  type ContinueRedelivery,
  type DhakaTime,
  dhakaTime,
  epochMsOf,
  type RedeliverWebhooks,
  type RedeliverWebhooksReply,
  type ResendAfterRecovery,
  topics,
} from '@dakpion/contracts';
import type { Broker } from '@dakpion/messaging';
import { DeliveryLog, type DeliveryLogEntry, type DeliveryStatus, Redeliveries, Usage } from '@dakpion/read-models';
import { inLanes, isTemporary, takeTurn } from '@dakpion/repetition';
import { BROKER, CLOCK, type Clock, SETTINGS } from '@dakpion/service';
import type { Settings } from '@dakpion/settings';
import { whileRebuilding } from '@dakpion/state-store';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { maxAttemptsByItself } from '../recovery/outages.ts';
import { nextStepAfter } from './next-step.ts';
import { Redelivery } from './redelivery.ts';

/** With the minimum duration of a step, this is the pace: 100 webhooks per second for one partner in one environment. */
const deliveriesPerStep = 100;
const stepTakesMs = 1_000;
const ordersAtOnce = 50;
/** The partners whose steps are remembered. A forgotten one costs a pause. */
const maxPartners = 1_000;
const mebibyte = 1024 * 1024;

/**
 * Repeats many webhooks, step by step. Each step is a message, and sends the next step before it is acknowledged, so that a
 * redelivery continues after any stop. A repeated step changes nothing, because its redeliveries are already requested. It sends no
 * second next step: two chains of steps would share the pace.
 */
@Injectable()
export class BulkRedelivery {
  private readonly logger = new Logger(BulkRedelivery.name);
  /** When the last step of a partner, or the last pause in place of one, ended, by `performance.now()`. */
  private readonly steppedAt = new LRUCache<string, number>({ max: maxPartners });

  constructor(
    private readonly log: DeliveryLog,
    private readonly redeliveries: Redeliveries,
    private readonly redelivery: Redelivery,
    private readonly usage: Usage,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'partnerStorageMb'>,
    @Inject(BROKER) private readonly broker: Broker,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Resolves when the redelivery is certain to happen. If another redelivery of the partner and environment is in progress, it
   * is returned. The commands of one partner are handled one after another.
   */
  async begin(command: RedeliverWebhooks): Promise<RedeliverWebhooksReply> {
    const { redelivery_id } = command;
    // A repeated command, whose first step was sent.
    const known = await this.redeliveries.find(command, redelivery_id);
    const begun = known ?? (await this.redeliveries.underWay(command));
    if (begun !== null) return { outcome: 'done', redelivery_id: begun.redelivery_id, accepted: begun.accepted };
    const accepted = await this.start(command);
    return { outcome: 'done', redelivery_id, accepted };
  }

  /**
   * Begins a redelivery after an outage. While another redelivery of the partner and environment is in progress, the command comes
   * again after its next step, or a second later. Resolves when the redelivery, or the repetition of the command, is certain to happen.
   */
  async resend(command: ResendAfterRecovery): Promise<void> {
    if ((await this.redeliveries.find(command, command.redelivery_id)) !== null) return;
    if ((await this.redeliveries.underWay(command)) === null) {
      await this.start(command);
      return;
    }
    // The commands of a partner are handled one after another: pauses of all that wait would add up before the next step.
    const hasStepped = performance.now() - (this.steppedAt.get(command.partner_id) ?? -stepTakesMs) < stepTakesMs;
    if (!hasStepped) {
      await pause(stepTakesMs);
      this.steppedAt.set(command.partner_id, performance.now());
    }
    await this.tell(command);
  }

  private async start(command: RedeliverWebhooks | ResendAfterRecovery): Promise<number> {
    const to = await this.end(command);
    const accepted = await this.count(command, to);
    const from = command.filter.created_at_from ?? dhakaTime(0);
    const first: ContinueRedelivery = {
      ...command,
      type: 'ContinueRedelivery',
      step: 1,
      from,
      offset: 0,
      to,
      accepted,
      redelivered: 0,
    };
    // The first step is sent before the redelivery is recorded. A recorded redelivery without its first step would count as one in
    // progress.
    await this.tell(first);
    await this.record(first, 0, null);
    return accepted;
  }

  /**
   * Takes one step. Each step except the last takes at least a second. Resolves when the next step is sent, or nothing is left, or
   * the partner has reached its storage limit.
   */
  async step(command: ContinueRedelivery): Promise<void> {
    const { redelivery_id, step } = command;
    if (await this.redeliveries.hasPassed(command, redelivery_id, step)) return;
    if (await this.isOverLimit(command)) {
      this.logger.warn(
        `${redelivery_id} of ${command.partner_id} ends, because the partner has reached its storage limit`,
      );
      await this.record(command, step, dhakaTime(this.clock()));
      return;
    }
    const endOfStep = performance.now() + stepTakesMs;
    const { deliveries } = await this.log.list(command, {
      status: command.filter.status,
      created_at_from: command.from,
      // Webhooks that are created later are not included. Otherwise the redelivery might never end.
      created_at_to: command.to ?? command.requested_at,
      direction: 'ascending',
      offset: command.offset,
      limit: deliveriesPerStep,
    });
    const { chosen, next } = nextStepAfter(deliveries, { ...command, limit: deliveriesPerStep });
    const redelivered = command.redelivered + (await this.requestAll(chosen, command));
    const finishedAt = next === null ? dhakaTime(this.clock()) : null;
    await this.record({ ...command, redelivered }, step, finishedAt);
    if (next === null) return;
    await pause(Math.max(0, endOfStep - performance.now()));
    await this.tell({ ...command, ...next, redelivered, step: step + 1 });
    await this.redeliveries.recordSent(command, redelivery_id, step);
    this.steppedAt.set(command.partner_id, performance.now());
  }

  /** Operators can exceed the limit. While the sum is computed again, there is no limit. */
  private async isOverLimit({ context, ...owner }: ContinueRedelivery): Promise<boolean> {
    if (context.actor.kind === 'operator') return false;
    const storedBytes = await this.usage.storedBytes(owner).catch(whileRebuilding(0));
    return storedBytes >= this.settings.partnerStorageMb[owner.environment] * mebibyte;
  }

  private async requestAll(deliveries: readonly DeliveryLogEntry[], command: ContinueRedelivery): Promise<number> {
    const counts = await inLanes(byOrder(deliveries), ordersAtOnce, (entries) => this.requestInTurn(entries, command));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  /** One after another, because the webhooks of an order are sent in the order of the requests. */
  private async requestInTurn(entries: readonly DeliveryLogEntry[], command: ContinueRedelivery): Promise<number> {
    const { requested_at, recovered_origin: onlyTo = null } = command;
    const { correlation_id, causation_id } = command.context;
    let redelivered = 0;
    for (const entry of entries) {
      if (onlyTo !== null && entry.attempts_total >= maxAttemptsByItself) continue;
      // Each reads the planned webhook, which can be large.
      await takeTurn(command.partner_id);
      const trace = { correlation_id, causation_id, occurred_at: requested_at };
      try {
        if (await this.redelivery.request(command, entry, trace, { unlessTriedSince: true, onlyTo })) redelivered += 1;
      } catch (error) {
        if (isTemporary(error)) throw error;
        // One webhook, e.g. with an unreadable event, must not end the redelivery of all others.
        this.logger.error(`${entry.delivery_id} of ${entry.order_id} cannot be redelivered: ${String(error)}`);
      }
    }
    return redelivered;
  }

  /** The time of the request, or a later one if the newest webhook was created while the clock was ahead: it is included. */
  private async end(command: RedeliverWebhooks | ResendAfterRecovery): Promise<DhakaTime> {
    const { deliveries } = await this.log.list(command, { offset: 0, limit: 1 });
    const afterNewest = deliveries.map(({ created_at }) => epochMsOf(created_at) + 1);
    return dhakaTime(Math.max(epochMsOf(command.requested_at), ...afterNewest));
  }

  /** The number of deliveries with the requested result. */
  private async count(command: RedeliverWebhooks | ResendAfterRecovery, to: DhakaTime): Promise<number> {
    const { filter } = command;
    const statuses: readonly DeliveryStatus[] =
      filter.status === null ? ['delivered', 'manual_review', 'discarded'] : [filter.status];
    const range = { created_at_from: filter.created_at_from, created_at_to: to, offset: 0, limit: 1 };
    const pages = await Promise.all(statuses.map((status) => this.log.list(command, { ...range, status })));
    return pages.reduce((sum, { total }) => sum + total, 0);
  }

  private async record(command: ContinueRedelivery, step: number, finished_at: string | null): Promise<void> {
    const { redelivery_id, requested_at, filter, accepted, redelivered } = command;
    const progress = { redelivery_id, requested_at, ...filter, accepted, redelivered, finished_at };
    await this.redeliveries.record(command, progress, step);
  }

  private async tell(command: ContinueRedelivery | ResendAfterRecovery): Promise<void> {
    const { partner_id: key, type } = command;
    await this.broker.publish([{ topic: topics.webhookCommands.name, key, type, value: command }]);
  }
}

/** Sorts the deliveries of each order by sequence: the log lists deliveries of one millisecond by their ids. */
function byOrder(deliveries: readonly DeliveryLogEntry[]): DeliveryLogEntry[][] {
  const orders = new Map<string, DeliveryLogEntry[]>();
  for (const entry of deliveries) {
    const entries = orders.get(entry.order_id);
    if (entries === undefined) orders.set(entry.order_id, [entry]);
    else entries.push(entry);
  }
  return [...orders.values()].map((entries) => entries.toSorted((one, other) => one.sequence - other.sequence));
}
