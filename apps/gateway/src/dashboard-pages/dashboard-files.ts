import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import type { Environment } from '@dakpion/contracts';
import type { PageAsset } from '../page-assets/send-asset.ts';
import { escapeHtml } from '../pages/html.ts';
import type { MapTiles } from '../pages/map-tiles.ts';

/** Placeholder in the built page for the nonce of each response (apps/dashboard/vite.config.ts). */
const noncePlaceholder = '__STYLE_NONCE__';
/** Replaced by the installation's {@link MapTiles} as JSON, or by nothing (apps/dashboard/index.html). */
const tilesPlaceholder = '__MAP_TILES__';
/** Replaced by the address of each environment as JSON, or by nothing if they have the same. */
const addressesPlaceholder = '__API_ADDRESSES__';

/** The name of a file changes with its content. */
export const keptForever = 'public, max-age=31536000, immutable';

const mediaTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * A page and its files in a build folder of apps/dashboard: the dashboard or the operators' page. A file is read at its first
 * request and then kept in memory: all files together are less than 2 MB.
 */
export class DashboardFiles {
  private readonly kept = new Map<string, PageAsset>();
  private readonly names: ReadonlySet<string>;
  private readonly page: string | null;

  constructor(
    private readonly folder: string,
    pageName: string,
    /** The tiles of the page's maps. The page may load pictures from their host. */
    readonly mapTiles: MapTiles | null = null,
    apiAddresses: Readonly<Record<Environment, string>> | null = null,
  ) {
    const page = join(folder, pageName);
    this.page = existsSync(page)
      ? readFileSync(page, 'utf8')
          .replace(tilesPlaceholder, () => attributeOf(mapTiles))
          .replace(addressesPlaceholder, () => attributeOf(apiAddresses))
      : null;
    const assets = join(folder, 'assets');
    this.names = new Set(existsSync(assets) ? readdirSync(assets) : []);
  }

  /** The page for all addresses. Its styles are allowed by the nonce. Null: the dashboard was not built. */
  pageWith(nonce: string): string | null {
    return this.page?.replaceAll(noncePlaceholder, nonce) ?? null;
  }

  /** The file with a name, which contains the hash of its content. Null if there is none. */
  asset(name: string): PageAsset | null {
    const mediaType = mediaTypes[extname(name)];
    // Only names found in the folder are served, so that no path leads out of it.
    if (mediaType === undefined || !this.names.has(name)) return null;
    const known = this.kept.get(name);
    if (known !== undefined) return known;
    const asset = { mediaType, plain: this.read(name), brotli: this.find(`${name}.br`), gzip: this.find(`${name}.gz`) };
    this.kept.set(name, asset);
    return asset;
  }

  private find(name: string): Uint8Array | null {
    return this.names.has(name) ? this.read(name) : null;
  }

  private read(name: string): Uint8Array {
    return readFileSync(join(this.folder, 'assets', name));
  }
}

function attributeOf(value: object | null): string {
  return value === null ? '' : escapeHtml(JSON.stringify(value));
}

/** Specs set another folder: they run before anything is built. */
export const DASHBOARD_FOLDER = Symbol('DASHBOARD_FOLDER');

/** The files of the operators' page. They are in a separate folder, so that the partners' port serves none of them. */
export const OPERATORS_FILES = Symbol('OPERATORS_FILES');

/** The operators' page in the folder of a dashboard. */
export function operatorsFiles(dashboardFolder: string): DashboardFiles {
  return new DashboardFiles(join(dashboardFolder, 'operator'), 'operator.html');
}

/** The folder of this installation's dashboard. */
export function builtDashboard(): string {
  const require = createRequire(import.meta.url);
  return join(dirname(require.resolve('@dakpion/dashboard/package.json')), 'dist');
}
