import { type CommandContext, eventIdOf } from '@dakpion/contracts';
import type { RecordedEvent } from '@dakpion/event-store';
import { Injectable, Logger } from '@nestjs/common';
import { RetryLink } from '../commands/retry-link.ts';
import { orderEventOf } from '../order-stream.ts';

/**
 * Completes retries that a crash interrupted: the new order exists, and the old order does not name it yet. Usually the command has
 * linked them already.
 */
@Injectable()
export class RetryLinkReactor {
  private readonly logger = new Logger(RetryLinkReactor.name);

  constructor(private readonly retryLink: RetryLink) {}

  async react(recorded: RecordedEvent): Promise<void> {
    const event = orderEventOf(recorded);
    if (event.type !== 'OrderCreated' || event.data.retry_of_order_id === null) return;
    const context: CommandContext = {
      actor: { kind: 'service', service: 'order' },
      correlation_id: recorded.metadata.$correlationId,
      causation_id: eventIdOf(recorded.id),
    };
    const refusal = await this.retryLink.ensure(event.data.retry_of_order_id, event.data, context);
    // Another try would be refused as well, and one inconsistent order must not delay the others. `audit verify` finds it as well.
    if (refusal !== null) {
      this.logger.error(
        `The retry of ${event.data.retry_of_order_id} cannot be recorded in that order: ${refusal.code}`,
      );
    }
  }
}
