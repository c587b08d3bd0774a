import { type CityOutline, mercator } from './city-outline.ts';
import { insertedIn } from './inserted-settings.ts';

/** The source of the installation's map tiles (setting TRACKING_TILES_URL). */
interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  readonly attribution: string;
}

/** The part of the drawing that a map shows, in units of the drawing. */
export interface MapBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture and its place in the drawing. */
interface MapTile extends MapBox {
  readonly href: string;
}

/** The width of a map in CSS pixels for which zoom levels are chosen, and the width of a tile. */
const mapPixels = 640;
const tilePixels = 256;
const maxZoom = 18;

/** The tile source that the page names. Null if there is none. Throws for a page that the gateway has not written. */
export function readMapTiles(page: Pick<Document, 'querySelector'>): MapTiles | null {
  return insertedIn(page, 'map-tiles') as MapTiles | null;
}

/** The tiles of a part of the drawing, one or two dozen. Drawing and tiles are both in Web Mercator. */
export function tilesOf(
  { url }: MapTiles,
  { west, north, units }: Pick<CityOutline, 'west' | 'north' | 'units'>,
  box: MapBox,
): readonly MapTile[] {
  const degreesWide = box.width / units;
  const ideal = Math.log2((360 / degreesWide) * (mapPixels / tilePixels));
  const zoom = Math.min(maxZoom, Math.max(0, Math.round(ideal)));
  const count = 2 ** zoom;
  const size = (360 / count) * units;
  // The upper left corner of tile 0/0: 180° west, and 180 degrees of Mercator's latitude north.
  const origin = { x: (-180 - west) * units, y: (mercator(north) - 180) * units };
  const columns = indexes((box.x - origin.x) / size, (box.x + box.width - origin.x) / size);
  const rows = indexes((box.y - origin.y) / size, (box.y + box.height - origin.y) / size);
  return rows
    .filter((y) => y >= 0 && y < count)
    .flatMap((y) =>
      columns.map((x) => ({
        href: tileUrl(url, { z: zoom, x: ((x % count) + count) % count, y }),
        x: origin.x + x * size,
        y: origin.y + y * size,
        width: size,
        height: size,
      })),
    );
}

function tileUrl(url: string, numbers: Readonly<Record<'z' | 'x' | 'y', number>>): string {
  return url.replace(/\{([zxy])\}/g, (_, name: 'z' | 'x' | 'y') => String(numbers[name]));
}

function indexes(from: number, to: number): readonly number[] {
  const first = Math.floor(from);
  return Array.from({ length: Math.ceil(to) - first }, (_, index) => first + index);
}
