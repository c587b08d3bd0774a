import { OperatorClient, print, type ServerOptions, table, withServer } from '@dakpion/command-line';
import type { IssuedOperatorToken, OperatorTokenList } from '@dakpion/gateway';
import { Argument, Command } from 'commander';

/** `dakpion tokens create | list | revoke`, on a running server. */
export function tokenCommands(): Command {
  const tokens = new Command('tokens').description(
    'make, list and revoke named tokens of operators and auditors; to use a token with this command line, set OPERATOR_TOKEN to it',
  );
  const create = tokens
    .command('create')
    .description('make a token; it is shown only once')
    .argument('<name>', 'the person or program that uses the token; events and logs show this name')
    .addArgument(new Argument('<role>', 'an auditor may only read').choices(['operator', 'auditor']));
  withServer(create).action(createToken);
  withServer(tokens.command('list').description('list the tokens that work')).action(listTokens);
  const revoke = tokens
    .command('revoke')
    .description('revoke a token; it stops working within a second')
    .argument('<token_id>', 'the id of the token, see dakpion tokens list');
  withServer(revoke).action(revokeToken);
  return tokens;
}

async function createToken(name: string, role: string, { url, json }: ServerOptions): Promise<void> {
  const made = await new OperatorClient(url).ask<IssuedOperatorToken>('POST', '/tokens', { name, role });
  if (json) return print(made);
  print(
    table([
      ['id', made.token_id ?? ''],
      ['name', made.name],
      ['role', made.role],
      ['token', made.token],
    ]),
  );
  print('\nStore the token now. It is not shown again.');
}

async function listTokens({ url, json }: ServerOptions): Promise<void> {
  const answer = await new OperatorClient(url).ask<OperatorTokenList>('GET', '/tokens');
  if (json) return print(answer);
  const rows = answer.data.map(({ token_id, name, role, issued_at }) => {
    return [token_id ?? '(setting)', role, issued_at ?? '', name];
  });
  print(table([['id', 'role', 'made', 'name'], ...rows]));
}

async function revokeToken(tokenId: string, { url, json }: ServerOptions): Promise<void> {
  await new OperatorClient(url).ask<undefined>('DELETE', `/tokens/${encodeURIComponent(tokenId)}`);
  print(json ? { token_id: tokenId, revoked: true } : `${tokenId} is revoked.`);
}
