import fc from 'fast-check';
import { pointOf } from './city-outline.ts';
import { readMapTiles, tilesOf } from './map-tiles.ts';

const frame = { west: 90.3, north: 23.93, units: 10_000 };
const tiles = { url: 'https://tiles.example.com/{z}/{x}/{y}.png?key=1', attribution: '© Example' };
const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** The numbers of a tile, computed as in the OpenStreetMap wiki ("Slippy map tilenames"). */
function tileAt(zoom: number, latitude: number, longitude: number): string {
  const count = 2 ** zoom;
  const radians = (latitude * Math.PI) / 180;
  const x = Math.floor(((longitude + 180) / 360) * count);
  const y = Math.floor(((1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2) * count);
  return `https://tiles.example.com/${zoom}/${x}/${y}.png?key=1`;
}

function pageWith(content: string | null): Pick<Document, 'querySelector'> {
  const found = content === null ? null : { getAttribute: () => content };
  return { querySelector: () => found } as unknown as Pick<Document, 'querySelector'>;
}

test('puts each place into the tile with the right numbers', () => {
  fc.assert(
    fc.property(degrees(-80, 80), degrees(-179, 179), degrees(320, 40_000), (latitude, longitude, width) => {
      const { x, y } = pointOf(frame, { latitude, longitude });
      const box = { x: x - width / 2, y: y - width / 3, width, height: width / 1.5 };
      const found = tilesOf(tiles, frame, box);
      const zoom = Number(/example\.com\/(\d+)\//.exec(found[0]?.href ?? '')?.[1]);
      const under = found.find((tile) => tile.href === tileAt(zoom, latitude, longitude));
      // On the edge of a tile, rounding decides which tile it is.
      const slack = (under?.width ?? 0) * 1e-6;
      expect(x).toBeGreaterThanOrEqual((under?.x ?? Number.NaN) - slack);
      expect(x).toBeLessThanOrEqual((under?.x ?? Number.NaN) + (under?.width ?? 0) + slack);
      expect(y).toBeGreaterThanOrEqual((under?.y ?? Number.NaN) - slack);
      expect(y).toBeLessThanOrEqual((under?.y ?? Number.NaN) + (under?.height ?? 0) + slack);
    }),
  );
});

test('covers the map with few tiles', () => {
  fc.assert(
    fc.property(degrees(-2_000, 5_000), degrees(-2_000, 5_000), degrees(320, 40_000), (x, y, width) => {
      const box = { x, y, width, height: width / 1.5 };
      const found = tilesOf(tiles, frame, box);
      expect(found.length).toBeLessThanOrEqual(30);
      expect(Math.min(...found.map((tile) => tile.x))).toBeLessThanOrEqual(x);
      expect(Math.min(...found.map((tile) => tile.y))).toBeLessThanOrEqual(y);
      expect(Math.max(...found.map((tile) => tile.x + tile.width))).toBeGreaterThanOrEqual(x + width);
      expect(Math.max(...found.map((tile) => tile.y + tile.height))).toBeGreaterThanOrEqual(y + box.height);
    }),
  );
});

test('draws a street with tiles of zoom 14 and more, and a city with those of zoom 11', () => {
  const zoomOf = (width: number) =>
    /example\.com\/(\d+)\//.exec(tilesOf(tiles, frame, { x: 0, y: 0, width, height: width })[0]?.href ?? '')?.[1];
  expect([zoomOf(320), zoomOf(3_500)]).toEqual(['15', '11']);
});

test('reads a tile source, or none, from the page', () => {
  expect(readMapTiles(pageWith(JSON.stringify(tiles)))).toEqual(tiles);
  for (const none of ['', '__MAP_TILES__', null]) expect(readMapTiles(pageWith(none))).toBeNull();
});
