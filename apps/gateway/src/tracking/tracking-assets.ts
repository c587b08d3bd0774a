import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import type { PageAsset } from '../page-assets/send-asset.ts';
import { outlineFile } from './city-outline.ts';

/** The addresses at which the page finds its script, and the script finds the map library. */
export interface TrackingAssetLinks {
  readonly script: string;
  readonly map: string;
  readonly mapStyle: string;
}

const require = createRequire(import.meta.url);
const script = 'text/javascript; charset=utf-8';
const style = 'text/css; charset=utf-8';
const drawing = 'image/svg+xml; charset=utf-8';
const sources: Readonly<Record<string, { readonly mediaType: string; readonly read: () => Uint8Array }>> = {
  'tracking.js': {
    mediaType: script,
    read: () => readFileSync(new URL('../../browser/tracking.js', import.meta.url)),
  },
  'leaflet.js': { mediaType: script, read: () => readFileSync(require.resolve('leaflet/dist/leaflet.js')) },
  // Without the language in the name, a browser would keep using the outline of the other language.
  'outline-en.svg': { mediaType: drawing, read: () => Buffer.from(outlineFile('en')) },
  'outline-bn.svg': { mediaType: drawing, read: () => Buffer.from(outlineFile('bn')) },
  'leaflet.css': { mediaType: style, read: () => readFileSync(require.resolve('leaflet/dist/leaflet.css')) },
};
const prepared = new Map<string, PageAsset>();

/** The file with a name. Null if there is none. Each file is read and compressed at its first request. */
export function trackingAsset(name: string): PageAsset | null {
  const known = prepared.get(name);
  if (known !== undefined) return known;
  const source = Object.hasOwn(sources, name) ? sources[name] : undefined;
  if (source === undefined) return null;
  const plain = source.read();
  const asset = { mediaType: source.mediaType, plain, brotli: null, gzip: gzipSync(plain) };
  prepared.set(name, asset);
  return asset;
}

let links: TrackingAssetLinks | undefined;

/**
 * The addresses of the files. Each contains a hash of the content, so that browsers may cache it. Any hash returns the
 * present file: during an update, the page of a new gateway may send its requests to an old one.
 */
export function trackingAssetLinks(): TrackingAssetLinks {
  links ??= { script: linkTo('tracking.js'), map: linkTo('leaflet.js'), mapStyle: linkTo('leaflet.css') };
  return links;
}

function linkTo(name: string): string {
  const content = trackingAsset(name)?.plain ?? new Uint8Array();
  return `/track/assets/${name}?v=${createHash('sha256').update(content).digest('base64url').slice(0, 12)}`;
}
