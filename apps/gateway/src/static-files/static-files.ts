import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { entityTagOf } from '../http/entity-tag.ts';

/** What is read of a file. */
interface ReadFile {
  readonly plain: Buffer;
  /** The compressed copy that the build wrote. */
  readonly brotli?: Buffer | null;
  /** `Cache-Control`, and what else the file needs. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A file as it is sent. */
interface StaticFile extends ReadFile {
  readonly mediaType: string;
  /** Null for files that are compressed themselves. */
  readonly gzipped: Buffer | null;
  readonly entityTag: string;
}

/** `Cache-Control` of a file whose name changes with its content. */
export const keptForever = 'public, max-age=31536000, immutable';

const text = (type: string) => `${type}; charset=utf-8`;
const mediaTypes: Readonly<Record<string, string>> = {
  '.html': text('text/html'),
  '.md': text('text/markdown'),
  '.txt': text('text/plain'),
  '.json': 'application/json',
  // Sent as text, because browsers should show the file and nobody should run it.
  '.php': text('text/plain'),
  '.py': text('text/plain'),
  '.tgz': 'application/gzip',
  '.js': text('text/javascript'),
  '.css': text('text/css'),
  '.svg': text('image/svg+xml'),
  '.woff2': 'font/woff2',
};
const compressedTypes = ['.woff2', '.tgz'];
const compress = promisify(gzip);

/** Files that are read and compressed at their first request, and then kept in memory: all together are less than 12 MB. */
export class StaticFiles {
  private readonly kept = new Map<string, Promise<StaticFile>>();
  private readonly names: ReadonlySet<string>;

  constructor(
    names: readonly string[],
    private readonly read: (name: string) => Promise<ReadFile>,
  ) {
    this.names = new Set(names.filter((name) => extname(name) in mediaTypes));
  }

  /** The file with a name. Null if there is none. Only the given names are read, so that no path leads out of a folder. */
  file(name: string): Promise<StaticFile> | null {
    if (!this.names.has(name)) return null;
    const known = this.kept.get(name);
    if (known !== undefined) return known;
    const file = this.prepare(name);
    this.kept.set(name, file);
    // The next request tries again.
    file.catch(() => this.kept.delete(name));
    return file;
  }

  private async prepare(name: string): Promise<StaticFile> {
    const file = await this.read(name);
    const gzipped = compressedTypes.includes(extname(name)) ? null : await compress(file.plain);
    return { ...file, gzipped, mediaType: mediaTypes[extname(name)] ?? '', entityTag: entityTagOf(file.plain) };
  }
}

/** The paths of the files below a folder. None if it was not built. */
export function namesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
}

/** The output of the build of a package of this installation. */
export function builtFolder(packageName: '@dakpion/dashboard' | '@dakpion/documentation'): string {
  const require = createRequire(import.meta.url);
  return join(dirname(require.resolve(`${packageName}/package.json`)), 'dist');
}
