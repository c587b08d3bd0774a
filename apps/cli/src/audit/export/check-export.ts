import { hash } from 'node:crypto';
import { join } from 'node:path';
import {
  actorOf,
  canonicalJson,
  hashBytes,
  isRefusedByData,
  isRefusedByLeaf,
  LeftOutJudge,
  leafBytes,
  leafHash,
  type NoteVerifier,
  rootAround,
  signedHead,
  type TreeHead,
} from '@dakpion/transparency';
import { changedFiles, hasSameTable, readManifest } from './check-files.ts';
import { type ExportLine, type ExportManifest, exportFiles, linesIn } from './export-folder.ts';

/** The result of a check. Without findings, no event of the range is missing and none was changed. */
interface CheckedExport {
  /** The findings, each as a sentence. At most {@link maxFindings}. */
  readonly findings: readonly string[];
  readonly events: number;
  readonly leftOut: number;
  /** The number of left-out events whose leaves do not prove that they do not fit the filter. */
  readonly undecided: number;
  /** The number of events in the signed log. */
  readonly size: number;
  readonly manifest: ExportManifest;
}

const maxFindings = 100;

/** Checks an export offline. Its memory grows only with the number of exported orders. */
export async function checkExport(folder: string, keys: readonly NoteVerifier[]): Promise<CheckedExport> {
  const manifest = readManifest(folder);
  const head = signedHead(manifest.checkpoint, keys);
  const check = new ExportCheck(manifest);
  if (head === null) check.report('The checkpoint of the manifest is not signed by a given key');
  else {
    for (const changed of await changedFiles(folder, manifest)) check.report(changed);
    try {
      await check.compare(merged(folder), head);
      if (!(await hasSameTable(folder))) check.report(`${exportFiles.table} does not have the events of the export`);
    } catch (error) {
      // A truncated or unreadable file is a finding.
      check.report((error as Error).message);
    }
  }
  return { ...check.result(), size: head?.size ?? 0, manifest };
}

/** The lines of both files in the order of the log. */
async function* merged(folder: string): AsyncGenerator<ExportLine> {
  const files = [exportFiles.events, exportFiles.leftOut].map((name) => linesIn(join(folder, name)));
  const lines = await Promise.all(files.map((file) => file.next()));
  for (;;) {
    const [event, leftOut] = lines;
    const isEvent = !event?.done && (leftOut?.done || (event?.value.index ?? 0) < (leftOut?.value.index ?? 0));
    const at = isEvent ? 0 : 1;
    const next = lines[at];
    if (next === undefined || next.done) return;
    const { leaf, data } = next.value;
    if (isEvent !== (data !== undefined))
      throw new RangeError(
        `${leaf.stream}@${leaf.revision} is in the file of ${isEvent ? 'events' : 'left-out events'}`,
      );
    yield next.value;
    lines[at] = (await files[at]?.next()) ?? { done: true, value: undefined };
  }
}

class ExportCheck {
  private readonly findings: string[] = [];
  private readonly judge: LeftOutJudge;
  private events = 0;
  private leftOut = 0;
  private undecided = 0;

  constructor(private readonly manifest: ExportManifest) {
    this.judge = new LeftOutJudge(manifest.filter, manifest.range.from === 0);
  }

  report(finding: string): void {
    if (this.findings.length < maxFindings) this.findings.push(finding);
  }

  async compare(lines: AsyncGenerator<ExportLine>, head: TreeHead): Promise<void> {
    const { range, outside, counts } = this.manifest;
    const isRange =
      Number.isSafeInteger(range.from) &&
      Number.isSafeInteger(range.to) &&
      range.from >= 0 &&
      range.from < range.to &&
      range.to <= head.size;
    if (!isRange) return this.report('The range of the manifest is not in the log');
    let [index, beside] = [range.from, 0];
    const root = await rootAround(range, head.size, {
      leaf: async () => {
        const { value: line } = await lines.next();
        if (line === undefined || line.index !== index) throw new RangeError(`Event ${index} of the log is missing`);
        this.takeLine(line, head.size);
        index += 1;
        return leafHash(leafBytes(line.leaf));
      },
      outside: async () => {
        const hash = Buffer.from(outside[beside] ?? '', 'base64');
        beside += 1;
        if (hash.length !== hashBytes) throw new RangeError('The manifest lacks hashes of the rest of the log');
        return hash;
      },
    });
    if (!root.equals(head.root)) this.report('The events and leaves are not those of the signed log');
    if ((await lines.next()).done !== true) this.report('The files have more lines than the range');
    const agrees = counts.events === this.events && counts.left_out === this.leftOut;
    if (!agrees) this.report('The manifest counts other numbers of events');
  }

  result() {
    const { findings, events, leftOut, undecided } = this;
    return { findings, events, leftOut, undecided };
  }

  private takeLine({ index, leaf, data, metadata }: ExportLine, size: number): void {
    const { filter } = this.manifest;
    const name = `${leaf.stream}@${leaf.revision}`;
    this.checkEdge(index, leaf.recorded_at, size);
    if (data === undefined) {
      this.leftOut += 1;
      const verdict = this.judge.judge(leaf);
      if (verdict === 'belongs') this.report(`${name} fits the filter and was left out`);
      if (verdict === 'undecided') this.undecided += 1;
      return;
    }
    this.events += 1;
    if (hash('sha256', canonicalJson(data), 'hex') !== leaf.data_sha256)
      this.report(`${name} has other data than was recorded`);
    if (canonicalJson(actorOf({ metadata })) !== canonicalJson(leaf.actor))
      this.report(`${name} has another actor than was recorded`);
    const isOwned = this.judge.takeIncluded(leaf, data);
    if (!isOwned || isRefusedByLeaf(filter, leaf) || isRefusedByData(filter, leaf, data))
      this.report(`${name} does not fit the filter`);
  }

  /** Checks that the range reaches one event beyond each time of the filter. This shows that no event is missing at its ends. */
  private checkEdge(index: number, recordedAt: string, size: number): void {
    const { range, filter } = this.manifest;
    const { recorded_from: from, recorded_to: to } = filter;
    const at = Date.parse(recordedAt);
    const startsLate = index === range.from && index > 0 && (from === null || at >= Date.parse(from));
    if (startsLate) this.report('The range begins after the first event that can fit the filter');
    const endsEarly = index === range.to - 1 && range.to < size && (to === null || at < Date.parse(to));
    if (endsEarly) this.report('The range ends before the last event that can fit the filter');
  }
}
