/** A place on earth, in degrees. */
export interface MapPlace {
  readonly latitude: number;
  readonly longitude: number;
}

/** A point of the drawing, in its units. */
interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** The position and the content of the drawing of the city. */
export interface CityOutline {
  /** Degrees of its left and its upper edge. */
  readonly west: number;
  readonly north: number;
  /** Units of the drawing per degree of longitude. */
  readonly units: number;
  readonly width: number;
  readonly height: number;
  /** The SVG elements of the drawing, as written by the gateway. */
  readonly content: string;
}

/** Reads the drawing that the tracking page also shows. Throws for any other text. */
export function outlineOf(svg: string): CityOutline {
  const { documentElement: root } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const number = (name: string) => Number(root.getAttribute(`data-${name}`) ?? Number.NaN);
  const [, , width = Number.NaN, height = Number.NaN] = (root.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const outline = { west: number('west'), north: number('north'), units: number('units'), width, height };
  if (Object.values(outline).some(Number.isNaN)) throw new Error('not the outline of a city');
  return { ...outline, content: root.innerHTML };
}

/** The position of a place in the drawing, which is in Web Mercator. */
export function pointOf({ west, north, units }: Frame, { latitude, longitude }: MapPlace): MapPoint {
  return { x: (longitude - west) * units, y: (mercator(north) - mercator(latitude)) * units };
}

/** The place at a point, to about a metre. */
export function placeAt({ west, north, units }: Frame, { x, y }: MapPoint): MapPlace {
  const degrees = mercator(north) - y / units;
  const latitude = (2 * Math.atan(Math.exp((degrees * Math.PI) / 180)) - Math.PI / 2) * (180 / Math.PI);
  return { latitude: rounded(latitude), longitude: rounded(west + x / units) };
}

/** Whether the drawing covers a place. */
export function isDrawn(outline: Frame & Pick<CityOutline, 'width' | 'height'>, place: MapPlace): boolean {
  const { x, y } = pointOf(outline, place);
  return x >= 0 && y >= 0 && x <= outline.width && y <= outline.height;
}

type Frame = Pick<CityOutline, 'west' | 'north' | 'units'>;

/** A latitude as an ordinate of Web Mercator, in units as long as a degree of longitude. */
export function mercator(latitude: number): number {
  return (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;
}

function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
