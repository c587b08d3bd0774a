import {
  type ApplyRiderEvent,
  type CommandContext,
  pattern,
  type RiderEventReply,
  type RiderTransition,
  topics,
} from '@dakpion/contracts';
import type { ClientProxy } from '@nestjs/microservices';
import { firstValueFrom } from 'rxjs';

/** How long the order service may take to apply an event, in ms. */
const timeoutMs = 5_000;

/** Asks the order service to apply a transition. Rejects with a temporary error when it does not answer in time. */
export type AskOrder = (transition: RiderTransition, context: CommandContext) => Promise<RiderEventReply>;

/** Asks over the broker. The same event may be asked twice: the order answers `unchanged`. */
export function askOrderWith(client: ClientProxy): AskOrder {
  return (transition, context) => {
    const { order_id } = transition;
    const command: ApplyRiderEvent = { type: 'ApplyRiderEvent', order_id, rider_event: transition, context };
    const request = { key: order_id, value: command, timeoutMs };
    return firstValueFrom(client.send<RiderEventReply>(pattern(topics.orderCommands, command.type), request));
  };
}
