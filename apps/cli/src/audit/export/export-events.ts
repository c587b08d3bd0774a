import { join } from 'node:path';
import { CommandFailure, OperatorClient, type ServerOptions } from '@dakpion/command-line';
import { dhakaTime } from '@dakpion/contracts';
import { fileHash } from '@dakpion/service';
import { type ExportFilter, type LeafRange, rangeRoot, rangesAround, signedHead } from '@dakpion/transparency';
import { ProgressBar } from '../../progress-bar.ts';
import { verifierOf } from '../verifier-of.ts';
import { dataFiles, type ExportManifest } from './export-folder.ts';
import { asWriteFailure, ExportWriter } from './export-writer.ts';
import { LogClient } from './log-client.ts';
import { printChecked } from './print-checked.ts';

interface ExportOptions extends ServerOptions {
  readonly key: readonly string[];
  readonly partner?: string;
  readonly order?: string;
  readonly rider?: number;
  readonly type?: string;
  /** Epoch milliseconds. */
  readonly from?: number;
  readonly to?: number;
}

/** The maximum number of events in an answer of the server. */
const eventsPerRequest = 4_096;

/**
 * Exports the events that fit the options into a folder, together with the proof that none is missing, then checks the export.
 * Continues an interrupted export.
 */
export async function exportEvents(folder: string, options: ExportOptions): Promise<void> {
  const { from, to } = options;
  if (from !== undefined && to !== undefined && to < from) throw new CommandFailure('--to must not be before --from.');
  const log = new LogClient(new OperatorClient(options.url));
  try {
    await write(folder, log, options);
  } catch (error) {
    throw asWriteFailure(error, folder);
  }
  await printChecked(folder, options);
  ExportWriter.end(folder);
}

async function write(folder: string, log: LogClient, options: ExportOptions): Promise<void> {
  const writer = await openWriter(folder, log, options);
  try {
    await download(log, writer);
    writer.writeManifest(await manifestOf(folder, log, writer));
  } finally {
    await writer.close();
  }
}

async function openWriter(folder: string, log: LogClient, options: ExportOptions): Promise<ExportWriter> {
  const filter = filterOf(options);
  const interrupted = ExportWriter.interrupted(folder);
  if (interrupted !== null) {
    if (JSON.stringify(interrupted.filter) === JSON.stringify(filter))
      return ExportWriter.continue(folder, interrupted);
    throw new CommandFailure(
      `${folder} has an interrupted export with other options. Repeat them, or name another folder.`,
    );
  }
  const checkpoint = await log.checkpoint();
  const head = signedHead(checkpoint, options.key.map(verifierOf));
  if (head === null)
    throw new CommandFailure(
      'The checkpoint of the server is not signed by a key of --key. Add the public key with which the log is signed now: --key takes several.',
    );
  return ExportWriter.begin(folder, { checkpoint, filter, range: await rangeOf(log, filter, head.size) });
}

function filterOf({ partner, order, rider, type, from, to }: ExportOptions): ExportFilter {
  const limits = { partner_id: partner ?? null, order_id: order ?? null, rider_id: rider ?? null, type: type ?? null };
  return { ...limits, recorded_from: timeOf(from), recorded_to: timeOf(to) };
}

function timeOf(time: number | undefined): string | null {
  return time === undefined ? null : dhakaTime(time);
}

/** The range has one event more at each end, which shows that it is complete. */
async function rangeOf(log: LogClient, filter: ExportFilter, size: number): Promise<LeafRange> {
  const { recorded_from, recorded_to } = filter;
  const first = recorded_from === null ? 0 : await log.indexAt(recorded_from, size);
  const end = recorded_to === null ? size : await log.indexAt(recorded_to, size);
  return { from: Math.max(first - 1, 0), to: Math.min(Math.max(first, end) + 1, size) };
}

async function download(log: LogClient, writer: ExportWriter): Promise<void> {
  const { range, filter } = writer.progress;
  const total = Math.max(range.to - range.from, 1);
  const doneAt = (index: number) => ({ share: (index - range.from) / total, events: index - range.from });
  const bar = new ProgressBar(doneAt(writer.progress.next));
  while (writer.progress.next < range.to) {
    const from = writer.progress.next;
    const to = Math.min(from + eventsPerRequest, range.to);
    try {
      for await (const line of log.events({ from, to }, filter)) await writer.add(line);
    } catch (error) {
      // The repeated command continues after the events that have arrived: a slow connection may never bring all in the time of one answer.
      if (error instanceof CommandFailure) await writer.save();
      throw error;
    }
    await writer.save();
    bar.show(doneAt(to));
  }
  bar.end();
}

async function manifestOf(folder: string, log: LogClient, { progress }: ExportWriter): Promise<ExportManifest> {
  const { checkpoint, filter, range, counts } = progress;
  const size = Number(checkpoint.split('\n')[1]);
  const outside: string[] = [];
  for (const { from, to } of rangesAround(range, 0, size)) {
    outside.push((await rangeRoot(from, to, log.subtree)).toString('base64'));
  }
  const sha256: Record<string, string> = {};
  for (const name of dataFiles) {
    sha256[name] = await fileHash(join(folder, name));
  }
  return { format: 1, checkpoint, filter, range, counts, outside, sha256 };
}
