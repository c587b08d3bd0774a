import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailure } from '@dakpion/command-line';
import { dhakaTime, instantOf } from '@dakpion/contracts';
import { fileHash } from '@dakpion/service';
import type { ExportFilter } from '@dakpion/transparency';
import {
  dataFiles,
  type ExportManifest,
  exportFiles,
  linesIn,
  tableHead,
  tableRow,
  textLines,
} from './export-folder.ts';

export function readManifest(folder: string): ExportManifest {
  let manifest: ExportManifest;
  try {
    manifest = JSON.parse(readFileSync(join(folder, exportFiles.manifest), 'utf8')) as ExportManifest;
  } catch (error) {
    if (existsSync(join(folder, exportFiles.progress)))
      throw new CommandFailure(`${folder} has an interrupted export. Run the same audit export again: it continues.`);
    throw new CommandFailure(`${folder} is not a complete export: ${(error as Error).message}`);
  }
  if (!isManifest(manifest))
    throw new CommandFailure(
      `${folder} is not a complete export: ${exportFiles.manifest} is damaged or of another version.`,
    );
  return manifest;
}

const isText = (value: unknown) => typeof value === 'string';

/** The limits of a filter, except those that are null. */
const limits: Readonly<Record<keyof ExportFilter, (value: unknown) => boolean>> = {
  partner_id: isText,
  order_id: isText,
  rider_id: Number.isSafeInteger,
  type: isText,
  recorded_from: isTime,
  recorded_to: isTime,
};

/** Whether a file has the form of a manifest. */
function isManifest(read: unknown): read is ExportManifest {
  const manifest = read as Partial<ExportManifest> | null;
  const parts = [manifest?.filter, manifest?.range, manifest?.counts, manifest?.sha256];
  return (
    manifest?.format === 1 &&
    typeof manifest.checkpoint === 'string' &&
    Array.isArray(manifest.outside) &&
    manifest.outside.every((root) => typeof root === 'string') &&
    parts.every((part) => typeof part === 'object' && part !== null) &&
    isFilter(manifest.filter)
  );
}

/**
 * Whether a filter has all limits and no others. The check would show an unknown limit as proved, and would take a missing one for a
 * limit that no event fits, so that events could be left out.
 */
function isFilter(filter: object = {}): boolean {
  const entries = Object.entries(filter);
  return entries.length === Object.keys(limits).length && entries.every(([name, value]) => isLimit(name, value));
}

function isLimit(name: string, value: unknown): boolean {
  return Object.hasOwn(limits, name) && (value === null || limits[name as keyof ExportFilter](value));
}

/** Only the form that an export writes: the check compares times with Date.parse, which cannot read all ISO 8601 times. */
function isTime(value: unknown): boolean {
  const time = typeof value === 'string' ? instantOf(value) : null;
  return time !== null && dhakaTime(time) === value;
}

/** The files that differ from those that the manifest names. */
export async function changedFiles(folder: string, { sha256 }: ExportManifest): Promise<string[]> {
  const changed: string[] = [];
  for (const name of dataFiles) {
    const hash = await fileHash(join(folder, name)).catch(() => 'missing');
    if (hash !== sha256[name]) changed.push(`${name} is not the file of the manifest`);
  }
  return changed;
}

/** Whether the table has exactly the events of the export. */
export async function hasSameTable(folder: string): Promise<boolean> {
  const rows = textLines(join(folder, exportFiles.table))[Symbol.asyncIterator]();
  if ((await rows.next()).value !== tableHead) return false;
  for await (const line of linesIn(join(folder, exportFiles.events))) {
    if ((await rows.next()).value !== tableRow(line)) return false;
  }
  return (await rows.next()).done === true;
}
