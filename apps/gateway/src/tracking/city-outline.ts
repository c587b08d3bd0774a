import type { Place } from '@dakpion/contracts';
import { type Html, html } from '../pages/html.ts';
import type { Language } from './tracking-language.ts';

// Dhaka for a map without tiles: rivers, lakes, parks and main roads, drawn by hand from well-known coordinates. The
// outline shows roughly where a place is in the city, and is not precise enough for navigation. Latitude and longitude
// in degrees.

type Point = readonly [latitude: number, longitude: number];

/** The area of the outline. */
export const outlineBounds = { south: 23.63, west: 90.3, north: 23.93, east: 90.56 } as const;
/** Units of the drawing per degree of longitude. */
const unitsPerDegree = 10_000;
/** Font sizes, in CSS pixels. */
export const letterPixels = 12;

/** The built-up area between the rivers. */
const city: readonly Point[] = [
  [23.881, 90.4],
  [23.893, 90.362],
  [23.872, 90.347],
  [23.83, 90.345],
  [23.805, 90.342],
  [23.783, 90.338],
  [23.752, 90.347],
  [23.722, 90.36],
  [23.708, 90.385],
  [23.704, 90.41],
  [23.688, 90.43],
  [23.668, 90.452],
  [23.672, 90.487],
  [23.7, 90.505],
  [23.722, 90.497],
  [23.757, 90.484],
  [23.797, 90.484],
  [23.84, 90.471],
  [23.882, 90.455],
];

const rivers: readonly { readonly width: number; readonly points: readonly Point[] }[] = [
  // Turag and Buriganga
  {
    width: 30,
    points: [
      [23.93, 90.318],
      [23.905, 90.338],
      [23.88, 90.338],
      [23.853, 90.337],
      [23.828, 90.343],
      [23.805, 90.336],
      [23.783, 90.334],
      [23.762, 90.332],
      [23.742, 90.34],
      [23.722, 90.351],
      [23.712, 90.366],
      [23.704, 90.386],
      [23.702, 90.408],
      [23.692, 90.424],
      [23.676, 90.438],
      [23.662, 90.458],
      [23.645, 90.478],
      [23.63, 90.488],
    ],
  },
  // Tongi khal
  {
    width: 14,
    points: [
      [23.905, 90.338],
      [23.896, 90.36],
      [23.889, 90.382],
      [23.882, 90.401],
      [23.888, 90.425],
      [23.886, 90.452],
    ],
  },
  // Balu
  {
    width: 14,
    points: [
      [23.93, 90.468],
      [23.905, 90.458],
      [23.886, 90.457],
      [23.86, 90.473],
      [23.835, 90.478],
      [23.797, 90.489],
      [23.757, 90.489],
      [23.735, 90.5],
      [23.722, 90.502],
    ],
  },
  // Shitalakshya
  {
    width: 34,
    points: [
      [23.93, 90.545],
      [23.88, 90.552],
      [23.84, 90.545],
      [23.79, 90.523],
      [23.745, 90.508],
      [23.722, 90.503],
      [23.706, 90.517],
      [23.686, 90.512],
      [23.66, 90.503],
      [23.63, 90.506],
    ],
  },
];

const lakes: readonly (readonly Point[])[] = [
  // Dhanmondi
  [
    [23.7565, 90.3735],
    [23.7515, 90.3768],
    [23.7465, 90.3745],
    [23.7425, 90.3775],
    [23.739, 90.3755],
  ],
  // Hatirjheel
  [
    [23.7505, 90.397],
    [23.7575, 90.4005],
    [23.7635, 90.407],
    [23.7655, 90.4155],
    [23.7695, 90.4225],
  ],
  // Gulshan and Banani
  [
    [23.7695, 90.4205],
    [23.7785, 90.4195],
    [23.787, 90.4215],
    [23.796, 90.4195],
    [23.805, 90.4215],
  ],
  [
    [23.779, 90.41],
    [23.7885, 90.4085],
    [23.797, 90.41],
    [23.8045, 90.4095],
  ],
];

const parks: readonly (readonly Point[])[] = [
  // Ramna and Suhrawardy Udyan
  [
    [23.7405, 90.399],
    [23.7385, 90.405],
    [23.7335, 90.403],
    [23.7315, 90.398],
    [23.735, 90.395],
  ],
  // Chandrima Udyan and Parliament
  [
    [23.7695, 90.3765],
    [23.7685, 90.3825],
    [23.7605, 90.3815],
    [23.759, 90.376],
  ],
  // Botanical garden and zoo
  [
    [23.8255, 90.344],
    [23.8235, 90.352],
    [23.811, 90.3495],
    [23.811, 90.3445],
  ],
  // Airport
  [
    [23.8585, 90.391],
    [23.8525, 90.4055],
    [23.836, 90.4125],
    [23.8315, 90.405],
    [23.8425, 90.3965],
  ],
];

