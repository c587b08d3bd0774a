import type { Settings } from '@dakpion/settings';

/** The source of the tiles of maps. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  readonly attribution: string;
}

/** Null: the installation has no tiles, and maps show the built-in outline of Dhaka. */
export function mapTilesOf({
  trackingTilesUrl: url,
  trackingTilesAttribution: attribution,
}: Pick<Settings, 'trackingTilesUrl' | 'trackingTilesAttribution'>): MapTiles | null {
  return url === null ? null : { url, attribution };
}
