import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { environmentUrls, type Settings } from '@dakpion/settings';
import { pagePolicy } from '../pages/page-headers.ts';
import { keptForever, namesIn, StaticFiles } from '../static-files/static-files.ts';

/** The addresses in the guides: of this site, and of the API in each environment. */
const exampleAddress = /https:\/\/(api|sandbox|production)\.dakpion\.example/g;

/** The built site of apps/documentation. */
export class DocumentationSite {
  readonly files: StaticFiles;

  /** `folder`: the output of the build. The addresses replace those in the examples. */
  constructor(folder: string, settings: Pick<Settings, 'publicUrl' | 'sandboxHost' | 'productionHost'>) {
    const addresses: Readonly<Record<string, string>> = { api: settings.publicUrl, ...environmentUrls(settings) };
    const withAddresses = (text: string) =>
      text.replace(exampleAddress, (address, name: string) => addresses[name] ?? address);
    this.files = new StaticFiles(namesIn(folder), async (name) => {
      const stored = await readFile(join(folder, name));
      const isChanged = stored.includes('.dakpion.example');
      const plain = isChanged ? Buffer.from(withAddresses(stored.toString('utf8'))) : stored;
      // The file name does not depend on the address of the installation, so a browser must revalidate a changed file.
      const isImmutable = !isChanged && /\.[\w-]{8}(\.lean)?\.\w+$/.test(name);
      const caching = { 'Cache-Control': isImmutable ? keptForever : 'no-cache' };
      return {
        plain,
        headers: name.endsWith('.html') ? { ...caching, ...headersOf(plain.toString('utf8')) } : caching,
      };
    });
  }
}

/**
 * Everything is loaded from this host. Scripts inside of a page are allowed by their hashes. Styles need 'unsafe-inline': the
 * colours of code are attributes of its words, and the API reference adds its styles to the page.
 */
function headersOf(page: string): Record<string, string> {
  const policy = pagePolicy(
    `script-src ${["'self'", ...inlineScriptSources(page)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
  );
  return { 'Content-Security-Policy': policy, 'Referrer-Policy': 'no-referrer', 'X-Frame-Options': 'DENY' };
}

/** VitePress puts small scripts into its pages: which set the theme before the first paint. */
function inlineScriptSources(page: string): string[] {
  const scripts = [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(([, script = '']) => script);
  return [...new Set(scripts)].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}

/** Specs set another folder: they run before anything is built. */
export const DOCUMENTATION_FOLDER = Symbol('DOCUMENTATION_FOLDER');
