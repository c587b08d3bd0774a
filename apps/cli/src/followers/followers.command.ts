import { OperatorClient, print, type ServerOptions, table, withServer } from '@dakpion/command-line';
import type { FollowerList } from '@dakpion/gateway';
import { Command } from 'commander';

/** The server stops counting events at this number. */
const mostCounted = 1_000;

/** `dakpion followers`, on a running server. */
export function followerCommand(): Command {
  const followers = new Command('followers').description(
    'list the followers of the event store, with the events after their last saved position',
  );
  return withServer(followers).action(listFollowers);
}

async function listFollowers({ url, json }: ServerOptions): Promise<void> {
  const answer = await new OperatorClient(url).ask<FollowerList>('GET', '/followers');
  if (json) return print(answer);
  const rows = answer.data.map(({ follower, events_behind, seconds_behind }) => [
    follower,
    `${events_behind}${events_behind === mostCounted ? '+' : ''}`,
    `${Math.ceil(seconds_behind)}`,
  ]);
  print(table([['follower', 'events behind', 'seconds behind'], ...rows]));
}
