import { integer, withServer } from '@dakpion/command-line';
import { environments } from '@dakpion/contracts';
import { deliveryStatuses } from '@dakpion/read-models';
import { Command, InvalidArgumentError, Option } from 'commander';
import { withPage } from '../list-page.ts';
import { withOwner } from '../owner-options.ts';
import { withWalk } from '../walked-list.ts';
import { listWebhooks } from './list-webhooks.ts';
import { listen } from './listen.ts';
import { redeliverWebhooks } from './redeliver-webhooks.ts';
import { reviewWebhooks } from './review-webhooks.ts';
import { showWebhook } from './show-webhook.ts';

const reachable = `
It listens at 127.0.0.1 unless --host names another address. A server sends there only if its WEBHOOK_ALLOW_PRIVATE names that address, as 127.0.0.0/8 does. The
embedded default does; a cluster allows no private address unless it is set, for the gateway and the webhook service alike.`;

/**
 * `dakpion webhooks review | list | show | redeliver` on a running server, and `listen` for developers of receivers.
 */
export function webhookCommands(): Command {
  const webhooks = new Command('webhooks').description(
    "read the log of partners' webhooks, redeliver webhooks, and start a test receiver",
  );
  const list = ofPartner(webhooks.command('list').description('list deliveries, newest first'))
    .option('--order <order_id>', 'only deliveries of this order')
    .addOption(new Option('--status <status>', 'only with this status').choices(deliveryStatuses))
    .option('--endpoint <url>', 'only to this callback URL')
    .option('--from <time>', 'created at or after this time; ISO 8601 with offset')
    .option('--to <time>', 'created before this time');
  withPage(list, 'deliveries', 200).action(listWebhooks);
  const review = webhooks
    .command('review')
    .description('list the deliveries of all partners that are in manual review')
    .addOption(new Option('--status <status>', 'deliveries with this status instead').choices(deliveryStatuses))
    .addOption(new Option('--environment <environment>', 'only in this environment').choices(environments));
  withServer(withWalk(review, 'deliveries')).action(reviewWebhooks);
  ofPartner(
    webhooks.command('show <delivery_id>').description('show the request and the responses of a delivery'),
  ).action(showWebhook);
  ofPartner(webhooks.command('redeliver [delivery_id]').description('send a delivery again with the same event id'))
    .option('--review', 'all deliveries in manual review')
    .addOption(
      new Option('--discarded', 'all discarded deliveries, whose callback URL was removed').conflicts('review'),
    )
    .option('--since <time>', 'all deliveries created at or after this time; with --review or --discarded only those')
    .option('--progress <redelivery_id>', 'only show the progress of a previous redelivery')
    .action(redeliverWebhooks);
  webhooks
    .command('listen')
    .description('receive deliveries and check their signatures; stop with Ctrl-C')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--port <port>', 'port to listen on', integer(0, 65_535), 4000)
    .option(
      '--secret <whsec…>',
      'signing secret; repeat the option during a rotation; without a secret no signature is checked',
      collectSecrets,
    )
    .option('--status <status>', 'HTTP status to respond with, e.g. 500 to see retries', integer(200, 599), 200)
    .option('--json', 'print one JSON object per delivery')
    .addHelpText('after', reachable)
    .action(listen);
  return webhooks;
}

function ofPartner(command: Command): Command {
  return withServer(withOwner(command));
}

function collectSecrets(text: string, before: readonly string[] = []): readonly string[] {
  if (!text.startsWith('whsec_')) throw new InvalidArgumentError('Must begin with whsec_.');
  if (!/^whsec_[A-Za-z0-9+/]{16,}={0,2}$/.test(text)) {
    throw new InvalidArgumentError('Must have at least 16 base64 characters after whsec_. Copy the complete secret.');
  }
  return [...before, text];
}
