import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '@dakpion/contracts';
import { escapeHtml } from '../pages/html.ts';
import type { MapTiles } from '../pages/map-tiles.ts';
import { keptForever, namesIn, StaticFiles } from '../static-files/static-files.ts';

/** Placeholder in the built page for the nonce of each response (apps/dashboard/vite.config.ts). */
const noncePlaceholder = '__STYLE_NONCE__';
/** Replaced by the installation's {@link MapTiles} as JSON, or by nothing (apps/dashboard/index.html). */
const tilesPlaceholder = '__MAP_TILES__';
/** Replaced by the address of each environment as JSON, or by nothing if they have the same. */
const addressesPlaceholder = '__API_ADDRESSES__';

/** A page and its files in a build folder of apps/dashboard: the dashboard or the operators' page. */
export class DashboardFiles {
  /** The files that the page loads. Their names contain the hash of their content. */
  readonly assets: StaticFiles;
  private readonly page: string | null;

  constructor(
    folder: string,
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
    const names = namesIn(assets);
    this.assets = new StaticFiles(names, async (name) => ({
      plain: await readFile(join(assets, name)),
      brotli: names.includes(`${name}.br`) ? await readFile(join(assets, `${name}.br`)) : null,
      headers: { 'Cache-Control': keptForever },
    }));
  }

  /** The page for all addresses. Its styles are allowed by the nonce. Null: the dashboard was not built. */
  pageWith(nonce: string): string | null {
    return this.page?.replaceAll(noncePlaceholder, nonce) ?? null;
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
