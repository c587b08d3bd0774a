import {
  type OrderCommand,
  type OrderEventMessage,
  type OrderReply,
  type PriceRoute,
  type PricingReply,
  pattern,
  type RiderEventReply,
  topics,
} from '@dakpion/contracts';
import { quotation, until } from '@dakpion/fixtures';
import { BrokerClient } from '@dakpion/messaging';
import { type Engines, openLog, startServices } from '@dakpion/service';
import { type ReadySettings, readSettings } from '@dakpion/settings';
import { firstValueFrom } from 'rxjs';
import { withEngines } from './engines.fixture.ts';
import { orderService } from './order.service.ts';

/** The running order service, as seen by other services. */
export interface RunningOrderService {
  readonly engines: Engines;
  /** The requests that pricing received, in order. */
  readonly questions: readonly PriceRoute[];
  /** Sends a command as the gateway does. */
  ask<Reply extends OrderReply | RiderEventReply = OrderReply>(command: OrderCommand): Promise<Reply>;
  /** Stops the service and starts it again. */
  restart(): Promise<void>;
}

interface ServiceExample {
  /** Replaces the pricing service. Default: the example quotation. */
  readonly price?: (question: PriceRoute) => Promise<PricingReply> | PricingReply;
}

/** Runs the order service on real engines, with a price from the test. */
export function withOrderService(
  run: (service: RunningOrderService) => Promise<void>,
  { price = () => ({ outcome: 'priced', quotation }) }: ServiceExample = {},
): Promise<void> {
  return withEngines(async (engines) => {
    const questions: PriceRoute[] = [];
    await engines.broker.consume({
      group: 'pricing',
      topics: [topics.pricingRequests.name],
      handle: async ({ value }) => {
        questions.push(value as PriceRoute);
        return price(value as PriceRoute);
      },
    });
    const start = () => startServices([orderService], engines, serviceSettings(), openLog('fatal', 'order'));
    let running = await start();
    const client = new BrokerClient(engines.broker);
    try {
      await run({
        engines,
        questions,
        ask: (command) =>
          firstValueFrom(
            client.send(pattern(topics.orderCommands, command.type), {
              key: command.order_id,
              value: command,
              timeoutMs: 10_000,
            }),
          ),
        restart: async () => {
          await running.close();
          running = await start();
        },
      });
    } finally {
      await running.close();
    }
  });
}

/** The settings of a service with its defaults. */
export function serviceSettings(): ReadySettings {
  const result = readSettings({ PUBLIC_URL: 'https://dakpion.example' });
  if (result.outcome !== 'ok') throw new Error('These settings are not valid.');
  return { ...result.settings, operatorToken: 'operator', quotationSecret: 'quotation' };
}

/** The messages of `order.events.v1`, once `count` of them have arrived. */
export function publishedEvents(engines: Engines, count: number): Promise<readonly OrderEventMessage[]> {
  return until(async () => {
    const messages: OrderEventMessage[] = [];
    for await (const { value } of engines.broker.browse(topics.orderEvents.name)) {
      messages.push(value as OrderEventMessage);
    }
    return messages.length >= count ? messages : undefined;
  });
}
