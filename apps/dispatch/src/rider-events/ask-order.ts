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

/** The time-out for applying an event, in ms. */
const timeoutMs = 5_000;

/** Applies a transition with the order service. Rejects with a temporary error if it does not answer in time. */
export type AskOrder = (transition: RiderTransition, context: CommandContext) => Promise<RiderEventReply>;

/** Applies it over the broker. The same event can be sent twice: the order service then answers `unchanged`. */
export function askOrderWith(client: ClientProxy): AskOrder {
  return (transition, context) => {
    const { order_id } = transition;
    const command: ApplyRiderEvent = { type: 'ApplyRiderEvent', order_id, rider_event: transition, context };
    const request = { key: order_id, value: command, timeoutMs };
    return firstValueFrom(client.send<RiderEventReply>(pattern(topics.orderCommands, command.type), request));
  };
}
