import { readFileSync } from 'node:fs';
import type { Place } from '@dakpion/contracts';
import { Html, html } from '../pages/html.ts';
import type { Language } from './tracking-language.ts';

/** The area of the outline, in degrees. */
export const outlineBounds = { south: 23.63, west: 90.3, north: 23.93, east: 90.56 } as const;
/** Units of the drawing per degree of longitude. */
const unitsPerDegree = 10_000;
/** Font sizes, in CSS pixels. */
export const letterPixels = 12;

/** Rivers, lakes, parks and roads, without the root element, title and comments of the file. */
const shapes = new Html(
  readFileSync(new URL('../../browser/city-outline.svg', import.meta.url), 'utf8').replaceAll(
    /<\/?svg[^>]*>|<title>.*?<\/title>|<!--.*?-->|\n\s*/gs,
    '',
  ),
);

interface Area {
  readonly at: readonly [latitude: number, longitude: number];
  readonly en: string;
  readonly bn: string;
}

/** Named on every map. */
const mainAreas: readonly Area[] = [
  { at: [23.874, 90.389], en: 'Uttara', bn: 'উত্তরা' },
  { at: [23.817, 90.366], en: 'Mirpur', bn: 'মিরপুর' },
  { at: [23.8, 90.4135], en: 'Gulshan', bn: 'গুলশান' },
  { at: [23.744, 90.371], en: 'Dhanmondi', bn: 'ধানমন্ডি' },
  { at: [23.7275, 90.4195], en: 'Motijheel', bn: 'মতিঝিল' },
];

/** Named if there is enough space. */
const otherAreas: readonly Area[] = [
  { at: [23.906, 90.408], en: 'Tongi', bn: 'টঙ্গী' },
  { at: [23.815, 90.437], en: 'Bashundhara', bn: 'বসুন্ধরা' },
  { at: [23.78, 90.437], en: 'Badda', bn: 'বাড্ডা' },
  { at: [23.766, 90.398], en: 'Tejgaon', bn: 'তেজগাঁও' },
  { at: [23.762, 90.359], en: 'Mohammadpur', bn: 'মোহাম্মদপুর' },
  { at: [23.7135, 90.399], en: 'Old Dhaka', bn: 'পুরান ঢাকা' },
  { at: [23.753, 90.434], en: 'Rampura', bn: 'রামপুরা' },
  { at: [23.701, 90.446], en: 'Jatrabari', bn: 'যাত্রাবাড়ী' },
  { at: [23.689, 90.385], en: 'Keraniganj', bn: 'কেরানীগঞ্জ' },
  { at: [23.8345, 90.384], en: 'Cantonment', bn: 'সেনানিবাস' },
];
/** With more units per CSS pixel, the names of all areas would overlap. */
export const crowdedFrom = 3.2;

/** The position of a place in the drawing: Web Mercator, so that map libraries can place it under their own points. */
export function drawn({ latitude, longitude }: Place): { readonly x: number; readonly y: number } {
  return {
    x: tenths((longitude - outlineBounds.west) * unitsPerDegree),
    y: tenths((mercator(outlineBounds.north) - mercator(latitude)) * unitsPerDegree),
  };
}

/** The size of the drawing in its units. */
export const outlineSize = {
  width: drawn({ latitude: outlineBounds.north, longitude: outlineBounds.east }).x,
  height: drawn({ latitude: outlineBounds.south, longitude: outlineBounds.west }).y,
} as const;

/** Whether the outline has content around a place. */
export function isInOutline({ latitude, longitude }: Place): boolean {
  const { south, west, north, east } = outlineBounds;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** The SVG content of the outline, with fonts for this many units of the drawing per CSS pixel. */
export function cityOutline(language: Language, unitsPerPixel: number): Html {
  const visibility = unitsPerPixel > crowdedFrom ? 'hidden' : 'visible';
  return html`${shapes}<g class="areas" font-size="${tenths(letterPixels * unitsPerPixel)}">${namesOf(mainAreas, language)}<g class="others" visibility="${visibility}">${namesOf(otherAreas, language)}</g></g>`;
}

/**
 * The outline as a file, for pages that draw their own pins on it. `data-west`, `data-north` and `data-units` give its
 * position: the longitude and latitude of its corner, and its units per degree of longitude.
 */
export function outlineFile(language: Language): string {
  const { width, height } = outlineSize;
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" data-west="${outlineBounds.west}" data-north="${outlineBounds.north}" data-units="${unitsPerDegree}">${cityOutline(language, 1)}</svg>`
    .text;
}

function namesOf(areas: readonly Area[], language: Language): readonly Html[] {
  return areas.map(({ at: [latitude, longitude], [language]: name }) => {
    const { x, y } = drawn({ latitude, longitude });
    return html`<text x="${x}" y="${y}">${name}</text>`;
  });
}

function mercator(latitude: number): number {
  const radians = (latitude * Math.PI) / 180;
  return (Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI;
}

/** A coordinate or a size, in tenths of a unit. */
export function tenths(number: number): number {
  return Math.round(number * 10) / 10;
}
