import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { environmentUrls, type Settings } from '@dakpion/settings';
import { entityTagOf } from '../http/entity-tag.ts';

/** A file of the site as it is sent. */
export interface SiteFile {
  readonly mediaType: string;
  readonly plain: Uint8Array;
  /** Null for files that are compressed themselves. */
  readonly gzipped: Uint8Array | null;
  readonly entityTag: string;
  /** Its name changes with its content. */
  readonly isImmutable: boolean;
  /** The sources of `script-src` for the scripts inside of a page: `'sha256-…'`. */
  readonly inlineScripts: readonly string[];
}

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
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** The addresses in the guides: of this site, and of the API in each environment. */
const exampleAddress = /https:\/\/(api|sandbox|production)\.dakpion\.example/g;
const compress = promisify(gzip);

/**
 * The built site of apps/documentation. A file is read and compressed at its first request and then kept in memory: all files
 * together are less than 8 MB.
 */
export class DocumentationSite {
  private readonly kept = new Map<string, Promise<SiteFile>>();
  private readonly names: ReadonlySet<string>;
  private readonly addresses: Readonly<Record<string, string>>;

  /** `folder`: the output of the build. The addresses replace those in the examples. */
  constructor(
    private readonly folder: string,
    settings: Pick<Settings, 'publicUrl' | 'sandboxHost' | 'productionHost'>,
  ) {
    this.addresses = { api: settings.publicUrl, ...environmentUrls(settings) };
    const found = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
    this.names = new Set(found.filter((name) => extname(name) in mediaTypes));
  }

  /** The file with a path below the folder. Null if there is none. Only paths that were found there are read. */
  file(name: string): Promise<SiteFile> | null {
    if (!this.names.has(name)) return null;
    const known = this.kept.get(name);
    if (known !== undefined) return known;
    const read = this.read(name);
    this.kept.set(name, read);
    // The next request tries again.
    read.catch(() => this.kept.delete(name));
    return read;
  }

  private async read(name: string): Promise<SiteFile> {
    const mediaType = mediaTypes[extname(name)] ?? '';
    const stored = await readFile(join(this.folder, name));
    if (isCompressed(mediaType)) return { ...common(name, mediaType, stored), gzipped: null };
    const isChanged = stored.includes('.dakpion.example');
    const plain = isChanged ? Buffer.from(this.withAddresses(stored.toString('utf8'))) : stored;
    const file = { ...common(name, mediaType, plain), gzipped: await compress(plain) };
    // The file name does not depend on the address of the installation, so a browser must revalidate the file.
    return isChanged ? { ...file, isImmutable: false } : file;
  }

  private withAddresses(text: string): string {
    return text.replace(exampleAddress, (address, name: string) => this.addresses[name] ?? address);
  }
}

const isCompressed = (mediaType: string) => [mediaTypes['.woff2'], mediaTypes['.tgz']].includes(mediaType);

function common(name: string, mediaType: string, plain: Buffer): Omit<SiteFile, 'gzipped'> {
  return {
    mediaType,
    plain,
    entityTag: entityTagOf(plain),
    isImmutable: /\.[\w-]{8}(\.lean)?\.\w+$/.test(name),
    inlineScripts: mediaType === mediaTypes['.html'] ? inlineScriptSources(plain.toString('utf8')) : [],
  };
}

/** VitePress puts small scripts into its pages: which set the theme before the first paint. */
function inlineScriptSources(page: string): string[] {
  const scripts = [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(([, script = '']) => script);
  return [...new Set(scripts)].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}

/** Specs set another folder: they run before anything is built. */
export const DOCUMENTATION_FOLDER = Symbol('DOCUMENTATION_FOLDER');

/** The folder of this installation's documentation. */
export function builtDocumentation(): string {
  const require = createRequire(import.meta.url);
  return join(dirname(require.resolve('@dakpion/documentation/package.json')), 'dist');
}
