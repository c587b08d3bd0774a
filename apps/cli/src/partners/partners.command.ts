import { integer, OperatorClient, print, type ServerOptions, table, withServer } from '@dakpion/command-line';
import { environments } from '@dakpion/contracts';
import type { CreatedPartner, PartnerList } from '@dakpion/gateway';
import { Argument, Command, Option } from 'commander';
import { type PageOptions, pageFooter, withPage } from '../list-page.ts';
import { resumePartner, setRateLimits, showPartner, suspendPartner } from './partner-account.ts';
import { showStatement, showUsage } from './partner-usage.ts';
import { listUsers, resetPassword } from './partner-users.ts';
import { reencryptSecrets } from './reencrypt-secrets.ts';
import { revokeKeys, rotateKey, rotateSecret } from './rotate.ts';

interface CreateOptions extends ServerOptions {
  readonly name: string;
  readonly email: string;
}

const maxPerMinute = 1_000_000;

/**
 * `dakpion partners create | list | show | suspend | resume | limits | rotate-key | revoke-keys | rotate-secret |
 * reencrypt-secrets | users | reset-password`, on a running server.
 */
export function partnerCommands(): Command {
  const partners = new Command('partners').description(
    'create, list, suspend and limit business partners, rotate their keys and secrets, and reset passwords',
  );
  addAccounts(partners);
  addSecrets(partners);
  addUsers(partners);
  addUsage(partners);
  return partners;
}

function addAccounts(partners: Command): void {
  const create = partners
    .command('create')
    .description('create a partner; its keys and secrets are shown only once')
    .requiredOption('--name <name>', 'name of the business')
    .requiredOption('--email <email>', 'e-mail address of the account');
  withServer(create).action(createPartner);
  const list = partners.command('list').description('list the partners, newest first');
  withServer(withPage(list, 'partners', 100)).action(listPartners);
  ofPartner(partners.command('show').description('show a partner, without its secrets')).action(showPartner);
  const suspend = partners
    .command('suspend')
    .description('suspend a partner; requests with its keys are answered with 403');
  ofPartner(suspend).action(suspendPartner);
  ofPartner(partners.command('resume').description('resume a suspended partner')).action(resumePartner);
  const limits = partners
    .command('limits')
    .description('set the requests per minute of one environment')
    .requiredOption('--write <count>', 'requests that change something', integer(1, maxPerMinute))
    .requiredOption('--read <count>', 'all other requests', integer(1, maxPerMinute));
  ofEnvironment(limits).action(setRateLimits);
}

function addSecrets(partners: Command): void {
  const key = partners
    .command('rotate-key')
    .description('create a new API key; the previous key stays valid for 24 hours');
  ofEnvironment(key).action(rotateKey);
  const revocation = partners
    .command('revoke-keys')
    .description('create a new API key and revoke all others immediately');
  ofEnvironment(revocation).action(revokeKeys);
  const secret = partners
    .command('rotate-secret')
    .description(
      'create a new webhook signing secret and token; for 24 hours webhooks carry the previous ones as well',
    );
  ofEnvironment(secret).action(rotateSecret);
  const reencryption = partners
    .command('reencrypt-secrets')
    .description('encrypt the secrets of all partners with the first key of SECRETS_KEY');
  withServer(reencryption).action(reencryptSecrets);
}

function addUsers(partners: Command): void {
  const users = partners.command('users').description('list the users of a partner who sign in to the dashboard');
  ofPartner(users).action(listUsers);
  const reset = partners
    .command('reset-password')
    .description('print a link to choose a new password; it works once, within one hour');
  ofPartner(reset)
    .argument('<user_id>', 'the user')
    .option('--remove-totp', 'also turn off one-time codes, for a user who has lost the device', false)
    .action(resetPassword);
}

function addUsage(partners: Command): void {
  const usage = partners
    .command('usage')
    .description('show orders, prices and webhook attempts by day, in Asia/Dhaka')
    .option('--from <date>', 'first day, e.g. 2026-11-01 (default: 29 days before the last)')
    .option('--to <date>', 'last day (default: today)');
  ofEnvironment(usage).action(showUsage);
  const statement = partners
    .command('statement')
    .description('show the charges of a month')
    .addOption(new Option('--csv', 'print all orders of the statement as CSV').conflicts('json'));
  ofEnvironment(statement).argument('<month>', 'e.g. 2026-11').action(showStatement);
}

function ofPartner(command: Command): Command {
  return withServer(command.argument('<partner_id>', 'the partner'));
}

function ofEnvironment(command: Command): Command {
  return ofPartner(command).addArgument(new Argument('<environment>', 'the environment').choices(environments));
}

async function createPartner({ name, email, url, json }: CreateOptions): Promise<void> {
  const client = new OperatorClient(url, { name: '--name', email: '--email' });
  const made = await client.ask<CreatedPartner>('POST', '/partners', { name, email });
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
  print('\nStore these values now. They are not shown again.');
}

async function listPartners({ page, limit, url, json }: PageOptions & ServerOptions): Promise<void> {
  const answer = await new OperatorClient(url).ask<PartnerList>('GET', `/partners?page=${page}&limit=${limit}`);
  if (json) return print(answer);
  const rows = answer.data.map((partner) => [
    partner.partner_id,
    partner.suspended ? 'suspended' : 'active',
    partner.created_at,
    partner.name,
  ]);
  print(table([['partner', 'status', 'created', 'name'], ...rows]));
  print(pageFooter(answer.pagination, 'partner'));
}
