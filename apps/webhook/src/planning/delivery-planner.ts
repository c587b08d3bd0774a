import {
  type DhakaTime,
  epochMsOf,
  isOnItsWay,
  type OrderEventMessage,
  topics,
  type WebhookEventName,
} from '@dakpion/contracts';
import type { Broker } from '@dakpion/messaging';
import { Partners } from '@dakpion/partners';
import { hasWebhook, type OrderLocation, RiderLocations, webhookBody } from '@dakpion/read-models';
import { BROKER, STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { Inject, Injectable } from '@nestjs/common';
import type { DeliveryTrace } from '../deliveries/delivery-stream.ts';
import {
  type Execution,
  type ExecutionAhead,
  OrderDeliveriesRepository,
} from '../deliveries/order-deliveries.repository.ts';
import { DeliveryScheduler } from '../delivery-scheduler/delivery-scheduler.ts';
import type { OrderClaim } from '../delivery-scheduler/order-schedule.ts';
import type { PlanDelivery } from '../domain/delivery-command.ts';

/** An event with a webhook, and its URL. */
interface Plan {
  readonly message: OrderEventMessage & { readonly event: WebhookEventName };
  readonly url: string;
}

/** The maximum difference between the clocks that recorded the event and the URL. */
const maxClockSkewMs = 60_000;

/** Plans the webhook of an order event. */
@Injectable()
export class DeliveryPlanner {
  constructor(
    private readonly repository: OrderDeliveriesRepository,
    private readonly scheduler: DeliveryScheduler,
    private readonly partners: Partners,
    private readonly riderLocations: RiderLocations,
    @Inject(STATE_STORE) private readonly stateStore: StateStore,
    @Inject(BROKER) private readonly broker: Pick<Broker, 'assignment'>,
  ) {}

  /**
   * Resolves when the message may be acknowledged: the delivery is planned and complete, planned and certain to be found after a
   * crash, or not needed. If the process dies before, the message arrives again. An event that was planned before is not planned
   * again.
   */
  async plan(message: OrderEventMessage): Promise<void> {
    const { event } = message;
    if (!hasWebhook(event)) return;
    const url = message.order.callback_url ?? (await this.partnersUrl(message));
    if (url === null) return;
    const plan: Plan = { message: { ...message, event }, url };
    // Computed while the order is claimed, in the same request to the state store.
    const command = this.commandOf(plan);
    // Its error is thrown where it is awaited. If the claim fails first, nobody awaits it.
    command.catch(() => undefined);
    const claim = await this.scheduler.reserve(message.order_id);
    return claim === null ? this.planAmongOthers(plan, await command) : this.planAlone(plan, command, claim);
  }

  /**
   * Plans a delivery of an order that has other waiting deliveries or belongs to another process. The plan is stored first, so that
   * the holder of the order finds it.
   */
  private async planAmongOthers({ message }: Plan, command: PlanDelivery): Promise<void> {
    const { order_id } = message;
    const execution = await this.repository.execute(order_id, command, traceOf(message));
    const planned = plannedBy(execution);
    const waiting = execution.state.queue.length;
    // A delivery behind others follows when these have ended. If there was nothing to plan, this process may have been stopped
    // exactly here before.
    const isFirst = planned === 0 ? waiting > 0 : waiting === planned;
    await (isFirst ? this.scheduler.take(order_id) : this.scheduler.whenSafe(order_id));
  }

  /**
   * Plans a delivery of an order that this process has claimed. Usually the result of the first attempt follows at once, and both
   * are written together. If the process dies before, the message arrives again.
   */
  private async planAlone({ message }: Plan, command: Promise<PlanDelivery>, claim: OrderClaim): Promise<void> {
    const { order_id } = message;
    const ahead = await this.decideAhead(message, command).catch(async (error: unknown) => {
      await this.scheduler.giveBack(order_id, claim);
      throw error;
    });
    try {
      await this.scheduler.take(order_id, claim);
    } finally {
      // If another process took the order over before the plan was stored, it found nothing to deliver.
      if (await ahead.store()) await this.scheduler.take(order_id);
    }
  }

  private async decideAhead(message: OrderEventMessage, command: Promise<PlanDelivery>): Promise<ExecutionAhead> {
    const { repository, broker } = this;
    const trace = traceOf(message);
    const planned = await command;
    const assignment = broker.assignment(topics.orderEvents.name);
    const ahead = await repository.executeAhead(message.order_id, planned, trace, assignment);
    plannedBy(ahead.execution);
    return ahead;
  }

  private async commandOf(plan: Plan): Promise<PlanDelivery> {
    const { order_id, parcel_status } = plan.message;
    const location = isOnItsWay(parcel_status) ? await this.riderLocations.latest(order_id) : null;
    return planOf(plan, location, this.stateStore.clock.now());
  }

  /**
   * The partner's URL. Null for events that were recorded before it was set, because a republication of old events must not send
   * them now. An event that was recorded before the URL was removed, and whose message comes afterwards, gets the removed URL: the
   * delivery then ends as discarded, or follows the partner to the present URL. A time later than the present was recorded by a clock
   * that was set back since, or that is ahead, and says nothing about the event. All these times are from services: `recorded_at`
   * is from the event store, whose clock can differ from theirs.
   */
  private async partnersUrl({ partner_id, environment, order }: OrderEventMessage): Promise<string | null> {
    const partner = await this.partners.find(partner_id);
    // E.g. lost by a restore of the event store. No wait helps, so the message becomes a dead letter.
    if (partner === null) throw new Error(`The partner ${partner_id} is not known.`);
    const { callback_url, callback_since, removed_callback: removed } = partner.webhook[environment];
    const times = { recorded: epochMsOf(order.updated_at), now: this.stateStore.clock.now() };
    if (callback_url !== null && isSince(times, callback_since)) return callback_url;
    if (removed === undefined || times.recorded >= epochMsOf(removed.removed_at)) return null;
    return isSince(times, removed.since) ? removed.callback_url : null;
  }
}

function isSince({ recorded, now }: { recorded: number; now: number }, since: DhakaTime | null | undefined): boolean {
  if (since == null) return true;
  const sinceMs = epochMsOf(since);
  return recorded >= sinceMs - maxClockSkewMs || sinceMs > now;
}

/** The number of planned deliveries. Throws if the plan was refused. */
function plannedBy(execution: Execution): number {
  if (execution.outcome === 'refused') throw new Error(`Planning was refused: ${execution.refusal.code}.`);
  return execution.events.length;
}

/** The plan has the time at which its event was recorded: a rider who was offline tells it later than it occurred. */
function traceOf({ correlation_id, event_id: causation_id, order }: OrderEventMessage): DeliveryTrace {
  return { correlation_id, causation_id, occurred_at: order.updated_at };
}

function planOf({ message, url }: Plan, location: OrderLocation | null, at: number): PlanDelivery {
  return {
    type: 'PlanDelivery',
    order_id: message.order_id,
    partner_id: message.partner_id,
    environment: message.environment,
    event_id: message.event_id,
    event: message.event,
    sequence: message.sequence,
    url,
    follows_partner: message.order.callback_url === null,
    body: JSON.stringify(webhookBody(message, location, at)),
    copies: message.sandbox_scenario === 'duplicate_webhooks' ? 2 : 1,
    at,
  };
}
