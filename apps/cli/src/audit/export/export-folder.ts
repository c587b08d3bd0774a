import { createReadStream } from 'node:fs';
import { canonicalJson, type ExportFilter, type Leaf, type LeafRange } from '@dakpion/transparency';
import { linesOf } from './lines-of.ts';

/** The files of an export. */
export const exportFiles = {
  /** The events that fit the filter, with their data. */
  events: 'events.ndjson',
  /** The same events as a table. */
  table: 'events.csv',
  /** The leaves of all other events of the range. */
  leftOut: 'left-out.ndjson',
  manifest: 'manifest.json',
  /** Exists only until the export was checked. */
  progress: 'progress.json',
} as const;

/** The files whose hashes are in the manifest. */
export const dataFiles = [exportFiles.events, exportFiles.table, exportFiles.leftOut] as const;
export type DataFile = (typeof dataFiles)[number];

/** A line of `events.ndjson` or, without `data`, of `left-out.ndjson`. */
export interface ExportLine {
  readonly index: number;
  readonly leaf: Leaf;
  readonly data?: unknown;
  readonly metadata?: { readonly $correlationId?: unknown };
}

/** What an export claims, and the proof of it. Only the checkpoint is signed. Everything else is derived from it. */
export interface ExportManifest {
  readonly format: 1;
  /** The signed note. */
  readonly checkpoint: string;
  readonly filter: ExportFilter;
  /** The part of the log that the files contain without gaps. */
  readonly range: LeafRange;
  readonly counts: { readonly events: number; readonly left_out: number };
  /**
   * The roots of the subtrees beside the range, from left to right, in Base64. Together with the leaves, they result in the signed
   * root.
   */
  readonly outside: readonly string[];
  /** SHA-256 of each file, in hexadecimal. */
  readonly sha256: Readonly<Record<string, string>>;
}

/**
 * Reads the lines of a file of an export. Throws a RangeError for any other line, also for one with the same JSON in another form: of
 * a name that it has twice, or of a number with more digits, other programs can read other values than those that are checked.
 */
export async function* linesIn(file: string): AsyncGenerator<ExportLine> {
  for await (const text of textLines(file)) {
    const { index, leaf, data, metadata } = parseLine(text);
    const line = { index, leaf, data, metadata };
    if (JSON.stringify(line) !== text) throw notOfAnExport(text);
    yield line as ExportLine;
  }
}

export function textLines(file: string): AsyncIterable<string> {
  return linesOf(createReadStream(file));
}

export function parseLine(text: string): ExportLine {
  try {
    const line = JSON.parse(text) as ExportLine;
    if (Number.isSafeInteger(line.index) && typeof line.leaf?.stream === 'string') return line;
  } catch {
    // Reported below.
  }
  throw notOfAnExport(text);
}

function notOfAnExport(text: string): RangeError {
  return new RangeError(`This is not a line of an export: ${text.slice(0, 80)}`);
}

const columns = [
  'index',
  'recorded_at',
  'stream',
  'revision',
  'type',
  'event_id',
  'actor',
  'correlation_id',
  'data_sha256',
  'data',
];
export const tableHead = columns.join(',');

/** The row of an event in `events.csv`, as in RFC 4180. */
export function tableRow({ index, leaf, data, metadata }: ExportLine): string {
  const { recorded_at, stream, revision, type, event_id, actor, data_sha256 } = leaf;
  const request = metadata?.$correlationId ?? '';
  const cells = [index, recorded_at, stream, revision, type, event_id, canonicalJson(actor), request, data_sha256];
  return [...cells, canonicalJson(data)].map((cell) => quoted(String(cell))).join(',');
}

/** A line feed would end the row for programs that read line by line. JSON text contains none. */
function quoted(cell: string): string {
  const text = cell.replace(/[\r\n]/g, ' ');
  // Prevents a table program from running the text as a formula.
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
