import { environments } from '@dakpion/contracts';
import { deliveryStatuses } from '@dakpion/webhook-deliveries';
import { Command, InvalidArgumentError, Option } from 'commander';
import { withPage } from '../page.ts';
import { withServer } from '../server-options.ts';
import { withWalk } from '../walked-list.ts';
import { wholeNumber } from '../whole-number.ts';
import { listWebhooks } from './list-webhooks.ts';
import { listen } from './listen.ts';
import { redeliverWebhooks } from './redeliver-webhooks.ts';
import { reviewWebhooks } from './review-webhooks.ts';
import { showWebhook } from './show-webhook.ts';

const reachable = `
It listens at 127.0.0.1 unless --host names another address. A server sends there only if its WEBHOOK_ALLOW_PRIVATE names that address, as 127.0.0.0/8 does. The
embedded default does; a cluster allows no private address unless it is set, for the gateway and the webhook service alike.`;

/** `dakpion webhooks review | list | show | redeliver` on a running server, and `listen` for those who write a receiver. */
export function webhookCommands(): Command {
  const webhooks = new Command('webhooks').description(
    "partners' webhooks: the log, redelivery, a receiver to try with",
  );
  const list = ofPartner(webhooks.command('list').description('list deliveries, newest first'))
    .option('--order <order_id>', 'of one order')
    .addOption(new Option('--status <status>', 'of one status').choices(deliveryStatuses))
    .option('--endpoint <url>', 'to one callback URL')
    .option('--from <time>', 'created then or later; ISO 8601 with offset')
    .option('--to <time>', 'created before');
  withPage(list, 'deliveries', 200).action(listWebhooks);
  const review = webhooks
    .command('review')
    .description('list the deliveries of all partners that are in manual review')
    .addOption(new Option('--status <status>', 'those of another status').choices(deliveryStatuses))
    .addOption(new Option('--environment <environment>', 'only of this environment').choices(environments));
  withServer(withWalk(review, 'deliveries')).action(reviewWebhooks);
  ofPartner(webhooks.command('show <delivery_id>').description('show what was sent and what came back')).action(
    showWebhook,
  );
  ofPartner(webhooks.command('redeliver [delivery_id]').description('send again, under the same event id'))
    .option('--review', 'all in manual review')
    .option('--since <time>', 'all created then or later; with --review only those in review')
    .option('--progress <redelivery_id>', 'only tell how far a former command has come')
    .action(redeliverWebhooks);
  webhooks
    .command('listen')
    .description('receive deliveries and check their signatures; Ctrl-C ends')
    .option('--host <address>', 'address of this machine to listen at', '127.0.0.1')
    .option('--port <port>', 'port to listen at', wholeNumber(0, 65_535), 4000)
    .option(
      '--secret <whsec…>',
      'signing secret; more than one during a rotation; without it nothing is checked',
      collectSecrets,
    )
    .option('--status <status>', 'answer with this, e.g. 500 to see retries', wholeNumber(200, 599), 200)
    .option('--json', 'print one JSON object per delivery')
    .addHelpText('after', reachable)
    .action(listen);
  return webhooks;
}

function ofPartner(command: Command): Command {
  const owned = command
    .requiredOption('--partner <partner_id>', 'whose webhooks')
    .addOption(
      new Option('--environment <environment>', 'which of its environments')
        .choices(environments)
        .default('production'),
    );
  return withServer(owned);
}

function collectSecrets(text: string, before: readonly string[] = []): readonly string[] {
  if (!text.startsWith('whsec_')) throw new InvalidArgumentError('It must begin with whsec_.');
  if (!/^whsec_[A-Za-z0-9+/]{16,}={0,2}$/.test(text)) {
    throw new InvalidArgumentError('What follows whsec_ must be base64, 16 characters or more. Copy it as a whole.');
  }
  return [...before, text];
}
