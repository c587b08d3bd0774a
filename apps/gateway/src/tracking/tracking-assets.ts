import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { StaticFiles } from '../static-files/static-files.ts';
import { outlineFile } from './city-outline.ts';

/** The addresses at which the page finds its script, and the script finds the map library. */
export interface TrackingAssetLinks {
  readonly script: string;
  readonly map: string;
  readonly mapStyle: string;
}

const require = createRequire(import.meta.url);
/** One day: during an update of the gateways, an address may return the file of the other version. */
const keptForSeconds = 86_400;
const contents = {
  'tracking.js': () => readFileSync(new URL('../../browser/tracking.js', import.meta.url)),
  'leaflet.js': () => readFileSync(require.resolve('leaflet/dist/leaflet.js')),
  // Without the language in the name, a browser would keep using the outline of the other language.
  'outline-en.svg': () => Buffer.from(outlineFile('en')),
  'outline-bn.svg': () => Buffer.from(outlineFile('bn')),
  'leaflet.css': () => readFileSync(require.resolve('leaflet/dist/leaflet.css')),
};

/** The files of the tracking page. */
export const trackingFiles = new StaticFiles(Object.keys(contents), async (name) => ({
  plain: contents[name as keyof typeof contents](),
  headers: { 'Cache-Control': `public, max-age=${keptForSeconds}` },
}));

let links: TrackingAssetLinks | undefined;

/**
 * The addresses of the files. Each contains a hash of the content, so that browsers may cache it. Any hash returns the
 * present file: during an update, the page of a new gateway may send its requests to an old one.
 */
export function trackingAssetLinks(): TrackingAssetLinks {
  links ??= { script: linkTo('tracking.js'), map: linkTo('leaflet.js'), mapStyle: linkTo('leaflet.css') };
  return links;
}

function linkTo(name: keyof typeof contents): string {
  return `/track/assets/${name}?v=${createHash('sha256').update(contents[name]()).digest('base64url').slice(0, 12)}`;
}
