import { existsSync, readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandFailure } from '@dakpion/command-line';
import { makeDirectory } from '@dakpion/service';
import type { ExportFilter, LeafRange } from '@dakpion/transparency';
import {
  type DataFile,
  dataFiles,
  type ExportLine,
  type ExportManifest,
  exportFiles,
  tableHead,
  tableRow,
} from './export-folder.ts';

/** The progress of an export. */
interface ExportProgress {
  readonly checkpoint: string;
  readonly filter: ExportFilter;
  readonly range: LeafRange;
  /** The index of the next event. */
  readonly next: number;
  readonly counts: ExportManifest['counts'];
  /** The sizes up to which the files are complete. */
  readonly bytes: Readonly<Record<DataFile, number>>;
}

/** Turns an error of writing, such as a full disk, into a failure that says what to do. Returns any other error, which is a bug. */
export function asWriteFailure(error: unknown, folder: string): unknown {
  const { syscall, message } = error as NodeJS.ErrnoException;
  if (syscall === undefined) return error;
  return new CommandFailure(
    `${folder} cannot be written: ${message}. Correct that and run the same command again: it continues.`,
  );
}

const bufferedCharacters = 1024 * 1024;
/** The byte order mark tells spreadsheets that the table is UTF-8. */
const tableStart = `\uFEFF${tableHead}\n`;

/**
 * Writes the files of an export. When an export is continued, everything that was written after the last saved progress is removed.
 */
export class ExportWriter {
  private readonly buffers = new Map<DataFile, string>();
  /** The sizes of the files, if nobody else writes to them. */
  private readonly bytes: Record<DataFile, number>;

  private constructor(
    private readonly folder: string,
    private readonly files: ReadonlyMap<DataFile, FileHandle>,
    public progress: ExportProgress,
  ) {
    this.bytes = { ...progress.bytes };
  }

  /**
   * The progress of an export that was interrupted before the end of its check. Null: no export was begun in the folder. Throws
   * CommandFailure if the folder has an export that was not interrupted.
   */
  static interrupted(folder: string): ExportProgress | null {
    const file = join(folder, exportFiles.progress);
    if (!existsSync(file)) {
      if (!existsSync(join(folder, exportFiles.manifest))) return null;
      throw new CommandFailure(`${folder} has an export already. Name another folder, or verify it with check-export.`);
    }
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as ExportProgress;
    } catch (error) {
      throw new CommandFailure(`${file} is not of an export: ${(error as Error).message}. Name another folder.`);
    }
  }

  /** Begins an export. Throws CommandFailure if it would overwrite a file that is not from an export. */
  static async begin(
    folder: string,
    { checkpoint, filter, range }: Pick<ExportProgress, 'checkpoint' | 'filter' | 'range'>,
  ): Promise<ExportWriter> {
    makeDirectory(folder);
    const foreign = dataFiles.find((name) => existsSync(join(folder, name)));
    if (foreign !== undefined)
      throw new CommandFailure(
        `${folder} has a file ${foreign}, which is of no interrupted export. Name another folder.`,
      );
    const bytes = {
      [exportFiles.events]: 0,
      [exportFiles.table]: Buffer.byteLength(tableStart),
      [exportFiles.leftOut]: 0,
    };
    const counts = { events: 0, left_out: 0 };
    const progress = { checkpoint, filter, range, next: range.from, counts, bytes };
    // Written first, so that the files are recognised as those of an export.
    replaceFile(folder, exportFiles.progress, progress);
    return ExportWriter.continue(folder, progress);
  }

  static async continue(folder: string, progress: ExportProgress): Promise<ExportWriter> {
    const isUnwritten = progress.next === progress.range.from;
    const cut = dataFiles.find((name) => !isUnwritten && sizeOf(join(folder, name)) < progress.bytes[name]);
    if (cut !== undefined)
      throw new CommandFailure(
        `${join(folder, cut)} is not as the interrupted export left it, so this cannot continue. Name another folder.`,
      );
    const files = new Map<DataFile, FileHandle>();
    for (const name of dataFiles) {
      const path = join(folder, name);
      if (isUnwritten) writeFileSync(path, name === exportFiles.table ? tableStart : '', { mode: 0o600 });
      truncateSync(path, progress.bytes[name]);
      files.set(name, await open(path, 'a'));
    }
    return new ExportWriter(folder, files, progress);
  }

  async add(line: ExportLine): Promise<void> {
    const text = `${JSON.stringify(line)}\n`;
    const { next, counts } = this.progress;
    if (line.index !== next)
      throw new CommandFailure(`The server sent event ${line.index} of the log in place of ${next}.`);
    const isEvent = line.data !== undefined;
    await this.append(isEvent ? exportFiles.events : exportFiles.leftOut, text);
    if (isEvent) await this.append(exportFiles.table, `${tableRow(line)}\n`);
    const counted = isEvent ? { events: counts.events + 1 } : { left_out: counts.left_out + 1 };
    this.progress = { ...this.progress, next: next + 1, counts: { ...counts, ...counted } };
  }

  /**
   * Saves the progress. From then on, the export can be continued from here. Throws CommandFailure if a second export has written
   * into the files: a repeated command removes what both have written since the last progress.
   */
  async save(): Promise<void> {
    for (const [name, file] of this.files) {
      await this.flush(name);
      await file.datasync();
      if (sizeOf(join(this.folder, name)) !== this.bytes[name])
        throw new CommandFailure(
          `Another program has written to ${join(this.folder, name)}, for example a second audit export. When none is under way, run the same command again: it continues.`,
        );
    }
    this.progress = { ...this.progress, bytes: { ...this.bytes } };
    replaceFile(this.folder, exportFiles.progress, this.progress);
  }

  writeManifest(manifest: ExportManifest): void {
    replaceFile(this.folder, exportFiles.manifest, manifest);
  }

  /** Ends an export that has been checked. From then on, the folder has a complete export. */
  static end(folder: string): void {
    rmSync(join(folder, exportFiles.progress), { force: true });
  }

  async close(): Promise<void> {
    for (const file of this.files.values()) await file.close();
  }

  private async append(name: DataFile, text: string): Promise<void> {
    this.buffers.set(name, (this.buffers.get(name) ?? '') + text);
    if ((this.buffers.get(name)?.length ?? 0) >= bufferedCharacters) await this.flush(name);
  }

  private async flush(name: DataFile): Promise<void> {
    const text = this.buffers.get(name) ?? '';
    await this.files.get(name)?.appendFile(text);
    this.bytes[name] += Buffer.byteLength(text);
    this.buffers.delete(name);
  }
}

/** 0: there is no such file. */
function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function replaceFile(folder: string, name: string, content: object): void {
  const file = join(folder, name);
  writeFileSync(`${file}.new`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}
