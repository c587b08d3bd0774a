import { OperatorClient, print, type ServerOptions, table, withServer } from '@dakpion/command-line';
import { counted } from '@dakpion/contracts';
import type { ParkedStream, ParkedStreamList } from '@dakpion/gateway';
import { Command } from 'commander';

/** `dakpion parked list | release`, on a running server. */
export function parkedCommands(): Command {
  const parked = new Command('parked').description(
    'inspect and release streams with an event that a follower could not handle',
  );
  withServer(parked.command('list').description('list parked streams and the event that could not be handled')).action(
    listParked,
  );
  withServer(
    parked
      .command('release <follower> <stream>')
      .description('let the follower try the stream again, from the event at which it was parked'),
  ).action(releaseParked);
  return parked;
}

async function listParked({ url, json }: ServerOptions): Promise<void> {
  const answer = await new OperatorClient(url).ask<ParkedStreamList>('GET', '/parked');
  if (json) return print(answer);
  const rows = answer.data.map(({ follower, stream, revision, parked_at, released_at, reason }) => [
    follower,
    stream,
    `${revision}`,
    parked_at,
    released_at === null ? 'parked' : 'released',
    reason,
  ]);
  print(table([['follower', 'stream', 'revision', 'since', 'status', 'reason'], ...rows]));
  print(rows.length === 0 ? '\nno parked streams' : `\n${counted(rows.length, 'parked stream')}`);
}

async function releaseParked(follower: string, stream: string, { url, json }: ServerOptions): Promise<void> {
  const path = `/parked/${encodeURIComponent(follower)}/${encodeURIComponent(stream)}/release`;
  const released = await new OperatorClient(url).ask<ParkedStream>('POST', path);
  if (json) return print(released);
  print(`${released.stream} is released; ${released.follower} tries it again from revision ${released.revision}.`);
}
