import { environments } from '@dakpion/contracts';
import type { CreatedPartner, PartnerSummary } from '@dakpion/partners';
import { Argument, Command } from 'commander';
import { OperatorClient } from '../operator-client.ts';
import { type Page, type PageOptions, pageFooter, withPage } from '../page.ts';
import { print, table } from '../print.ts';
import { type ServerOptions, withServer } from '../server-options.ts';
import { rotateKey, rotateSecret } from './rotate.ts';

interface CreateOptions extends ServerOptions {
  readonly name: string;
  readonly email: string;
}

/** `dakpion partners create | list | rotate-key | rotate-secret`, on a running server. */
export function partnerCommands(): Command {
  const partners = new Command('partners').description('make and list business partners, rotate their secrets');
  const create = partners
    .command('create')
    .description('make a partner; its keys and secrets are shown this once')
    .requiredOption('--name <name>', 'name of the business')
    .requiredOption('--email <email>', 'address of its account');
  withServer(create).action(createPartner);
  const list = partners.command('list').description('list the partners, newest first');
  withServer(withPage(list, 'partners', 100)).action(listPartners);
  const key = partners.command('rotate-key').description('a new API key; the former one holds for 24 hours more');
  ofEnvironment(key).action(rotateKey);
  const secret = partners
    .command('rotate-secret')
    .description('a new webhook signing secret, beside which the former one signs for 24 hours more, and a new token');
  ofEnvironment(secret).action(rotateSecret);
  return partners;
}

function ofEnvironment(command: Command): Command {
  const environment = new Argument('<environment>', 'which of its environments').choices(environments);
  return withServer(command.argument('<partner_id>', 'whose').addArgument(environment));
}

async function createPartner({ name, email, url, json }: CreateOptions): Promise<void> {
  const made = await new OperatorClient(url).ask<CreatedPartner>('POST', '/partners', { name, email });
  if (json) return print(made);
  print(
    table([
      ['partner', made.partner_id],
      ['sandbox key', made.api_keys.sandbox],
      ['production key', made.api_keys.production],
      ['sandbox webhook secret', made.webhook.sandbox.signing_secret],
      ['sandbox webhook token', made.webhook.sandbox.token],
      ['production webhook secret', made.webhook.production.signing_secret],
      ['production webhook token', made.webhook.production.token],
      ['account', made.dashboard.email],
      ['password', made.dashboard.password],
    ]),
  );
  print('\nKeep these: none of them is shown again.');
}

async function listPartners({ page, limit, url, json }: PageOptions & ServerOptions): Promise<void> {
  const answer = await new OperatorClient(url).ask<Page<PartnerSummary>>(
    'GET',
    `/partners?page=${page}&limit=${limit}`,
  );
  if (json) return print(answer);
  const rows = answer.data.map((partner) => [
    partner.partner_id,
    partner.suspended ? 'suspended' : 'active',
    partner.created_at,
    partner.name,
  ]);
  print(table([['partner', 'status', 'made', 'name'], ...rows]));
  print(pageFooter(answer, 'partners'));
}
