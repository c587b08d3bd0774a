import { integer, OperatorClient, print, type ServerOptions, table, withServer } from '@dakpion/command-line';
import type { ProjectionList } from '@dakpion/gateway';
import { Command } from 'commander';
import { type RebuildOptions, rebuildProjections } from './rebuild-projections.ts';

const minutesOfADay = 24 * 60;

/** `dakpion projections list | rebuild`, on a running server. */
export function projectionCommands(): Command {
  const projections = new Command('projections').description(
    'list read models and their builds, and build them again while the present builds serve',
  );
  withServer(projections.command('list').description('list projections and their builds')).action(listProjections);
  withServer(
    projections
      .command('rebuild [projections...]')
      .description('build projections again from the events (default: all), and wait until they serve')
      .option('--no-wait', 'only begin; see the progress with dakpion projections list')
      .option('--within <minutes>', 'maximum time to wait', integer(1), minutesOfADay),
  ).action((names: readonly string[], options: RebuildOptions) => rebuildProjections(names, options));
  return projections;
}

async function listProjections({ url, json }: ServerOptions): Promise<void> {
  const answer = await new OperatorClient(url).ask<ProjectionList>('GET', '/projections');
  if (json) return print(answer);
  const rows = answer.data.flatMap(({ projection, builds }) =>
    builds.map(({ number, version, state, began_at, completed_at, percent, events_per_second }) => [
      projection,
      `${number}`,
      `${version}`,
      state,
      began_at,
      completed_at ?? '–',
      percent === null ? '–' : `${percent} %`,
      events_per_second === null ? '–' : `${events_per_second}`,
    ]),
  );
  print(table([['projection', 'build', 'version', 'state', 'began', 'serves since', 'done', 'events/s'], ...rows]));
}
