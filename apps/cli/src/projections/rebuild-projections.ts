import { setTimeout as pause } from 'node:timers/promises';
import { CommandFailure, OperatorClient, print, rewriteLine, type ServerOptions } from '@dakpion/command-line';
import { counted } from '@dakpion/contracts';
import type { Projection, ProjectionList } from '@dakpion/gateway';
import { onSignal } from '@dakpion/repetition';

export interface RebuildOptions extends ServerOptions {
  readonly wait: boolean;
  /** In minutes. */
  readonly within: number;
}

/** A build that has begun. */
interface Begun {
  readonly projection: string;
  readonly number: number;
}

const lookEveryMs = 1_000;
/** The interval of the lines where the output is not a terminal, such as in a log. */
const logEveryMs = 10_000;

/** Begins a build of each projection. If the command waits, shows their progress until all of them serve. Throws CommandFailure. */
export async function rebuildProjections(names: readonly string[], options: RebuildOptions): Promise<void> {
  const client = new OperatorClient(options.url);
  const known = (await all(client)).map(({ projection }) => projection);
  const unknown = names.find((name) => !known.includes(name));
  // Checked before any build begins.
  if (unknown !== undefined)
    throw new CommandFailure(`There is no projection ${unknown}. There are: ${known.join(', ')}.`);
  const begun: Begun[] = [];
  const stopSaying = onSignal(['SIGINT', 'SIGTERM', 'SIGHUP'], (signal) => {
    process.stderr.write(`${process.stderr.isTTY ? '\n' : ''}${buildsGoOn(begun)}\n`);
    stopSaying();
    // Without a listener, the signal ends the process.
    process.kill(process.pid, signal);
  });
  try {
    await build(client, names.length > 0 ? names : known, begun);
    if (options.wait) await untilAllServe(client, begun, options);
  } catch (error) {
    if (error instanceof BuildsRemoved || !(error instanceof CommandFailure)) throw error;
    throw new CommandFailure(`${error.message} ${buildsGoOn(begun)}`);
  } finally {
    stopSaying();
  }
  if (options.json) return print({ data: await all(client) });
  for (const { projection, number } of begun) {
    print(`Build ${number} of ${projection} ${options.wait ? 'serves' : 'has begun'}.`);
  }
}

/** Begins the builds one after the other, and adds them to `begun`. */
async function build(client: OperatorClient, names: readonly string[], begun: Begun[]): Promise<void> {
  for (const name of names) {
    const answer = await client.ask<Projection>('POST', `/projections/${encodeURIComponent(name)}/rebuild`);
    const number = answer.builds.findLast(({ state }) => state === 'building')?.number;
    // The build may be serving already.
    begun.push({ projection: name, number: number ?? answer.builds.at(-1)?.number ?? 0 });
  }
}

/** For a command that ends before its builds serve. */
function buildsGoOn(begun: readonly Begun[]): string {
  if (begun.length === 0) return 'A build may have begun: dakpion projections list shows it.';
  return `Only the command has ended. The server goes on with ${namesOf(begun)}: dakpion projections list shows how far it is.`;
}

function namesOf(builds: readonly Begun[]): string {
  return builds.map(({ projection, number }) => `build ${number} of ${projection}`).join(', ');
}

/** Says which builds were removed, and which go on. */
class BuildsRemoved extends CommandFailure {
  constructor(begun: readonly Begun[], left: readonly Begun[]) {
    const removed = begun.filter((one) => !left.includes(one));
    super(`Removed meanwhile: ${namesOf(removed)}.${left.length > 0 ? ` ${buildsGoOn(left)}` : ''}`);
  }
}

async function untilAllServe(client: OperatorClient, begun: readonly Begun[], options: RebuildOptions): Promise<void> {
  const endsAt = performance.now() + options.within * 60_000;
  let shownAt = Number.NEGATIVE_INFINITY;
  while (performance.now() < endsAt) {
    const projections = await all(client);
    const left = begun.filter((one) => buildOf(projections, one) !== undefined);
    // For example after dakpion state reset.
    if (left.length < begun.length) throw new BuildsRemoved(begun, left);
    const waiting = begun.filter((one) => buildOf(projections, one)?.state === 'building');
    if (process.stderr.isTTY || performance.now() - shownAt >= logEveryMs || waiting.length === 0) {
      show(waiting.map((one) => `${one.projection} ${progressOf(buildOf(projections, one))}`));
      shownAt = performance.now();
    }
    if (waiting.length === 0) return;
    await pause(lookEveryMs);
  }
  throw new CommandFailure(`Not all projections serve after ${counted(options.within, 'minute')}.`);
}

async function all(client: OperatorClient): Promise<readonly Projection[]> {
  return (await client.ask<ProjectionList>('GET', '/projections')).data;
}

function buildOf(
  projections: readonly Projection[],
  { projection, number }: Begun,
): Projection['builds'][number] | undefined {
  return projections.find((each) => each.projection === projection)?.builds.find((build) => build.number === number);
}

function progressOf(build: Projection['builds'][number] | undefined): string {
  if (build?.percent === null || build === undefined) return 'begins';
  return `${build.percent} %, ${counted(build.events_per_second ?? 0, 'event')}/s`;
}

function show(lines: readonly string[]): void {
  const line = lines.length === 0 ? 'All projections serve.' : lines.join('; ');
  if (!process.stderr.isTTY) process.stderr.write(`${line}\n`);
  else {
    rewriteLine(line);
    if (lines.length === 0) process.stderr.write('\n');
  }
}