const mainRoads: readonly (readonly Point[])[] = [
  // Airport Road and Kazi Nazrul Islam Avenue
  [
    [23.93, 90.393],
    [23.882, 90.401],
    [23.8705, 90.4005],
    [23.852, 90.4075],
    [23.83, 90.4185],
    [23.821, 90.4195],
    [23.8155, 90.4095],
    [23.794, 90.4015],
    [23.778, 90.3985],
    [23.764, 90.3905],
    [23.7575, 90.39],
    [23.7495, 90.393],
    [23.738, 90.396],
    [23.7325, 90.406],
    [23.733, 90.417],
    [23.721, 90.4245],
    [23.71, 90.434],
  ],
  // Mirpur Road
  [
    [23.725, 90.3855],
    [23.733, 90.3845],
    [23.7505, 90.378],
    [23.758, 90.3735],
    [23.775, 90.366],
    [23.7815, 90.352],
    [23.785, 90.338],
    [23.797, 90.315],
    [23.81, 90.3],
  ],
  // Begum Rokeya Avenue
  [
    [23.764, 90.3905],
    [23.778, 90.38],
    [23.793, 90.374],
    [23.807, 90.3685],
    [23.828, 90.364],
  ],
  // Pragati Avenue and Rampura
  [
    [23.821, 90.4195],
    [23.81, 90.4215],
    [23.7975, 90.4235],
    [23.781, 90.4255],
    [23.763, 90.421],
    [23.75, 90.413],
    [23.74, 90.4115],
    [23.733, 90.417],
  ],
  // To Chattogram
  [
    [23.71, 90.434],
    [23.6975, 90.462],
    [23.6945, 90.487],
    [23.704, 90.517],
    [23.698, 90.56],
  ],
  // To Mawa
  [
    [23.71, 90.434],
    [23.69, 90.4275],
    [23.66, 90.405],
    [23.63, 90.39],
  ],
];

const roads: readonly (readonly Point[])[] = [
  // Mirpur 1 to 14 and Kachukhet
  [
    [23.7815, 90.352],
    [23.7955, 90.353],
    [23.807, 90.3685],
    [23.799, 90.385],
    [23.794, 90.4015],
    [23.7945, 90.414],
    [23.7975, 90.4235],
  ],
  // Gulshan Avenue
  [
    [23.794, 90.4145],
    [23.7806, 90.4165],
    [23.773, 90.414],
    [23.7625, 90.4015],
    [23.7495, 90.404],
  ],
  // Mohakhali to Badda
  [
    [23.778, 90.3985],
    [23.7806, 90.4165],
    [23.781, 90.4255],
  ],
  // Purbachal
  [
    [23.8255, 90.4215],
    [23.833, 90.455],
    [23.837, 90.5],
    [23.84, 90.53],
  ],
  // Panthapath
  [
    [23.7515, 90.3775],
    [23.75, 90.393],
    [23.7495, 90.404],
    [23.75, 90.413],
  ],
  // Satmasjid Road
  [
    [23.739, 90.3735],
    [23.756, 90.365],
    [23.7655, 90.3585],
  ],
  // Gulistan to Sadarghat
  [
    [23.7325, 90.406],
    [23.725, 90.4125],
    [23.708, 90.4115],
  ],
  // Demra
  [
    [23.71, 90.434],
    [23.716, 90.468],
    [23.72, 90.497],
  ],
  // Uttara and Ashulia
  [
    [23.8705, 90.4005],
    [23.873, 90.378],
    [23.893, 90.345],
    [23.9, 90.3],
  ],
  // Mirpur to Uttara
  [
    [23.828, 90.364],
    [23.845, 90.366],
    [23.873, 90.378],
  ],
];

interface Area {
  readonly at: Point;
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
    x: round((longitude - outlineBounds.west) * unitsPerDegree),
    y: round((mercator(outlineBounds.north) - mercator(latitude)) * unitsPerDegree),
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
  const { width, height } = outlineSize;
  const visibility = unitsPerPixel > crowdedFrom ? 'hidden' : 'visible';
  return html`<rect class="land" x="${-width}" y="${-height}" width="${3 * width}" height="${round(3 * height)}"/>
<path class="city" d="${curve(city)}Z"/>
${parks.map((points) => html`<path class="park" d="${straight(points)}Z"/>`)}
<g class="road">${roads.map((points) => html`<path d="${curve(points)}"/>`)}</g>
<g class="road main">${mainRoads.map((points) => html`<path d="${curve(points)}"/>`)}</g>
<g class="water">${lakes.map((points) => html`<path stroke-width="9" d="${curve(points)}"/>`)}${rivers.map(
    ({ width: wide, points }) => html`<path stroke-width="${wide}" d="${curve(points)}"/>`,
  )}</g>
<g class="areas" font-size="${round(letterPixels * unitsPerPixel)}">${namesOf(mainAreas, language)}<g class="others" visibility="${visibility}">${namesOf(otherAreas, language)}</g></g>`;
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
  return areas.map(({ at, [language]: name }) => {
    const { x, y } = pointOf(at);
    return html`<text x="${x}" y="${y}">${name}</text>`;
  });
}

function pointOf([latitude, longitude]: Point): { readonly x: number; readonly y: number } {
  return drawn({ latitude, longitude });
}

function straight(points: readonly Point[]): string {
  return points
    .map(pointOf)
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('');
}

/** A smooth line through the midpoints between the points, with a curve around each point. */
function curve(points: readonly Point[]): string {
  const all = points.map(pointOf);
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined) return '';
  const bends = all.slice(1, -1).map((point, index) => {
    const next = all[index + 2] ?? last;
    return `Q${point.x} ${point.y} ${round((point.x + next.x) / 2)} ${round((point.y + next.y) / 2)}`;
  });
  return `M${first.x} ${first.y}${bends.join('')}L${last.x} ${last.y}`;
}

function mercator(latitude: number): number {
  const radians = (latitude * Math.PI) / 180;
  return (Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
