import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailure } from '@dakpion/command-line';
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
  if (manifest.format !== 1) throw new CommandFailure(`${folder} is an export of another version.`);
  return manifest;
}

export async function fileHash(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
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
