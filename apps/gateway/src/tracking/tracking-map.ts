import type { Place } from '@dakpion/contracts';
import { Html, html } from '../pages/html.ts';
import type { MapTiles } from '../pages/map-tiles.ts';
import {
  cityOutline,
  crowdedFrom,
  drawn,
  isInOutline,
  letterPixels,
  outlineBounds,
  outlineSize,
  tenths,
} from './city-outline.ts';
import type { TrackedParcel } from './tracked-parcel.ts';
import type { Language } from './tracking-language.ts';
import { trackingTexts } from './tracking-texts.ts';

/** The locations for the script of the page: latitude and longitude. */
interface MapPlaces {
  readonly pickup: readonly [number, number];
  readonly destination: readonly [number, number];
  readonly rider: readonly [number, number] | null;
}

/** Width of the map in CSS pixels for which the sizes of pins and letters are chosen. */
const usualWidth = 420;
const aspect = 1.5;
const leastWidth = 320;
const margin = 1.7;
const pinShape = 'M0 0C-3-9-11-13-11-22a11 11 0 0 1 22 0C11-13 3-9 0 0Z';

/** The symbols of the pins, in 24 units each way around their centre. */
const glyphs = {
  pickup:
    '<path d="M-5.5-25.5h11l-1 9h-9zM-3-25.5a3 3 0 0 1 6 0" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/>',
  destination: '<path d="M-5.5-21.5 0-26.5l5.5 5v5.5h-3.5v-4h-4v4h-3.5z" fill="currentColor"/>',
  rider:
    '<circle cx="-5.5" cy="3.5" r="3.2"/><circle cx="5.8" cy="3.5" r="3.2"/><path d="M-5.5 3.5-1.5-2.5h4.5l2.8 6M3-2.5 1.5-6h-2.5"/>',
} as const;

/** The pins as SVG, for the page and its script. */
const pins = {
  pickup: `<g class="pin pickup"><path class="shape" d="${pinShape}"/>${glyphs.pickup}</g>`,
  destination: `<g class="pin destination"><path class="shape" d="${pinShape}"/>${glyphs.destination}</g>`,
  rider: `<g class="pin rider"><circle class="halo" r="22"/><circle class="shape" r="14"/><g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${glyphs.rider}</g></g>`,
} as const;

export function placesOf({ pickup, destination, rider }: TrackedParcel): MapPlaces {
  return { pickup: pair(pickup), destination: pair(destination), rider: rider?.place ? pair(rider.place) : null };
}

/**
 * The map without a script: the outline of the city, pickup and destination, and the rider. Null when there is no
 * background for it: no tiles, and a place outside of the outline.
 */
export function trackingMap(parcel: TrackedParcel, language: Language, tiles: MapTiles | null): Html | null {
  const texts = trackingTexts[language];
  const { pickup, destination, rider } = parcel;
  const places = [pickup, destination, ...(rider?.place ? [rider.place] : [])];
  const hasOutline = [pickup, destination].every(isInOutline);
  if (!hasOutline && tiles === null) return null;
  const box = boxAround(places);
  const scale = box.width / usualWidth;
  const { south, west, north, east } = outlineBounds;
  const data = {
    places: placesOf(parcel),
    pins,
    texts: { zoomIn: texts.zoomIn, zoomOut: texts.zoomOut },
    outline: hasOutline ? { bounds: [south, west, north, east], ...outlineSize, letterPixels, crowdedFrom } : null,
    tiles,
  };
  const [from, to] = [drawn(pickup), drawn(destination)];
  return html`<section class="map" id="map" aria-label="${texts.map}" data-map="${JSON.stringify(data)}">
<svg viewBox="${box.x} ${box.y} ${box.width} ${box.height}" role="img" aria-label="${texts.mapShows}">
<g id="outline">${hasOutline ? cityOutline(language, scale) : null}</g>
<g id="pins"><path class="way" d="M${from.x} ${from.y}L${to.x} ${to.y}" stroke-width="${tenths(2.5 * scale)}" stroke-dasharray="${tenths(0.1)} ${tenths(8 * scale)}"/>
${pinAt('pickup', pickup, scale)}${pinAt('destination', destination, scale)}${rider?.place ? pinAt('rider', rider.place, scale) : null}</g>
</svg>
</section>`;
}

function pinAt(kind: keyof typeof pins, place: Place, scale: number): Html {
  const { x, y } = drawn(place);
  return html`<g transform="translate(${x} ${y}) scale(${tenths(scale)})">${new Html(pins[kind])}</g>`;
}

function boxAround(places: readonly Place[]): { x: number; y: number; width: number; height: number } {
  const points = places.map(drawn);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  const across = Math.max(...xs) - Math.min(...xs);
  const down = Math.max(...ys) - Math.min(...ys);
  const width = Math.round(Math.max(leastWidth, across * margin, down * margin * aspect));
  const height = Math.round(width / aspect);
  // A pin stands above its place.
  return { x: Math.round(middle.x - width / 2), y: Math.round(middle.y - height / 2 - height / 20), width, height };
}

function pair({ latitude, longitude }: Place): readonly [number, number] {
  return [latitude, longitude];
}
